import { exerciseById } from '../exercises/library/exercise-library.ts';
import type { Implement } from '../exercises/exercise.ts';
import { type Muscle } from '../exercises/muscles.ts';
import { sortChildren } from '../records/children.ts';
import { currentWeek } from '../routines/current-week.ts';
import type { Routine, RoutineExercise, RoutineSet } from '../routines/routine.ts';
import { WEEKLY_RANGE } from '../training/effort/weekly-range.ts';
import type { Level } from '../person/choices.ts';
import { nextLoadableAbove, roundDownToLoadable } from '../loads/loadable-weight.ts';
import type { OwnPlates } from '../loads/plate-loading.ts';
import { findPreviousSets } from '../workouts/previous-sets.ts';
import type { Workout, WorkoutSet } from '../workouts/workout.ts';
import type { DeloadReason } from './deload-hint.ts';
import type { SessionBest } from './max-by-session.ts';
import type { RoutineChange } from './routine-change.ts';
import { findStall } from './stall.ts';
import { sumMuscleSets, type WeekSets } from './weekly-sets.ts';

/** judgement: a set too heavy to reach the lowest repetitions goes down by about a tenth. */
const LIGHTER = 0.9;

/** What next week could change, and why. Nothing changes until the person accepts it. */
export type Proposal = {
  /** The same for the same change, so that what was turned down is not asked again. */
  readonly id: string;
  readonly exerciseName: string | undefined;
  readonly dayName: string | undefined;
  /** Undefined when the routine has no cycle to write it in: then it is advice. */
  readonly change: RoutineChange | undefined;
  readonly reason:
    | {
        readonly kind: 'reached-top';
        readonly fromKg: number;
        readonly toKg: number;
        readonly repetitions: number;
      }
    | {
        readonly kind: 'below-floor';
        readonly fromKg: number;
        readonly toKg: number;
        readonly repetitions: number;
      }
    | {
        readonly kind: 'more-sets';
        readonly muscle: Muscle;
        readonly sets: number;
        readonly min: number;
      }
    | { readonly kind: 'deload'; readonly reasons: readonly DeloadReason[] };
};

export type NextWeekRequest = {
  readonly id: string;
  readonly routine: Routine;
  readonly workouts: readonly Workout[];
  readonly today: string;
  readonly plates: OwnPlates;
  readonly level: Level;
  /** Implement of own exercises, by their id. */
  readonly ownImplements: ReadonlyMap<string, Implement | undefined>;
  readonly sessionsOf: ReadonlyMap<string, readonly SessionBest[]>;
  /** Of the week that is reviewed. */
  readonly weekSets: WeekSets | undefined;
  readonly deloadReasons: readonly DeloadReason[];
};

type ExerciseSlot = {
  readonly dayId: string;
  readonly dayName: string;
  readonly exerciseId: string;
};

export function proposeNextWeek(request: NextWeekRequest): Proposal[] {
  const deload = proposeDeload(request);
  // A week of rest is not one in which anything grows.
  if (deload) return [deload];
  return sortChildren(request.routine.days).flatMap((day) =>
    sortChildren(day.exercises).flatMap((exercise) => {
      const slot = { dayId: day.id, dayName: day.name, exerciseId: exercise.id };
      const proposal = proposeLoad(request, slot, exercise) ?? proposeSets(request, slot, exercise);
      return proposal ? [proposal] : [];
    }),
  );
}

function proposeDeload({
  deloadReasons,
  id,
  routine,
  workouts,
  today,
}: NextWeekRequest): Proposal | undefined {
  if (deloadReasons.length === 0) return undefined;
  const week = currentWeek({ id, routine }, workouts, today);
  const next = week && !week.isOver ? week.number : undefined;
  const nextWeek = next === undefined ? undefined : routine.weeks?.[next];
  if (week?.isDeload || nextWeek?.isDeload) return undefined;
  return {
    id: `deload:${id}:${today.slice(0, 7)}`,
    exerciseName: undefined,
    dayName: undefined,
    change: next === undefined || !nextWeek ? undefined : { kind: 'deload-week', at: next },
    reason: { kind: 'deload', reasons: deloadReasons },
  };
}

