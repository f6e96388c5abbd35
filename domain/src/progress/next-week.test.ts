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
import { hasFinding } from '../clinical/clinical-state.ts';
import { CONSULT_BEFORE_TRAINING } from '../clinical/medical-decisions.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { firstLoad } from '../training/lifts/first-load.ts';
import { requireExercise } from '../training/plan/training-plan.fixture.ts';
import { trainingCautions } from '../training/training-cautions.ts';
import { type NextWeekRequest, type Proposal, proposeNextWeek } from './next-week.ts';
import { findRiseLimits } from './rise-limits.ts';
import { applyRoutineChange } from './routine-change.ts';
import { countWeeklySets } from './weekly-sets.ts';
import { reviewWeek } from './weekly-review.ts';

const TODAY = '2026-03-08'; // Sunday
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
    limits: findRiseLimits(undefined),
    ...more,
  });
}

test('the weekly review compares planned and done sets by day', () => {
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

const doneWithReserve = (
  day: string,
  kg: number,
  sets: readonly (readonly [number, (number | undefined)?])[],
) =>
  workoutOf(day, [
    exerciseOf(
      'bench-press',
      sets.map(([repetitions, repsInReserve]) =>
        doneSet(kg, repetitions, { repsInReserve, target: { repsInReserve: 3 } }),
      ),
    ),
  ]);
const TOP = [12, 12, 12];
const twice = (kg: number, repetitions: readonly number[]) => [
  done('2026-03-03', kg, repetitions),
  done('2026-03-06', kg, repetitions),
];

test('reaching the top of the range in every set raises the load to the next loadable one', () => {
  const routine = routineOf(80);
  const [proposal] = propose({ routine, workouts: twice(80, TOP) });
  expect(proposal?.reason).toEqual({
    kind: 'reached-top',
    fromKg: 80,
    toKg: 82.5,
    repetitions: 12,
    isReserveTold: false,
    alternative: undefined,
  });
  if (!proposal?.change) throw new Error('nothing to accept');
  const changed = applyRoutineChange(routine, proposal.change, ids);
  const kilos = sortChildren(changed.days).flatMap(({ exercises }) =>
    sortChildren(exercises).flatMap(({ sets }) =>
      sortChildren(sets).map(({ weightKg }) => weightKg),
    ),
  );
  expect(kilos).toEqual([82.5, 82.5, 82.5]);
  expect(propose({ routine: changed, workouts: twice(80, TOP) })).toEqual([]);
});

test.each([
  {
    why: 'with the requested reserve',
    sets: [
      [12, 3],
      [12, 4],
      [12, 3],
    ],
    rises: true,
  },
  {
    why: 'at failure with three requested in reserve',
    sets: [
      [12, 0],
      [12, 0],
      [12, 0],
    ],
    rises: false,
  },
  {
    why: 'with a set too close to failure',
    sets: [
      [12, 3],
      [12, 3],
      [12, 2],
    ],
    rises: false,
  },
  { why: 'without a recorded reserve', sets: [[12], [12], [12]], rises: false },
] as const)('a session at the top $why raises the load: $rises', ({ sets, rises }) => {
  const proposals = propose({
    routine: routineOf(80),
    workouts: [doneWithReserve('2026-03-03', 80, sets)],
  });
  expect(proposals.map(({ reason }) => reason.kind)).toEqual(rises ? ['reached-top'] : []);
});

test('unrecorded reserves require two sessions at the load', () => {
  const routine = routineOf(80);
  const lighter = [done('2026-03-03', 77.5, TOP), done('2026-03-06', 80, TOP)];
  expect(propose({ routine, workouts: lighter })).toEqual([]);
});

test('a rise is at least 2 % if loadable, as in a deadlift of 200 kg', () => {
  const [proposal] = propose({ routine: routineOf(200), workouts: twice(200, TOP) });
  expect(proposal?.change).toMatchObject({ kind: 'load', weightKg: 205 });
});

test('a dumbbell rise from 4 to 6 kg offers two more repetitions instead', () => {
  const routine = aRoutine(
    {
      days: [
        aDay(
          'Torso',
          [anExercise({ exerciseId: 'lateral-raise', sets: [aSet({ weightKg: 4 })] }, ids)],
          ids,
        ),
      ],
    },
    ids,
  );
  const workouts = ['2026-03-03', '2026-03-06'].map((day) =>
    workoutOf(day, [exerciseOf('lateral-raise', [doneSet(4, 12)])]),
  );
  const [proposal] = propose({ routine, workouts });
  expect(proposal?.change).toMatchObject({ kind: 'load', weightKg: 6 });
  expect(proposal?.alternative).toMatchObject({ kind: 'repetitions', add: 2 });
  if (!proposal?.alternative) throw new Error('no alternative');
  const changed = applyRoutineChange(routine, proposal.alternative, ids);
  const [day] = sortChildren(changed.days);
  expect(
    sortChildren(day?.exercises ?? {}).flatMap(({ sets }) => sortChildren(sets)),
  ).toMatchObject([{ weightKg: 4, repsMin: 8, repsMax: 14 }]);
  expect(propose({ routine: changed, workouts })).toEqual([]);
});

test('two sessions with most sets below the floor lower the load by at most 10 %, and one changes nothing', () => {
  const routine = routineOf(80);
  const [low] = propose({ routine, workouts: twice(80, [7, 6, 8]) });
  expect(low?.reason).toEqual({ kind: 'below-floor', fromKg: 80, toKg: 72.5, repetitions: 8 });
  expect(propose({ routine, workouts: [done('2026-03-03', 80, [7, 6, 8])] })).toEqual([]);
  expect(propose({ routine, workouts: twice(80, [12, 11, 10]) })).toEqual([]);
  const lowered = [done('2026-03-03', 80, [7, 6, 8]), done('2026-03-06', 72.5, [7, 6, 8])];
  expect(propose({ routine: routineOf(72.5), workouts: lowered })).toEqual([]);
});

test('the repetitions go down if no lighter load is close enough', () => {
  const routine = routineOf(22.5);
  const workouts = twice(22.5, [7, 6, 7]);
  const plates = { barKg: 20, platePairs: { '10': 2 } };
  const [proposal] = propose({ routine, workouts, plates });
  expect(proposal?.reason.kind).toBe('fewer-repetitions');
  if (!proposal?.change) throw new Error('nothing to accept');
  const [day] = sortChildren(applyRoutineChange(routine, proposal.change, ids).days);
  expect(
    sortChildren(day?.exercises ?? {}).flatMap(({ sets }) => sortChildren(sets))[0],
  ).toMatchObject({ weightKg: 22.5, repsMin: 7, repsMax: 11 });
});

test('rises above 10 % have an alternative, rises need the reserve, and falls stay within 10 %', () => {
  const anySets = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 15 }),
      fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    ),
    { minLength: 3, maxLength: 4 },
  );
  const atTop = fc.array(
    fc.tuple(
      fc.integer({ min: 12, max: 15 }),
      fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    ),
    { minLength: 3, maxLength: 4 },
  );
  const anyPlates = fc.record({
    barKg: fc.constantFrom(10, 15, 20),
    platePairs: fc.dictionary(fc.constantFrom('0.5', '1.25', '2.5', '5', '10', '20'), fc.nat(4)),
  });
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom('barbell', 'dumbbells', 'machine' as const),
      fc.integer({ min: 4, max: 500 }).map((halves) => halves / 2),
      fc.oneof(anySets, atTop),
      fc.oneof(anySets, atTop),
      anyPlates,
      (implement, kg, first, second, plates) => {
        const workouts = [
          doneWithReserve('2026-03-03', kg, first),
          doneWithReserve('2026-03-06', kg, second),
        ];
        const proposals = propose({
          routine: routineOf(kg),
          workouts,
          plates,
          ownImplements: new Map([['bench-press', implement]]),
        });
        for (const { reason, change, alternative } of proposals) {
          if (change?.kind !== 'load') continue;
          kinds.add(`${reason.kind} ${alternative?.kind ?? ''}`);
          const ratio = change.weightKg / kg;
          if (ratio > 1) {
            expect(ratio <= 1.1001 || alternative?.kind === 'repetitions').toBe(true);
            for (const [, left] of second) expect(left ?? 3).toBeGreaterThanOrEqual(3);
          } else expect(ratio).toBeGreaterThan(0.8999);
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect([...kinds].toSorted()).toEqual([
    'below-floor ',
    'reached-top ',
    'reached-top repetitions',
  ]);
});

