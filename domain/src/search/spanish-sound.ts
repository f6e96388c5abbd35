/**
 * Phonetic key for Argentine Spanish: merges ll/y, b/v and s/z/soft c; drops h. Expects plain text.
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
