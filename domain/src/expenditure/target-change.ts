export type DailyTarget = {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly kcal: number;
};

/** kcal per day; smaller changes move less water than salt does. Forja's rule. */
const NOTICED_KCAL = 100;

export function lastTargetChange(targets: readonly DailyTarget[]): string | undefined {
  const inOrder = targets.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.findLast(({ kcal }, index) => {
    const before = inOrder[index - 1];
    return before === undefined || Math.abs(kcal - before.kcal) > NOTICED_KCAL;
  })?.from;
}