const RESTRICTED_PEOPLE: Readonly<Record<string, Partial<PlanInput>>> = {
  pregnancy: { sex: 'female', health: ['pregnancy'] },
  'pregnancy unanswered': { sex: 'female', screening: {} },
  '160/100': { bloodPressure: { systolic: 160, diastolic: 95 } },
  '180/110': { bloodPressure: { systolic: 180, diastolic: 95 } },
  'an ejection fraction of 40 %': { labs: { lvefPercent: 40 } },
  'a body mass index of 17': { weightKg: 55.1 },
  'an emergency': { health: ['emergency_symptom_now'] },
  jaundice: { health: ['jaundice_or_dark_urine'] },
  'heart disease': { conditions: ['heart_disease'] },
  'a fall': { health: ['fall_or_walking_aid'] },
  '75 years': { ageYears: 75 },
  '85 years': { ageYears: 85 },
  'signs of an eating disorder': { health: ['eating_disorder_signs'] },
  'an active cancer': { health: ['active_cancer'] },
  'a recent bariatric surgery': { health: ['bariatric_surgery_recent'] },
  '16 years': { ageYears: 16 },
};
const raises = (proposals: readonly Proposal[]) =>
  proposals.filter(({ change, reason }) => change !== undefined && reason.kind !== 'below-floor');

