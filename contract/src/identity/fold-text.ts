/** Characters that people write in place of a letter. A one stands for an i or an l. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '+': 't',
};

/** One spelling for case, accents, forms of a letter and signs that are not seen. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .trim();

/** The letters that digits and signs stand for. */
export const foldLookalikes = (folded: string): string =>
  Array.from(folded, (sign) => LOOKALIKES[sign] ?? sign).join('');
