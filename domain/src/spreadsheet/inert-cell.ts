/**
 * Formula starts, also full-width or after spaces, invisible characters, quotes or separators that
 * a program may trim.
 */
const FORMULA =
  /^(?:[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Pi}\p{Pf}"'`´‚„＂＇;,|]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|'*[\t\r\n])/u;
const NUMBER = /^-\d+(?:[.,]\d+)*$/;

/** Prefixes an apostrophe, so that spreadsheets treat it as text. Numbers stay. */
export const escapeCell = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
