export type DatedPrice = { startsAt: Date };

export const findCurrentPrice = <P extends DatedPrice>(
  schedule: readonly P[],
  at: Date,
): P | undefined =>
  schedule
    .filter(({ startsAt }) => startsAt <= at)
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0];
