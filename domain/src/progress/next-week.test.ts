import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { sortChildren } from '../records/children.ts';
import { aDay, anExercise, aRoutine, aSet, countIds } from '../routines/routine.fixture.ts';
import type { RoutineWeek } from '../routines/routine.ts';
import { flattenDoneSets } from '../workouts/done-sets.ts';
import { DEFAULT_TRAINING_SETTINGS } from '../workouts/training-settings.ts';
import { doneSet, exerciseOf, workoutOf } from '../workouts/workout.fixture.ts';
import { type DeloadReason } from './deload-hint.ts';
import { findSessions } from './max-by-session.ts';
import { type NextWeekRequest, proposeNextWeek } from './next-week.ts';
import { applyRoutineChange } from './routine-change.ts';
import { countWeeklySets } from './weekly-sets.ts';
import { reviewWeek } from './weekly-review.ts';

const TODAY = '2026-03-08'; // a Sunday
const ROUTINE_ID = '0193b4f5-7e36-7c2a-9a51-999999999999';
const ids = countIds();
const WEEK: RoutineWeek = { isDeload: false, setsFactor: 1, repsInReserve: 2, instruction: '' };

const routineOf = (weightKg: number | undefined, weeks?: RoutineWeek[]) =>
  aRoutine(
    {
      weeks,
      days: [
        aDay(
          'Torso',
          [anExercise({ sets: [aSet({ weightKg }), aSet({ weightKg }), aSet({ weightKg })] }, ids)],
          ids,
        ),
        aDay('Piernas', [], ids),
      ],
    },
    ids,
  );

const done = (day: string, kg: number, repetitions: readonly number[], routine = routineOf(80)) =>
  workoutOf(
    day,
    [
      exerciseOf(
        'bench-press',
        repetitions.map((count) => doneSet(kg, count)),
      ),
    ],
    {
      routineId: ROUTINE_ID,
      routineDayId: Object.keys(routine.days)[0],
    },
  );

function propose(more: Partial<NextWeekRequest> & Pick<NextWeekRequest, 'routine' | 'workouts'>) {
  const sets = flattenDoneSets(more.workouts);
  return proposeNextWeek({
    id: ROUTINE_ID,
    today: TODAY,
    plates: DEFAULT_TRAINING_SETTINGS,
    level: 'intermediate',
    ownImplements: new Map(),
    sessionsOf: new Map([['bench-press', findSessions(sets)]]),
    weekSets: countWeeklySets(sets).get('2026-03-02'),
    deloadReasons: [],
    ...more,
  });
}

test('the week says what was planned and what was done, day by day', () => {
  const routine = routineOf(80);
  const review = reviewWeek(
    { id: ROUTINE_ID, routine },
    [done('2026-03-03', 80, [8, 8], routine)],
    '2026-03-02',
  );
  expect(review).toMatchObject({ plannedSets: 3, doneSets: 2, workouts: 1 });
  expect(review.days.map(({ name, doneSets }) => [name, doneSets])).toEqual([
    ['Torso', 2],
    ['Piernas', undefined],
  ]);
});

test('the top of the range in every set raises the load to the next that can be loaded', () => {
  const routine = routineOf(80);
  const [proposal] = propose({ routine, workouts: [done('2026-03-03', 80, [12, 12, 12])] });
  expect(proposal?.reason).toEqual({
    kind: 'reached-top',
    fromKg: 80,
    toKg: 82.5,
    repetitions: 12,
  });
  if (!proposal?.change) throw new Error('nothing to accept');
  const changed = applyRoutineChange(routine, proposal.change, ids);
  const kilos = sortChildren(changed.days).flatMap(({ exercises }) =>
    sortChildren(exercises).flatMap(({ sets }) =>
      sortChildren(sets).map(({ weightKg }) => weightKg),
    ),
  );
  expect(kilos).toEqual([82.5, 82.5, 82.5]);
  // Accepted, it is not proposed again.
  expect(propose({ routine: changed, workouts: [done('2026-03-03', 80, [12, 12, 12])] })).toEqual(
    [],
  );
});

test('most sets under the floor lower it, and in between nothing changes', () => {
  const routine = routineOf(80);
  const low = propose({ routine, workouts: [done('2026-03-03', 80, [7, 6, 8])] });
  expect(low[0]?.reason).toEqual({ kind: 'below-floor', fromKg: 80, toKg: 70, repetitions: 8 });
  expect(propose({ routine, workouts: [done('2026-03-03', 80, [12, 11, 10])] })).toEqual([]);
});

test('what is stalled and has few sets gets one more, as its last one', () => {
  const routine = routineOf(100);
  const workouts = [35, 28, 21, 14, 7, 3].map((days) =>
    done(addDays(TODAY, -days), 100, [9, 9, 9]),
  );
  const [proposal] = propose({ routine, workouts });
  expect(proposal?.reason).toEqual({ kind: 'more-sets', muscle: 'chest', sets: 3, min: 10 });
  if (!proposal?.change) throw new Error('nothing to accept');
  const [day] = sortChildren(applyRoutineChange(routine, proposal.change, ids).days);
  const sets = sortChildren(day?.exercises ?? {}).flatMap((exercise) =>
    sortChildren(exercise.sets),
  );
  expect(sets.map(({ weightKg }) => weightKg)).toEqual([100, 100, 100, 100]);
  expect(new Set(sets.map(({ order }) => order)).size).toBe(4);
});

const REASONS: DeloadReason[] = [{ kind: 'long-block', weeks: 8 }];

test('a deload goes in the next week of the cycle, and nothing else is proposed with it', () => {
  const routine = routineOf(80, [WEEK, WEEK, WEEK]);
  const workouts = [done('2026-03-03', 80, [12, 12, 12])];
  const proposals = propose({ routine, workouts, deloadReasons: REASONS });
  expect(proposals.map(({ change }) => change)).toEqual([{ kind: 'deload-week', at: 1 }]);
  const [change] = proposals.flatMap((proposal) => proposal.change ?? []);
  if (!change) throw new Error('nothing to accept');
  const changed = applyRoutineChange(routine, change, ids);
  expect(changed.weeks?.map(({ isDeload }) => isDeload)).toEqual([false, true, false]);
  const after = propose({ routine: changed, workouts, deloadReasons: REASONS });
  expect(after.map(({ reason }) => reason.kind)).toEqual(['reached-top']);
});

test('without a cycle a deload is advice', () => {
  const [proposal] = propose({ routine: routineOf(80), workouts: [], deloadReasons: REASONS });
  expect(proposal?.reason.kind).toBe('deload');
  expect(proposal?.change).toBeUndefined();
});

test('a change of what is no longer there changes nothing, and the old routine stays as it was', () => {
  const routine = routineOf(80);
  const before = structuredClone(routine);
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(routine.days), 'gone'),
      fc.integer({ min: 1, max: 9 }),
      (dayId, count) => {
        applyRoutineChange(routine, { kind: 'sets', dayId, exerciseId: 'gone', count }, ids);
        const exerciseId = Object.keys(routine.days[dayId]?.exercises ?? {})[0] ?? 'gone';
        applyRoutineChange(routine, { kind: 'sets', dayId, exerciseId, count }, ids);
        applyRoutineChange(routine, { kind: 'load', dayId, exerciseId, weightKg: count }, ids);
        expect(routine).toEqual(before);
      },
    ),
  );
  expect(
    applyRoutineChange(
      routine,
      { kind: 'load', dayId: 'gone', exerciseId: 'gone', weightKg: 1 },
      ids,
    ),
  ).toBe(routine);
});
