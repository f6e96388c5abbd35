import type { Constraint } from 'yalps';
import { solve } from 'yalps';

type Row = Readonly<Record<string, number>>;
export type Model = {
  readonly constraints: Readonly<Record<string, Constraint>>;
  /** What one step of each variable adds to each row; `cost` is what is minimised. */
  readonly variables: Readonly<Record<string, Row>>;
};

/** Nodes of the integer search: a set of dishes that needs more is left for another set. */
const MAX_NODES = 200;
const PRECISION = 1e-6;

/**
 * Whole steps that satisfy the model at little cost, or undefined. Relax and fix: the linear solution decides the
 * variables it leaves whole, and the integer search only the others and those that `isFree` names. Searching them
 * all at once found no more menus and took ten times longer (docs/decisions/0010-menu-solver.md).
 */
export function solveSteps(
  { constraints, variables }: Model,
  frees: readonly ((variable: string) => boolean)[],
): ReadonlyMap<string, number> | undefined {
  const relaxed = solve({ direction: 'minimize', objective: 'cost', constraints, variables, integers: false });
  if (relaxed.status !== 'optimal') return undefined;
  const values = new Map(relaxed.variables);

  for (const isFree of frees) {
    const fixed = new Map<string, number>();
    const open: Record<string, Row> = {};
    for (const [name, row] of Object.entries(variables)) {
      const value = values.get(name) ?? 0;
      if (isFree(name) || Math.abs(value - Math.round(value)) > PRECISION) open[name] = row;
      else if (Math.round(value) !== 0) fixed.set(name, Math.round(value));
    }
    const found = solve(
      {
        direction: 'minimize',
        objective: 'cost',
        constraints: leftAfter(fixed, { constraints, variables }),
        variables: open,
        integers: true,
      },
      { maxIterations: MAX_NODES, tolerance: 0.3 },
    );
    if (Number.isFinite(found.result)) return new Map([...fixed, ...found.variables]);
  }
  return undefined;
}

/** The constraints once some variables are decided. */
function leftAfter(fixed: ReadonlyMap<string, number>, { constraints, variables }: Model): Record<string, Constraint> {
  const used: Record<string, number> = {};
  for (const [name, value] of fixed)
    for (const [row, perStep] of Object.entries(variables[name] ?? {})) used[row] = (used[row] ?? 0) + perStep * value;
  return Object.fromEntries(
    Object.entries(constraints).map(([row, { min, max }]) => {
      const already = used[row] ?? 0;
      return [
        row,
        { ...(min !== undefined && { min: min - already }), ...(max !== undefined && { max: max - already }) },
      ];
    }),
  );
}
