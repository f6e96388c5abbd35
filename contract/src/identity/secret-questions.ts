/**
 * Questions whose answers others cannot find in a profile. The list is closed: a question in somebody's own words would
 * tell that the account exists, because an account that does not exist answers with one of these.
 */
export const SECRET_QUESTIONS = [
  '¿Cómo se llamaba tu primera mascota?',
  '¿En qué calle vivías a los diez años?',
  '¿Quién fue tu maestra o maestro preferido?',
  '¿Cuál fue el primer recital al que fuiste?',
  '¿Cómo le decían a tu mejor amigo de la infancia?',
] as const;

/** Shown to visitors for an account that still has a question in its owner's words, and for some that do not exist. */
export const OWN_QUESTION = 'La pregunta que escribiste vos';

/** Everything that a visitor may be asked. */
export const SHOWN_QUESTIONS = [...SECRET_QUESTIONS, OWN_QUESTION] as const;
