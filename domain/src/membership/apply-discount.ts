/** What a code that nobody listed takes off, and what is shown of any code until the server prices it. */
export const USUAL_COUPON_PERCENT = 10;

/**
 * Applies a discount in whole cents. A fraction of a cent is never charged: the total rounds
 * down, so the discount is at least what was promised.
 */
export function applyDiscount(
  listMinor: number,
  percent: number,
): { discountMinor: number; totalMinor: number } {
  const totalMinor = Math.floor((listMinor * (100 - percent)) / 100);
  return { discountMinor: listMinor - totalMinor, totalMinor };
}
