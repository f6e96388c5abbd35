/** Percent of unlisted coupons, and shown until the server prices one. */
export const USUAL_COUPON_PERCENT = 10;

/**
 * Applies a discount in whole cents. Rounds the total down, so that the discount is never below the
 * promised one.
 */
export function applyDiscount(
  listMinor: number,
  percent: number,
): { discountMinor: number; totalMinor: number } {
  const totalMinor = Math.floor((listMinor * (100 - percent)) / 100);
  return { discountMinor: listMinor - totalMinor, totalMinor };
}
