import type { Exercise } from '../exercise.ts';
import { BALANCE_EXERCISES } from './balance.data.ts';
import { CORE_AND_CARRY_EXERCISES } from './core-and-carry.data.ts';
import { HIP_AND_CALF_EXERCISES } from './hip-and-calf.data.ts';
import { POWER_AND_CARDIO_EXERCISES } from './power-and-cardio.data.ts';
import { PULL_EXERCISES } from './pull.data.ts';
import { PUSH_EXERCISES } from './push.data.ts';
import { SHOULDER_RAISE_EXERCISES } from './shoulder-raise.data.ts';
import { SQUAT_AND_LUNGE_EXERCISES } from './squat-and-lunge.data.ts';
import { SUPPORTED_EXERCISES } from './supported.data.ts';

export const EXERCISES: readonly Exercise[] = [
  ...SQUAT_AND_LUNGE_EXERCISES,
  ...HIP_AND_CALF_EXERCISES,
  ...PUSH_EXERCISES,
  ...PULL_EXERCISES,
  ...SHOULDER_RAISE_EXERCISES,
  ...CORE_AND_CARRY_EXERCISES,
  ...POWER_AND_CARDIO_EXERCISES,
  ...BALANCE_EXERCISES,
  ...SUPPORTED_EXERCISES,
];

const byId: ReadonlyMap<string, Exercise> = new Map(
  EXERCISES.map((exercise) => [exercise.id, exercise]),
);

/** Undefined for an unknown id, as in an old plan. */
export const exerciseById = (id: string): Exercise | undefined => byId.get(id);
