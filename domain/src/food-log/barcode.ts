/** What a packet carries in Argentina: EAN-13, its short form of 8 digits, and the 12 digits of a UPC-A. */
const LENGTHS: readonly number[] = [8, 12, 13];

/**
 * Whether the last digit is the one that the others give: from the right, without it, they count 3, 1, 3, 1 and the sum
 * with it is a multiple of ten. A mistyped digit never passes.
 */
export function isBarcode(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The foods of a code. The 12 digits of a UPC-A are an EAN-13 that starts with zero, and scanners read either. */
export const findByBarcode = <Labelled extends { readonly barcode?: string | undefined }>(
  foods: readonly Labelled[],
  code: string,
): Labelled[] => {
  const searched = toComparable(code);
  return foods.filter(({ barcode }) => barcode && toComparable(barcode) === searched);
};

const toComparable = (text: string): string => text.padStart(13, '0');
