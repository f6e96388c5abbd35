/**
 * Suggestions that others cannot find in a profile; people may write their own.
 * An account that does not exist answers with one of these, so the form and the server must share them.
 */
export const SECRET_QUESTIONS = [
  '¿Cómo se llamaba tu primera mascota?',
  '¿En qué calle vivías a los diez años?',
  '¿Quién fue tu maestra o maestro preferido?',
  '¿Cuál fue el primer recital al que fuiste?',
  '¿Cómo le decían a tu mejor amigo de la infancia?',
] as const;