test.each(Object.entries(RESTRICTED_PEOPLE))(
  'a person with %s gets no rises, and the review says why',
  (_, answers) => {
    const limits = findRiseLimits(aPerson(answers));
    const stalled = [35, 28, 21, 14, 7, 3].map((days) =>
      done(addDays(TODAY, -days), 100, [9, 9, 9]),
    );
    for (const workouts of [twice(80, TOP), stalled]) {
      const proposals = propose({ routine: routineOf(80), workouts, limits });
      expect(raises(proposals)).toEqual([]);
      expect(proposals[0]?.reason).toMatchObject({ kind: 'restricted', text: limits.restriction });
    }
  },
);

test('every training pause and every unestimated weight blocks the rises', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const { restriction, isPaused, leastReserve } = findRiseLimits(person);
      const profile = createProfile(person);
      const cautions = trainingCautions(profile);
      const plan = firstLoad(
        requireExercise('bench-press'),
        { repetitions: 6, reserve: 2 },
        [{ exerciseId: 'bench-press', weightKg: 100, repetitions: 5 }],
        cautions,
      );
      expect(restriction === undefined).toBe(plan !== undefined && cautions.paused === undefined);
      expect(isPaused).toBe(hasFinding(profile, ...CONSULT_BEFORE_TRAINING));
      expect(leastReserve).toBe(cautions.leastReserve);
    }),
  );
});

test('the reserve that health requires applies if the routine asks for less', () => {
  const limits = findRiseLimits(aPerson({ conditions: ['hypertension'] }));
  const sets = [1, 2].map((repsInReserve) =>
    workoutOf(`2026-03-0${repsInReserve}`, [
      exerciseOf(
        'bench-press',
        [12, 12, 12].map((count) => doneSet(80, count, { repsInReserve })),
      ),
    ]),
  );
  const kinds = sets.map((workout) =>
    propose({ routine: routineOf(80), workouts: [workout], limits }).map(
      ({ reason }) => reason.kind,
    ),
  );
  expect(kinds).toEqual([[], ['reached-top']]);
});

test('a stalled exercise with few sets gets another one at the end', () => {
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

test('a deload is proposed for the next week of the cycle, and nothing else with it', () => {
  const routine = routineOf(80, [WEEK, WEEK, WEEK]);
  const workouts = twice(80, TOP);
  const proposals = propose({ routine, workouts, deloadReasons: REASONS });
  expect(proposals.map(({ change }) => change)).toEqual([{ kind: 'deload-week', at: 1 }]);
  const [change] = proposals.flatMap((proposal) => proposal.change ?? []);
  if (!change) throw new Error('nothing to accept');
  const changed = applyRoutineChange(routine, change, ids);
  expect(changed.weeks?.map(({ isDeload }) => isDeload)).toEqual([false, true, false]);
  const after = propose({ routine: changed, workouts, deloadReasons: REASONS });
  expect(after.map(({ reason }) => reason.kind)).toEqual(['reached-top']);
});

test('a deload without a cycle is advice', () => {
  const [proposal] = propose({ routine: routineOf(80), workouts: [], deloadReasons: REASONS });
  expect(proposal?.reason.kind).toBe('deload');
  expect(proposal?.change).toBeUndefined();
});

test('a change of a deleted exercise changes nothing, and never mutates the routine', () => {
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
        applyRoutineChange(routine, { kind: 'repetitions', dayId, exerciseId, add: count }, ids);
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
