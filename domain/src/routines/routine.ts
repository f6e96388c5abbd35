import type { Children } from '../records/children.ts';
import type { SetKind } from '../workouts/set-limits.ts';
import type { MuscleGroup } from './muscle-groups.ts';

/** What one set should be. Repetitions, or seconds when the exercise is counted by time. */
export type RoutineSet = {
  kind: SetKind;
  repsMin?: number | undefined;
  /** Absent when it is the same as the minimum. */
  repsMax?: number | undefined;
  seconds?: number | undefined;
  weightKg?: number | undefined;
  repsInReserve?: number | undefined;
};

export type RoutineExercise = {
  /** Of the library, or the id of an own exercise. */
  exerciseId: string;
  /** As it was called when it was added, for whoever no longer has the exercise. */
  name: string;
  muscleGroup: MuscleGroup;
  sets: Children<RoutineSet>;
  restSeconds: number;
  notes?: string | undefined;
  /** Exercises of a day with the same one are alternated, set by set. */
  supersetId?: string | undefined;
  /** Minimum repetitions in reserve of every week, for an injury or an illness. */
  leastReserve?: number | undefined;
};

export type RoutineDay = {
  name: string;
  exercises: Children<RoutineExercise>;
  /** How to warm up, and what the person writes. */
  notes?: string | undefined;
};

/** One week of a cycle, as a plan prescribes it. */
export type RoutineWeek = {
  isDeload: boolean;
  /** Factor of the sets of each exercise. */
  setsFactor: number;
  /** Of the compounds. */
  repsInReserve: number;
  isolationReserve?: number | undefined;
  /** In Spanish. */
  instruction: string;
};

export type Routine = {
  name: string;
  notes?: string | undefined;
  /** What it was made from. */
  origin?: { kind: 'plan' | 'template' | 'shared'; id: string } | undefined;
  isArchived: boolean;
  days: Children<RoutineDay>;
  /** Absent when every week is the same. */
  weeks?: RoutineWeek[] | undefined;
};
