import { MAX_REPETITIONS, ONE_REP_MAX_FORMULAS, oneRepMax } from '../training/lifts/one-rep-max.ts';
import type { WorkoutSet } from './workout.ts';

/** One-repetition maximum as a range, from the lowest of the named formulas to the highest. */
export type EstimatedMax = { readonly lowKg: number; readonly highKg: number };

/** As they are named beside the range. */
export const ESTIMATED_MAX_FORMULA_NAMES: readonly string[] = ONE_REP_MAX_FORMULAS.map(
  ({ title }) => title,
);

/** Every formula is a factor of the weight, so that a long history costs one multiplication for each set. */
const factors: readonly EstimatedMax[] = Array.from({ length: MAX_REPETITIONS }, (_, at) => {
  const outcome = oneRepMax({ weightKg: 1, repetitions: at + 1 });
  if (!outcome.ok) throw new Error(outcome.reason.code);
  return { lowKg: outcome.low.value, highKg: outcome.high.value };
});

/**
 * Undefined without a weight, and with more repetitions than the formulas are valid for. Repetitions in reserve count
 * as done, rounded down, up to that limit: the formulas speak of sets to the last repetition.
 */
export function estimateMax({
  weightKg,
  repetitions,
  repsInReserve = 0,
}: Pick<WorkoutSet, 'weightKg' | 'repetitions' | 'repsInReserve'>): EstimatedMax | undefined {
  if (weightKg === undefined || !(weightKg > 0)) return undefined;
  if (repetitions === undefined || repetitions < 1 || repetitions > MAX_REPETITIONS)
    return undefined;
  const factor = factors[Math.min(MAX_REPETITIONS, repetitions + Math.floor(repsInReserve)) - 1];
  return factor && { lowKg: weightKg * factor.lowKg, highKg: weightKg * factor.highKg };
}

/** The middle of the range, to compare two estimates. */
export const middleOfMax = ({ lowKg, highKg }: EstimatedMax): number => (lowKg + highKg) / 2;
