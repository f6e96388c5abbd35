import { createChildren } from '../records/children.ts';
import type { Workout, WorkoutExercise, WorkoutSet } from '../workouts/workout.ts';
import type { FileApp, FileMoment } from './file-row.ts';
import type { FileExercise, FileWorkout } from './group-rows.ts';

export type ChosenExercise = { id: string; name: string };

type Creation = {
  app: FileApp;
  chooseExercise: (exercise: Pick<FileExercise, 'id' | 'name'>) => ChosenExercise | undefined;
  /** Deterministic per workout. */
  createId: () => string;
  /** Instant of a local wall-clock time. */
  toInstant: (wall: string) => string;
  fallbackName: string;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/iu;
export const isUuid = (text: string): boolean => UUID.test(text);

/** Undefined when none of its exercises is imported. */
export function createWorkout(
  { exercises, ...file }: FileWorkout,
  { app, chooseExercise, createId, toInstant, fallbackName }: Creation,
): Workout | undefined {
  const getInstant = ({ instant, wall }: FileMoment) => instant ?? toInstant(wall);
  const startedAt = getInstant(file.start);
  const finishedAt = findEnd(file, startedAt, getInstant);
  const supersets = createSupersets(createId);
  const imported = exercises.flatMap((exercise) => {
    const choice = chooseExercise(exercise);
    return choice ? [{ exercise, choice }] : [];
  });
  if (imported.length === 0 && exercises.length > 0) return undefined;
  const doneAt = app === 'forja' ? undefined : startedAt;
  return {
    name: file.name || fallbackName,
    day: file.day ?? file.start.wall.slice(0, 10),
    startedAt,
    finishedAt,
    ...omitUndefined({
      routineId: file.routineId,
      routineDayId: file.routineDayId,
      notes: file.notes,
      // Own workouts are recognised by their id.
      imported: file.imported ?? (app === 'forja' ? undefined : { from: app, key: file.key }),
    }),
    exercises: createChildren(
      imported.map(({ exercise: { notes, superset, restSeconds, isSkipped, sets }, choice }) =>
        omitUndefined<WorkoutExercise>({
          exerciseId: choice.id,
          name: choice.name,
          restSeconds,
          notes,
          supersetId: superset === undefined ? undefined : supersets(superset),
          isSkipped,
          sets: createChildren(
            sets.map((set) => omitUndefined<WorkoutSet>({ ...set, doneAt: set.doneAt ?? doneAt })),
            createId,
          ),
        }),
      ),
      createId,
    ),
  };
}

/** Zero duration when the end and the length are unknown. */
function findEnd(
  { start, end, durationSeconds = 0 }: Omit<FileWorkout, 'exercises'>,
  startedAt: string,
  getInstant: (moment: FileMoment) => string,
): string {
  if (end && (end.instant !== undefined || end.wall >= start.wall)) {
    const finishedAt = getInstant(end);
    if (Date.parse(finishedAt) >= Date.parse(startedAt)) return finishedAt;
  }
  return new Date(Date.parse(startedAt) + durationSeconds * 1000).toISOString();
}

/** Other apps number the supersets within each workout. */
function createSupersets(createId: () => string): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    if (isUuid(name)) return name;
    const id = ids.get(name) ?? createId();
    ids.set(name, id);
    return id;
  };
}

/** Stored records are JSON, which drops undefined fields. */
function omitUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
