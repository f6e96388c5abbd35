/**
 * Closed list: a custom question would reveal that the account exists, because unknown accounts
 * show a listed one.
 */
export const SECRET_QUESTIONS = [
  '¿Cómo se llamaba tu primera mascota?',
  '¿En qué calle vivías a los diez años?',
  '¿Quién fue tu maestra o maestro preferido?',
  '¿Cuál fue el primer recital al que fuiste?',
  '¿Cómo le decían a tu mejor amigo de la infancia?',
] as const;

/** Decoy for unknown accounts, and label of accounts that still have a custom question. */
export const OWN_QUESTION = 'La pregunta que escribiste vos';

export const SHOWN_QUESTIONS = [...SECRET_QUESTIONS, OWN_QUESTION] as const;
