/**
 * What is left of a price after a discount, in whole cents. A fraction of a cent is never charged: the total rounds
 * down, so the discount is at least what was promised.
 */
export function discounted(listMinor: number, percent: number): { discountMinor: number; totalMinor: number } {
  const totalMinor = Math.floor((listMinor * (100 - percent)) / 100);
  return { discountMinor: listMinor - totalMinor, totalMinor };
}
