import { solve } from 'yalps';
import type { Model, Variable } from './steps-model.ts';
import { leftAfter, PRECISION, spend } from './steps-model.ts';

/** Whole steps, what they cost, and what they would cost if they did not have to be whole. */
export type Dive = { readonly steps: ReadonlyMap<string, number>; readonly cost: number; readonly leastCost: number };

/**
 * Whole steps by rounding one variable at a time, the nearest to a whole number first and those of `isLast` after all
 * the others, and solving again for the rest. What cannot be rounded to the near side is tried on the other; when that
 * does not serve either, it gives up.
 */
export function diveToSteps(
  spent: ReadonlyMap<string, number>,
  constraints: Model['constraints'],
  open: readonly Variable[],
  isLast: (variable: string) => boolean,
): Dive | undefined {
  const used = new Map(spent);
  const decided = new Map<string, number>();
  const decide = (variable: Variable, units: number): void => {
    spend(used, variable, units - (decided.get(variable.name) ?? 0));
    decided.set(variable.name, units);
  };
  const costSoFar = (): number => (used.get('cost') ?? 0) - (spent.get('cost') ?? 0);
  let left = open;
  let leastCost: number | undefined;
  let otherSide: (() => void) | undefined;
  for (;;) {
    const solved = linear(used, constraints, left);
    if (!solved) {
      if (!otherSide) return undefined;
      otherSide();
      otherSide = undefined;
      continue;
    }
    leastCost ??= solved.cost;
    const valueOf = ({ name }: Variable) => solved.values.get(name) ?? 0;
    const next = nearestToWhole(left, valueOf, isLast);
    if (!next) {
      const cost = costSoFar() + solved.cost;
      for (const variable of left) if (variable.whole) decide(variable, Math.round(valueOf(variable)));
      return { steps: decided, cost, leastCost };
    }
    const value = valueOf(next);
    const near = Math.round(value);
    left = left.filter((variable) => variable !== next);
    decide(next, near);
    otherSide = () => decide(next, near > value ? near - 1 : near + 1);
  }
}

function linear(
  used: ReadonlyMap<string, number>,
  constraints: Model['constraints'],
  open: readonly Variable[],
): { values: ReadonlyMap<string, number>; cost: number } | undefined {
  const left = leftAfter(used, constraints, open);
  if (!left) return undefined;
  const variables = open.map(({ name, adds }) => [name, adds] as const);
  const solved = solve({ direction: 'minimize', objective: 'cost', constraints: left, variables });
  return solved.status === 'optimal' ? { values: new Map(solved.variables), cost: solved.result } : undefined;
}

/** The variable to round next; none when all that must be whole are. */
function nearestToWhole(
  open: readonly Variable[],
  valueOf: (variable: Variable) => number,
  isLast: (variable: string) => boolean,
): Variable | undefined {
  let nearest: Variable | undefined;
  let least = Infinity;
  for (const variable of open) {
    if (!variable.whole) continue;
    const value = valueOf(variable);
    const off = Math.abs(value - Math.round(value));
    if (off <= PRECISION) continue;
    const turn = isLast(variable.name) ? off + 1 : off;
    if (turn < least) [nearest, least] = [variable, turn];
  }
  return nearest;
}
