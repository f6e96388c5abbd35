/** Digits, at most one comma as decimal separator; dots only where es-AR groups thousands. */
const WITH_COMMA = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)?,\d+$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;
const WITH_DOT = /^-?\d*\.\d+$/;
const WHOLE = /^-?\d+$/;

/** More digits than this lose precision, and nobody measures so. */
const LONGEST = 15;

/**
 * A number as people type it here: "78,4", "78.4", " 1.234,5 ".
 *
 * A dot is a decimal separator, because phone keypads offer it, except where it groups thousands as the site itself
 * prints them: "1.000" is a thousand and "78.400" is not a weight, so that the field's limits can refuse it.
 * Anything else ("1,234.5", "78 kg", "7 8", "78,", "") is not a number: undefined.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = text.trim();
  if (typed.length > LONGEST) return undefined;
  if (WITH_COMMA.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  if (GROUPED.test(typed)) return Number(typed.replaceAll('.', ''));
  if (WITH_DOT.test(typed) || WHOLE.test(typed)) return Number(typed);
  return undefined;
}
