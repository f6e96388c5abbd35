import type { Children } from '../records/children.ts';
import type { SetKind } from '../workouts/set-limits.ts';
import type { MuscleGroup } from './muscle-groups.ts';

export type RoutineSet = {
  kind: SetKind;
  repsMin?: number | undefined;
  /** Absent if equal to the minimum. */
  repsMax?: number | undefined;
  seconds?: number | undefined;
  weightKg?: number | undefined;
  repsInReserve?: number | undefined;
};

export type RoutineExercise = {
  /** Library id, or an own exercise's. */
  exerciseId: string;
  /** Name when added, for people who no longer have the exercise. */
  name: string;
  muscleGroup: MuscleGroup;
  sets: Children<RoutineSet>;
  restSeconds: number;
  notes?: string | undefined;
  /** Shared by exercises that alternate set by set. */
  supersetId?: string | undefined;
  /** Repetitions in reserve, at least, because of an injury or illness. */
  leastReserve?: number | undefined;
};

export type RoutineDay = {
  name: string;
  exercises: Children<RoutineExercise>;
  notes?: string | undefined;
};

export type RoutineWeek = {
  isDeload: boolean;
  /** Factor of the sets of each exercise. */
  setsFactor: number;
  /** Reserve of compound exercises. */
  repsInReserve: number;
  isolationReserve?: number | undefined;
  instruction: string;
};

export type Routine = {
  name: string;
  notes?: string | undefined;
  origin?: { kind: 'plan' | 'template' | 'shared'; id: string } | undefined;
  isArchived: boolean;
  days: Children<RoutineDay>;
  /** Absent if every week is the same. */
  weeks?: RoutineWeek[] | undefined;
};
