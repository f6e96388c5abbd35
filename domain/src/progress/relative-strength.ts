import type { SourceKey } from '../evidence/sources.ts';
import type { EstimatedMax } from '../workouts/estimated-max.ts';

/** Lifts with published norms by body weight. The overhead press has none. */
const COMPARED_LIFTS = ['back-squat', 'bench-press', 'deadlift'] as const;
export type ComparedLift = (typeof COMPARED_LIFTS)[number];

export const isComparedLift = (exerciseId: string): exerciseId is ComparedLift =>
  COMPARED_LIFTS.some((lift) => lift === exerciseId);

/**
 * Body weights at the 90th percentile of competitors aged 18 to 35: abstract of van den Hoek et al.
 * 2024, doi:10.1016/j.jsams.2024.07.005. Its tables by weight class were not read, so they are not
 * used.
 */
export const COMPETITOR_TOP_TENTH: Readonly<
  Record<ComparedLift, { readonly female: number; readonly male: number }>
> = {
  'back-squat': { female: 2.26, male: 2.83 },
  'bench-press': { female: 1.35, male: 1.95 },
  deadlift: { female: 2.66, male: 3.25 },
};

export const STRENGTH_NORMS_SOURCES: readonly SourceKey[] = ['vandenhoek2024'];

/** Multiples of body weight. */
export type RelativeStrength = { readonly low: number; readonly high: number };

export const findRelativeStrength = (
  { lowKg, highKg }: EstimatedMax,
  bodyWeightKg: number | undefined,
): RelativeStrength | undefined =>
  bodyWeightKg !== undefined && bodyWeightKg > 0
    ? { low: lowKg / bodyWeightKg, high: highKg / bodyWeightKg }
    : undefined;
