import {
  MAX_REPETITIONS,
  MAX_TO_FAILURE,
  ONE_REP_MAX_FORMULAS,
  oneRepMax,
  repetitionsToFailure,
} from '../training/lifts/one-rep-max.ts';
import type { WorkoutSet } from './workout.ts';

/** Kilos, from the lowest formula to the highest. */
export type EstimatedMax = { readonly lowKg: number; readonly highKg: number };

export const ESTIMATED_MAX_FORMULA_NAMES: readonly string[] = ONE_REP_MAX_FORMULAS.map(
  ({ title }) => title,
);

/** Precomputed factors: every formula is linear in the weight, and histories are long. */
const factors: readonly EstimatedMax[] = Array.from({ length: MAX_TO_FAILURE }, (_, at) => {
  const repetitions = Math.min(at + 1, MAX_REPETITIONS);
  const outcome = oneRepMax({ weightKg: 1, repetitions, repsInReserve: at + 1 - repetitions });
  if (!outcome.ok) throw new Error(outcome.reason.code);
  return { lowKg: outcome.low.value, highKg: outcome.high.value };
});

/** Kilos. Undefined without a weight, or for a set that cannot be estimated. */
export function estimateMax({
  weightKg,
  repetitions,
  repsInReserve,
}: Pick<WorkoutSet, 'weightKg' | 'repetitions' | 'repsInReserve'>): EstimatedMax | undefined {
  if (weightKg === undefined || !(weightKg > 0) || repetitions === undefined) return undefined;
  const toFailure = repetitionsToFailure({ repetitions, repsInReserve });
  const factor = toFailure === undefined ? undefined : factors[toFailure - 1];
  return factor && { lowKg: weightKg * factor.lowKg, highKg: weightKg * factor.highKg };
}

export const middleOfMax = ({ lowKg, highKg }: EstimatedMax): number => (lowKg + highKg) / 2;
