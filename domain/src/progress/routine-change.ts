import { sortChildren } from '../records/children.ts';
import type { Routine, RoutineExercise, RoutineSet } from '../routines/routine.ts';

export type RoutineChange =
  | {
      readonly kind: 'load';
      readonly dayId: string;
      readonly exerciseId: string;
      readonly weightKg: number;
    }
  | {
      readonly kind: 'sets';
      readonly dayId: string;
      readonly exerciseId: string;
      readonly count: number;
    }
  /** More repetitions widen the range; fewer lower it whole. */
  | {
      readonly kind: 'repetitions';
      readonly dayId: string;
      readonly exerciseId: string;
      readonly add: number;
    }
  | { readonly kind: 'deload-week'; readonly at: number };

/** Deload of plans: half the sets, far from failure. Judgement. */
const DELOAD = { isDeload: true, setsFactor: 0.5, repsInReserve: 4, isolationReserve: 4 } as const;
const DELOAD_INSTRUCTION =
  'Semana de descarga: la mitad de las series y lejos del límite, con los mismos movimientos.';

export function applyRoutineChange(
  routine: Routine,
  change: RoutineChange,
  createId: () => string,
): Routine {
  if (change.kind === 'deload-week')
    return {
      ...routine,
      weeks: routine.weeks?.map((week, at) =>
        at === change.at ? { ...week, ...DELOAD, instruction: DELOAD_INSTRUCTION } : week,
      ),
    };
  const day = routine.days[change.dayId];
  const exercise = day?.exercises[change.exerciseId];
  if (!day || !exercise) return routine;
  const sets = changeSets(exercise, change, createId);
  const exercises = { ...day.exercises, [change.exerciseId]: { ...exercise, sets } };
  return { ...routine, days: { ...routine.days, [change.dayId]: { ...day, exercises } } };
}

function changeSets(
  exercise: RoutineExercise,
  change: Exclude<RoutineChange, { kind: 'deload-week' }>,
  createId: () => string,
): RoutineExercise['sets'] {
  if (change.kind === 'sets') return addSets(exercise, change.count, createId);
  return changeWorking(exercise, (set) =>
    change.kind === 'load' ? { weightKg: change.weightKg } : addRepetitions(set, change.add),
  );
}

const changeWorking = (
  { sets }: RoutineExercise,
  edit: (set: RoutineSet) => Partial<RoutineSet>,
): RoutineExercise['sets'] =>
  Object.fromEntries(
    Object.entries(sets).map(([id, set]) => [
      id,
      set.kind === 'working' ? { ...set, ...edit(set) } : set,
    ]),
  );

function addRepetitions({ repsMin, repsMax }: RoutineSet, add: number): Partial<RoutineSet> {
  const top = repsMax ?? repsMin;
  if (repsMin === undefined || top === undefined) return {};
  return add > 0
    ? { repsMax: top + add }
    : { repsMin: Math.max(1, repsMin + add), repsMax: Math.max(1, top + add) };
}

function addSets(
  { sets }: RoutineExercise,
  count: number,
  createId: () => string,
): RoutineExercise['sets'] {
  const sorted = sortChildren(sets);
  const working = sorted.filter(({ kind }) => kind === 'working');
  const last = sorted.at(-1);
  const model = working.at(-1);
  if (!model || !last || working.length >= count) return sets;
  const { id: _id, order: _order, ...set } = model;
  const added: RoutineExercise['sets'] = Object.fromEntries(
    Array.from(
      { length: count - working.length },
      (_, at): [string, RoutineSet & { order: string }] => [
        createId(),
        { ...set, order: `${last.order}V${'V'.repeat(at)}` },
      ],
    ),
  );
  return { ...sets, ...added };
}
