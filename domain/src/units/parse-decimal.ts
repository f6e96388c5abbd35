/** Comma as decimal separator; dots only as es-AR thousands. */
const WITH_COMMA = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)?,\d+$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;
const WITH_DOT = /^-?\d*\.\d+$/;
const WHOLE = /^-?\d+$/;

/** Longer numbers lose precision. */
const LONGEST = 15;

/**
 * Parses es-AR numbers: "78,4", "78.4", " 1.234,5 ". A dot is decimal, as phone keypads offer,
 * unless it groups thousands: "78.400" is 78,400, which the field's limits refuse. Undefined for
 * anything else ("1,234.5", "78 kg", "").
 */
export function parseDecimal(text: string): number | undefined {
  const typed = text.trim();
  if (typed.length > LONGEST) return undefined;
  if (WITH_COMMA.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  if (GROUPED.test(typed)) return Number(typed.replaceAll('.', ''));
  if (WITH_DOT.test(typed) || WHOLE.test(typed)) return Number(typed);
  return undefined;
}
