import { escapeCell } from '@forja/domain/spreadsheet/inert-cell';

/** BOM and semicolons, as spreadsheets in Spanish expect. */
export const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`;

function toCell(text: string | null): string {
  if (text === null) return '';
  // cells are escaped against formula injection, since visitors wrote some of them
  const inert = escapeCell(text);
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
