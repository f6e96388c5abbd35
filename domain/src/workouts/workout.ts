import type { Children } from '../records/children.ts';
import type { SetKind } from './set-limits.ts';

export type SetTarget = {
  repsMin?: number | undefined;
  repsMax?: number | undefined;
  seconds?: number | undefined;
  weightKg?: number | undefined;
  repsInReserve?: number | undefined;
};

export type WorkoutSet = {
  kind: SetKind;
  /** Kilos of the bar with plates, a single dumbbell or the stack. */
  weightKg?: number | undefined;
  repetitions?: number | undefined;
  seconds?: number | undefined;
  distanceMeters?: number | undefined;
  repsInReserve?: number | undefined;
  /** ISO 8601; absent while pending. */
  doneAt?: string | undefined;
  notes?: string | undefined;
  target?: SetTarget | undefined;
};

export type WorkoutExercise = {
  /** Library id, or an own exercise's. */
  exerciseId: string;
  name: string;
  sets: Children<WorkoutSet>;
  restSeconds?: number | undefined;
  notes?: string | undefined;
  supersetId?: string | undefined;
  swappedFrom?: string | undefined;
  isSkipped?: boolean | undefined;
};

export type Workout = {
  name: string;
  /** YYYY-MM-DD, local to the person. */
  day: string;
  /** ISO 8601; without `finishedAt` it is in progress. */
  startedAt: string;
  finishedAt?: string | undefined;
  routineId?: string | undefined;
  routineDayId?: string | undefined;
  notes?: string | undefined;
  /** Source app, and a key that detects repeated imports. */
  imported?: { from: 'hevy' | 'strong' | 'forja'; key: string } | undefined;
  exercises: Children<WorkoutExercise>;
};
