/**
 * How a word sounds where most of Argentina does not tell apart ll and y, b and v, nor s, z and soft c, and h is mute.
 * Of plain text: lower case and without accents.
 */
export const spanishSound = (word: string): string =>
  word
    .replace(/(?<!c)h/gu, '')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/z|c(?=[ei])/gu, 's')
    .replace(/qu(?=[ei])|c(?!h)/gu, 'k')
    .replace(/g(?=[ei])/gu, 'j')
    .replace(/gu(?=[ei])/gu, 'g')
    .replace(/(.)\1+/gu, '$1');
