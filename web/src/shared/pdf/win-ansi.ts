/** What the standard fonts of a PDF cannot draw, as a reader would write it. */
const SPELLED: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '→': '->',
  '−': '-',
  '–': '-',
  '—': '-',
  '…': '...',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  α: 'alfa',
  β: 'beta',
  μ: 'µ',
  '₂': '2',
  '✓': 'si',
};

/** The text in the characters of WinAnsi: those of Latin 1. What has no spelling is left out. */
export const winAnsi = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a1-\u00ff]/gu, (character) => SPELLED[character] ?? '');
