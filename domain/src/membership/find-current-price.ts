/** A price with the instant from which it holds. */
export type DatedPrice = { startsAt: Date };

/** The price that holds at an instant: the last one that has begun. Undefined before the first. */
export const findCurrentPrice = <P extends DatedPrice>(
  schedule: readonly P[],
  at: Date,
): P | undefined =>
  schedule
    .filter(({ startsAt }) => startsAt <= at)
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0];
