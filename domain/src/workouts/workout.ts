import type { Children } from '../records/children.ts';
import type { SetKind } from './set-limits.ts';

/** What the routine asks of a set, kept beside what was done. */
export type SetTarget = {
  repsMin?: number | undefined;
  repsMax?: number | undefined;
  seconds?: number | undefined;
  weightKg?: number | undefined;
  repsInReserve?: number | undefined;
};

export type WorkoutSet = {
  kind: SetKind;
  /** Of the bar with its plates, of one dumbbell or of the stack. */
  weightKg?: number | undefined;
  repetitions?: number | undefined;
  seconds?: number | undefined;
  distanceMeters?: number | undefined;
  repsInReserve?: number | undefined;
  /** Instant in ISO 8601. Absent while it is not done. */
  doneAt?: string | undefined;
  notes?: string | undefined;
  target?: SetTarget | undefined;
};

export type WorkoutExercise = {
  /** Of the library, or the id of an own exercise. */
  exerciseId: string;
  name: string;
  sets: Children<WorkoutSet>;
  restSeconds?: number | undefined;
  notes?: string | undefined;
  supersetId?: string | undefined;
  /** The exercise of the routine that this one replaced. */
  swappedFrom?: string | undefined;
  isSkipped?: boolean | undefined;
};

export type Workout = {
  name: string;
  /** YYYY-MM-DD, the day where the person was. */
  day: string;
  /** Instants in ISO 8601. Without the second one it is in progress. */
  startedAt: string;
  finishedAt?: string | undefined;
  routineId?: string | undefined;
  routineDayId?: string | undefined;
  notes?: string | undefined;
  /** Where it was imported from, and what recognises the same workout in another import. */
  imported?: { from: 'hevy' | 'strong' | 'forja'; key: string } | undefined;
  exercises: Children<WorkoutExercise>;
};
