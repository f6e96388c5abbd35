const LENGTHS: readonly number[] = [8, 12, 13];

/** Verifies the GS1 check digit. */
export function isBarcode(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A 12-digit UPC-A is an EAN-13 that starts with zero. */
export const findByBarcode = <Labelled extends { readonly barcode?: string | undefined }>(
  foods: readonly Labelled[],
  code: string,
): Labelled[] => {
  const searched = toComparable(code);
  return foods.filter(({ barcode }) => barcode && toComparable(barcode) === searched);
};

const toComparable = (text: string): string => text.padStart(13, '0');
