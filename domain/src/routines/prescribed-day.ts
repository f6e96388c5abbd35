import { exerciseById } from '../exercises/library/exercise-library.ts';
import { sortChildren } from '../records/children.ts';
import { scaleWeekSets } from '../training/effort/week-exercises.ts';
import type { RoutineDay, RoutineExercise, RoutineSet, RoutineWeek } from './routine.ts';

export type PrescribedExercise = Omit<RoutineExercise, 'sets'> & {
  id: string;
  order: string;
  /** Ordered, with warm-ups. */
  sets: readonly RoutineSet[];
};

/** Scales the day as a whole, so that rounding carries over between exercises. */
export function prescribedDay(
  { exercises: byId }: Pick<RoutineDay, 'exercises'>,
  week: RoutineWeek | undefined,
): PrescribedExercise[] {
  const exercises = sortChildren(byId).map((exercise) => ({
    ...exercise,
    sets: sortChildren(exercise.sets).map(({ id: _id, order: _order, ...set }) => set),
  }));
  if (!week) return exercises;
  const trained = exercises.filter(({ sets }) => sets.some(isWorking));
  const scaled = scaleWeekSets(
    trained.map(({ sets }) => sets.filter(isWorking).length),
    week.setsFactor,
  );
  return exercises.map((exercise) => {
    const count = scaled[trained.indexOf(exercise)] ?? 0;
    const reserve = weekReserve(exercise, week);
    const working = exercise.sets.filter(isWorking);
    const sets = Array.from({ length: count }, (_, at) => working[Math.min(at, working.length - 1)])
      .filter((set) => set !== undefined)
      .map((set) => ({ ...set, repsInReserve: reserve }));
    return { ...exercise, sets: [...exercise.sets.filter((set) => !isWorking(set)), ...sets] };
  });
}

const isWorking = ({ kind }: RoutineSet): boolean => kind === 'working';

const weekReserve = (
  { exerciseId, leastReserve = 0 }: Pick<RoutineExercise, 'exerciseId' | 'leastReserve'>,
  { repsInReserve, isolationReserve = repsInReserve }: RoutineWeek,
): number =>
  Math.max(leastReserve, exerciseById(exerciseId)?.compound ? repsInReserve : isolationReserve);
