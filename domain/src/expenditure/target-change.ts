/** What somebody aims to eat each day, from a day on. */
export type DailyTarget = {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly kcal: number;
};

/** kcal a day that move the water of a body less than a day's salt does. A rule of Forja. */
const NOTICED_KCAL = 100;

/** The last day on which what is eaten each day changed; the first target changes what was eaten before. */
export function lastTargetChange(targets: readonly DailyTarget[]): string | undefined {
  const inOrder = targets.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.findLast(({ kcal }, index) => {
    const before = inOrder[index - 1];
    return before === undefined || Math.abs(kcal - before.kcal) > NOTICED_KCAL;
  })?.from;
}
