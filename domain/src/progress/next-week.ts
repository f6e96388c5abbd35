import { exerciseById } from '../exercises/library/exercise-library.ts';
import type { Implement } from '../exercises/exercise.ts';
import { type Muscle } from '../exercises/muscles.ts';
import { sortChildren } from '../records/children.ts';
import { currentWeek } from '../routines/current-week.ts';
import type { Routine, RoutineExercise, RoutineSet } from '../routines/routine.ts';
import { WEEKLY_RANGE } from '../training/effort/weekly-range.ts';
import type { Level } from '../person/choices.ts';
import type { OwnPlates } from '../loads/plate-loading.ts';
import type { Workout } from '../workouts/workout.ts';
import type { DeloadReason } from './deload-hint.ts';
import type { SessionBest } from './max-by-session.ts';
import { proposeLoad, type LoadProposal } from './propose-load.ts';
import type { RiseLimits } from './rise-limits.ts';
import type { RoutineChange } from './routine-change.ts';
import { findStall } from './stall.ts';
import { sumMuscleSets, type WeekSets } from './weekly-sets.ts';

/** Suggestion for next week, applied only if accepted. */
export type Proposal = {
  /** Same id for the same change, so that dismissals stick. */
  readonly id: string;
  readonly exerciseName: string | undefined;
  readonly dayName: string | undefined;
  /** Undefined without a cycle: the proposal is advice. */
  readonly change: RoutineChange | undefined;
  readonly alternative?: RoutineChange;
  readonly reason:
    | LoadProposal
    | {
        readonly kind: 'more-sets';
        readonly muscle: Muscle;
        readonly sets: number;
        readonly min: number;
      }
    | { readonly kind: 'deload'; readonly reasons: readonly DeloadReason[] }
    /** Spanish reason of the restriction. */
    | { readonly kind: 'restricted'; readonly text: string };
};

export type NextWeekRequest = {
  readonly id: string;
  readonly routine: Routine;
  readonly workouts: readonly Workout[];
  readonly today: string;
  readonly plates: OwnPlates;
  readonly level: Level;
  readonly ownImplements: ReadonlyMap<string, Implement | undefined>;
  readonly sessionsOf: ReadonlyMap<string, readonly SessionBest[]>;
  readonly weekSets: WeekSets | undefined;
  readonly deloadReasons: readonly DeloadReason[];
  readonly limits: RiseLimits;
};

type ExerciseSlot = {
  readonly dayId: string;
  readonly dayName: string;
  readonly exerciseId: string;
};

export function proposeNextWeek(request: NextWeekRequest): Proposal[] {
  const restriction = describeRestriction(request);
  if (request.limits.isPaused) return restriction;
  const deload = proposeDeload(request);
  // Rest weeks raise nothing.
  if (deload) return [...restriction, deload];
  const changes = sortChildren(request.routine.days).flatMap((day) =>
    sortChildren(day.exercises).flatMap((exercise) => {
      const slot = { dayId: day.id, dayName: day.name, exerciseId: exercise.id };
      const proposal =
        proposeExerciseLoad(request, slot, exercise) ?? proposeSets(request, slot, exercise);
      return proposal ? [proposal] : [];
    }),
  );
  return [...restriction, ...changes];
}

const describeRestriction = ({ limits: { restriction } }: NextWeekRequest): Proposal[] =>
  restriction === undefined
    ? []
    : [
        {
          id: 'restricted',
          exerciseName: undefined,
          dayName: undefined,
          change: undefined,
          reason: { kind: 'restricted', text: restriction },
        },
      ];

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

function proposeExerciseLoad(
  request: NextWeekRequest,
  slot: ExerciseSlot,
  exercise: RoutineExercise,
): Proposal | undefined {
  const implement = findImplement(request, exercise.exerciseId);
  const { workouts, plates, limits } = request;
  const reason =
    implement &&
    proposeLoad({
      exerciseId: exercise.exerciseId,
      implement,
      planned: workingSets(exercise),
      workouts,
      plates,
      leastReserve: Math.max(limits.leastReserve, exercise.leastReserve ?? 0),
      mayRise: limits.restriction === undefined,
    });
  if (!reason) return undefined;
  const place = { dayId: slot.dayId, exerciseId: slot.exerciseId };
  const toRepetitions = (add: number): RoutineChange => ({ kind: 'repetitions', ...place, add });
  const shared = { exerciseName: exercise.name, dayName: slot.dayName, reason };
  const id = `load:${slot.dayId}:${slot.exerciseId}`;
  if (reason.kind === 'fewer-repetitions')
    return {
      ...shared,
      id: `${id}:${reason.repetitions + reason.add}`,
      change: toRepetitions(reason.add),
    };
  const change: RoutineChange = { kind: 'load', ...place, weightKg: reason.toKg };
  const alternative = reason.kind === 'reached-top' ? reason.alternative : undefined;
  return {
    ...shared,
    id: `${id}:${reason.toKg}`,
    change,
    ...(alternative && { alternative: toRepetitions(alternative.add) }),
  };
}

function proposeSets(
  request: NextWeekRequest,
  slot: ExerciseSlot,
  exercise: RoutineExercise,
): Proposal | undefined {
  const { sessionsOf, today, weekSets, level, limits } = request;
  if (!limits.allowsMoreSets || limits.restriction !== undefined) return undefined;
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
