import type { Constraint } from 'yalps';
import { solve } from 'yalps';

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

/** Nodes of the integer search: a set of dishes that needs more is left for another set. */
const MAX_NODES = 150;
/** A menu this much dearer than the best possible is taken: nobody tells them apart on the plate. */
const GOOD_ENOUGH = 0.2;
const PRECISION = 1e-6;

/** Nothing satisfies the model, or nothing in whole steps was found within the nodes allowed. */
export type Unsolved = 'impossible' | 'not_found';

/**
 * Whole steps that satisfy the model at little cost. Relax and fix: the linear solution decides the
 * variables it leaves whole, and the integer search only the others and those that `isFree` names. Searching them
 * all at once found no more menus and took ten times longer (docs/decisions/0010-menu-solver.md).
 */
export function solveSteps(
  { constraints, variables }: Model,
  isFree: (variable: string) => boolean,
): ReadonlyMap<string, number> | Unsolved {
  const relaxed = solve({
    direction: 'minimize',
    objective: 'cost',
    constraints,
    variables: variables.map(({ name, adds }) => [name, adds] as const),
  });
  if (relaxed.status !== 'optimal') return 'impossible';
  const values = new Map(relaxed.variables);

  const fixed = new Map<string, number>();
  const used = new Map<string, number>();
  const open: Variable[] = [];
  for (const variable of variables) {
    const value = values.get(variable.name) ?? 0;
    const near = Math.round(value);
    if (!variable.whole || isFree(variable.name) || Math.abs(value - near) > PRECISION) open.push(variable);
    else if (near !== 0) {
      fixed.set(variable.name, near);
      for (const [row, perUnit] of variable.adds) used.set(row, (used.get(row) ?? 0) + perUnit * near);
    }
  }
  const found = solve(
    {
      direction: 'minimize',
      objective: 'cost',
      constraints: leftAfter(used, constraints, open),
      variables: open.map(({ name, adds }) => [name, adds] as const),
      integers: open.filter(({ whole }) => whole).map(({ name }) => name),
    },
    { maxIterations: MAX_NODES, tolerance: GOOD_ENOUGH },
  );
  return Number.isFinite(found.result) ? new Map([...fixed, ...found.variables]) : 'not_found';
}

/** What the decided variables leave of each limit. A row that no open variable touches is already met. */
function leftAfter(
  used: ReadonlyMap<string, number>,
  constraints: Model['constraints'],
  open: readonly Variable[],
): [string, Constraint][] {
  const touched = new Set(open.flatMap(({ adds }) => adds.map(([row]) => row)));
  return constraints.flatMap(([row, { min, max }]): [string, Constraint][] => {
    if (!touched.has(row)) return [];
    const already = used.get(row) ?? 0;
    return [
      [row, { ...(min !== undefined && { min: min - already }), ...(max !== undefined && { max: max - already }) }],
    ];
  });
}
