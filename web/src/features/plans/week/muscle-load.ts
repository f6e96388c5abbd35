import type { Muscle } from '@forja/domain/exercises/muscles';
import type { TrainingPlan } from '@forja/domain/training/training-plan';

export const MUSCLE_LOADS = ['none', 'below', 'within', 'above'] as const;
export type MuscleLoad = (typeof MUSCLE_LOADS)[number];

export type SetsRange = { min: number; max: number };

export function muscleLoad(sets: number, { min, max }: SetsRange): MuscleLoad {
  if (sets === 0) return 'none';
  if (sets < min) return 'below';
  return sets <= max ? 'within' : 'above';
}

export const getMuscleLoads = (
  volume: TrainingPlan['weeklyVolume'],
  range: SetsRange,
): ReadonlyMap<Muscle, MuscleLoad> =>
  new Map(volume.map(({ muscle, sets }) => [muscle, muscleLoad(sets.value, range)]));
