/** A file that a spreadsheet in Spanish opens by itself: marked as UTF-8, with semicolons. */
export const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`;

/** An amount with its sign computes nothing. */
const AMOUNT = /^-?\d+,\d\d$/;

function toCell(text: string | null): string {
  if (text === null) return '';
  // a spreadsheet computes what begins so, and some of these texts were written without an account
  const inert = /^[=+\-@\t\r]/.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
