import { createChildren } from '@forja/domain/records/children';
import type { MuscleGroup } from '@forja/domain/routines/muscle-groups';
import type { RoutineExercise, RoutineSet } from '@forja/domain/routines/routine';

type Picked = { id: string; name: string; isTimed: boolean };

/**
 * Three sets in the range that plans use, with two minutes of rest. Judgement: a start to be
 * changed.
 */
const SETS = 3;
const REPETITIONS: RoutineSet = { kind: 'working', repsMin: 8, repsMax: 12 };
const SECONDS: RoutineSet = { kind: 'working', seconds: 30 };
const REST_SECONDS = 120;

export const createExercise = (
  { id, name, isTimed }: Picked,
  muscleGroup: MuscleGroup,
  createId: () => string,
): RoutineExercise => ({
  exerciseId: id,
  name,
  muscleGroup,
  sets: createChildren(
    Array.from({ length: SETS }, () => (isTimed ? SECONDS : REPETITIONS)),
    createId,
  ),
  restSeconds: REST_SECONDS,
});
