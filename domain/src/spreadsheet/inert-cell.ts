/**
 * What a spreadsheet may compute: a formula, also in full width, after spaces, signs that are not seen, quotes or
 * separators that a program drops when it splits or trims cells, or what moves to another cell.
 */
const FORMULA =
  /^(?:[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Pi}\p{Pf}"'`´‚„＂＇;,|]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|'*[\t\r\n])/u;
const NUMBER = /^-\d+(?:[.,]\d+)*$/;

/** The text of a cell, that no spreadsheet computes: an apostrophe before it says that it is text. A figure stays one. */
export const escapeCell = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** The text that was escaped. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
