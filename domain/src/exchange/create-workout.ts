import { createChildren } from '../records/children.ts';
import type { Workout, WorkoutExercise, WorkoutSet } from '../workouts/workout.ts';
import type { FileApp, FileMoment } from './file-row.ts';
import type { FileExercise, FileWorkout } from './group-rows.ts';

export type ChosenExercise = { id: string; name: string };

type Creation = {
  app: FileApp;
  /** Undefined for an exercise that is not imported. */
  chooseExercise: (exercise: Pick<FileExercise, 'id' | 'name'>) => ChosenExercise | undefined;
  /** The ids of its parts, always the same ones for the same workout. */
  createId: () => string;
  /** The instant of a clock that hung where the person is. */
  toInstant: (wall: string) => string;
  /** For a workout that has no name. */
  unnamed: string;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/iu;
export const isUuid = (text: string): boolean => UUID.test(text);

/** A workout of a file as a record, or undefined when none of its exercises is imported. */
export function createWorkout(
  { exercises, ...file }: FileWorkout,
  { app, chooseExercise, createId, toInstant, unnamed }: Creation,
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
    name: file.name || unnamed,
    day: file.day ?? file.start.wall.slice(0, 10),
    startedAt,
    finishedAt,
    ...defined({
      routineId: file.routineId,
      routineDayId: file.routineDayId,
      notes: file.notes,
      // One of this app is recognised by its id.
      imported: file.imported ?? (app === 'forja' ? undefined : { from: app, key: file.key }),
    }),
    exercises: createChildren(
      imported.map(({ exercise: { notes, superset, restSeconds, isSkipped, sets }, choice }) =>
        defined<WorkoutExercise>({
          exerciseId: choice.id,
          name: choice.name,
          restSeconds,
          notes,
          supersetId: superset === undefined ? undefined : supersets(superset),
          isSkipped,
          sets: createChildren(
            sets.map((set) => defined<WorkoutSet>({ ...set, doneAt: set.doneAt ?? doneAt })),
            createId,
          ),
        }),
      ),
      createId,
    ),
  };
}

/** Without an end nor a length it lasts nothing, which is what is known of it. */
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

/** Another app numbers the supersets of each workout. */
function createSupersets(createId: () => string): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    if (isUuid(name)) return name;
    const id = ids.get(name) ?? createId();
    ids.set(name, id);
    return id;
  };
}

/** Without what is undefined: a record is stored as JSON, and read back without it. */
function defined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
