import type { Constraint } from 'yalps';

export type Entries = readonly (readonly [row: string, value: number])[];
export type Variable = {
  readonly name: string;
  /** What one unit adds to each row; `cost` is what is minimised. */
  readonly adds: Entries;
  /** Counted in whole steps. The others are only measures of distance. */
  readonly whole: boolean;
};
export type Model = {
  readonly constraints: readonly (readonly [row: string, limit: Constraint])[];
  readonly variables: readonly Variable[];
};

/** How far from a whole number the solver may leave what is whole. */
export const PRECISION = 1e-6;

/** Counts what some units of a variable take of each row. */
export function spend(spent: Map<string, number>, { adds }: Variable, units: number): void {
  for (const [row, perUnit] of adds) spent.set(row, (spent.get(row) ?? 0) + perUnit * units);
}

/** What is left of each limit for the open variables, or undefined when a row that none of them touches is broken. */
export function leftAfter(
  spent: ReadonlyMap<string, number>,
  constraints: Model['constraints'],
  open: readonly Variable[],
): [string, Constraint][] | undefined {
  const touched = new Set(open.flatMap(({ adds }) => adds.map(([row]) => row)));
  const left: [string, Constraint][] = [];
  for (const [row, { min, max }] of constraints) {
    const already = spent.get(row) ?? 0;
    if (touched.has(row))
      left.push([
        row,
        { ...(min !== undefined && { min: min - already }), ...(max !== undefined && { max: max - already }) },
      ]);
    else if (already > (max ?? Infinity) + PRECISION || already < (min ?? -Infinity) - PRECISION) return undefined;
  }
  return left;
}
