import { solve } from 'yalps';
import { diveToSteps } from './dive-to-steps.ts';
import type { Model, Variable } from './steps-model.ts';
import { leftAfter, PRECISION, spend } from './steps-model.ts';

/** Nodes of the integer search: a set of dishes that needs more is left for another set. */
const MAX_NODES = 150;
/** A menu this much dearer than the best possible is taken: nobody tells them apart on the plate. */
const GOOD_ENOUGH = 0.2;
/** Rounding that costs more than so many times the linear solution is searched for something better. */
const SEARCHED_ABOVE = 1.5;

/** Nothing satisfies the model, or nothing in whole steps was found within the nodes allowed. */
export type Unsolved = 'impossible' | 'not_found';

/**
 * Whole steps that satisfy the model at little cost. Relax and fix: the linear solution decides the
 * variables it leaves whole, and only the others and those that `isFree` names are rounded one by one, or searched
 * when rounding leads nowhere or far (docs/decisions/0010-menu-solver.md).
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
  const spent = new Map<string, number>();
  const open: Variable[] = [];
  for (const variable of variables) {
    const value = values.get(variable.name) ?? 0;
    const near = Math.round(value);
    if (!variable.whole || isFree(variable.name) || Math.abs(value - near) > PRECISION) open.push(variable);
    else if (near !== 0) {
      fixed.set(variable.name, near);
      spend(spent, variable, near);
    }
  }
  const dive = diveToSteps(spent, constraints, open, isFree);
  const isGood = dive !== undefined && dive.cost <= dive.leastCost * SEARCHED_ABOVE;
  const found = isGood ? dive.steps : (searched(spent, constraints, open) ?? dive?.steps);
  return found ? new Map([...fixed, ...found]) : 'not_found';
}

function searched(
  spent: ReadonlyMap<string, number>,
  constraints: Model['constraints'],
  open: readonly Variable[],
): Iterable<readonly [string, number]> | undefined {
  const left = leftAfter(spent, constraints, open);
  if (!left) return undefined;
  const { result, variables } = solve(
    {
      direction: 'minimize',
      objective: 'cost',
      constraints: left,
      variables: open.map(({ name, adds }) => [name, adds] as const),
      integers: open.filter(({ whole }) => whole).map(({ name }) => name),
    },
    { maxIterations: MAX_NODES, tolerance: GOOD_ENOUGH },
  );
  return Number.isFinite(result) ? variables : undefined;
}
