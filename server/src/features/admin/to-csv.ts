import { escapeCell } from '@forja/domain/spreadsheet/inert-cell';

/** A file that a spreadsheet in Spanish opens by itself: marked as UTF-8, with semicolons. */
export const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`;

function toCell(text: string | null): string {
  if (text === null) return '';
  // some of these texts were written without an account
  const inert = escapeCell(text);
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