const workingSets = ({ sets }: RoutineExercise): RoutineSet[] =>
  sortChildren(sets).filter(({ kind }) => kind === 'working');

function findImplement(
  { ownImplements }: NextWeekRequest,
  exerciseId: string,
): Implement | undefined {
  return ownImplements.get(exerciseId) ?? exerciseById(exerciseId)?.implement;
}

/** The top of the range in every set raises the load by the least possible; a set under its floor lowers it. */
function proposeLoad(
  request: NextWeekRequest,
  slot: ExerciseSlot,
  exercise: RoutineExercise,
): Proposal | undefined {
  const implement = findImplement(request, exercise.exerciseId);
  const planned = workingSets(exercise);
  const last = findPreviousSets(request.workouts, exercise.exerciseId)?.sets ?? [];
  if (!implement || planned.length === 0 || last.length < planned.length) return undefined;
  const fromKg = Math.min(...last.map(({ weightKg = 0 }) => weightKg));
  const plannedKg = planned[0]?.weightKg;
  const rest = { slot, exercise, fromKg };
  if (fromKg <= 0) return undefined;
  const top = Math.max(...planned.map(({ repsMax, repsMin = 0 }) => repsMax ?? repsMin));
  const floor = Math.min(...planned.map(({ repsMin = 0 }) => repsMin));
  if (top > 0 && last.every(reaches(top))) {
    const toKg = nextLoadableAbove(fromKg, implement, request.plates);
    if (toKg === undefined || (plannedKg ?? 0) >= toKg) return undefined;
    return describeLoad({ ...rest, toKg, kind: 'reached-top', repetitions: top });
  }
  const tooHeavy = last.filter(({ repetitions = 0 }) => repetitions < floor);
  if (floor === 0 || tooHeavy.length * 2 <= last.length) return undefined;
  const toKg = roundDownToLoadable(fromKg * LIGHTER, implement, request.plates);
  if (toKg === undefined || (plannedKg !== undefined && plannedKg <= toKg)) return undefined;
  return describeLoad({ ...rest, toKg, kind: 'below-floor', repetitions: floor });
}

const reaches =
  (top: number) =>
  ({ repetitions = 0 }: WorkoutSet): boolean =>
    repetitions >= top;

type LoadChange = {
  readonly slot: ExerciseSlot;
  readonly exercise: RoutineExercise;
  readonly fromKg: number;
  readonly toKg: number;
  readonly kind: 'reached-top' | 'below-floor';
  readonly repetitions: number;
};

const describeLoad = ({
  slot,
  exercise,
  fromKg,
  toKg,
  kind,
  repetitions,
}: LoadChange): Proposal => ({
  id: `load:${slot.dayId}:${slot.exerciseId}:${toKg}`,
  exerciseName: exercise.name,
  dayName: slot.dayName,
  change: { kind: 'load', dayId: slot.dayId, exerciseId: slot.exerciseId, weightKg: toKg },
  reason: { kind, fromKg, toKg, repetitions },
});

/** One more set for what is stalled and whose muscle has fewer sets than its range. */
function proposeSets(
  request: NextWeekRequest,
  slot: ExerciseSlot,
  exercise: RoutineExercise,
): Proposal | undefined {
  const { sessionsOf, today, weekSets, level } = request;
  const muscle = exerciseById(exercise.exerciseId)?.primary[0];
  const { min } = WEEKLY_RANGE[level];
  const sets = muscle === undefined ? min : sumMuscleSets(weekSets, muscle);
  if (muscle === undefined || weekSets === undefined || sets >= min) return undefined;
  if (!findStall(sessionsOf.get(exercise.exerciseId) ?? [], today)) return undefined;
  const count = workingSets(exercise).length + 1;
  return {
    id: `sets:${slot.dayId}:${slot.exerciseId}:${count}`,
    exerciseName: exercise.name,
    dayName: slot.dayName,
    change: { kind: 'sets', dayId: slot.dayId, exerciseId: slot.exerciseId, count },
    reason: { kind: 'more-sets', muscle, sets, min },
  };
}
