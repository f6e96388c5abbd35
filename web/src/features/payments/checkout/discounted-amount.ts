/** What is charged of a listed price, in minor units, until the server has answered. */
export const discountedAmount = (listMinor: number, percent: number): number =>
  Math.round((listMinor * (100 - percent)) / 100);
