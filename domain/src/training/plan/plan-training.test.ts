import { expect, test } from 'vitest';
import type { Basis } from '../../evidence/traced.ts';
import { noticesIn, tracesIn } from '../../evidence/traces-in.fixture.ts';
import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { EQUIPMENT, GOALS, JOINTS, LEVELS } from '../../person/choices.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from './plan-training.ts';
import {
  listNoticeCodes,
  listExercises,
  requireExercise,
  findOutOfRange,
  listPlannedExercises,
} from './training-plan.fixture.ts';
import type { TrainingPlan } from '../training-plan.ts';

const planFor = (overrides: Partial<PlanInput> = {}): TrainingPlan =>
  trainingPlan(createProfile(aPerson(overrides)));

test('another seed gives different exercises', () => {
  const profile = createProfile(aPerson({ trainingDays: 4 }));
  const variety = new Set(
    [0, 1, 2, 3, 4].map((seed) =>
      listPlannedExercises(trainingPlan(profile, { seed }))
        .map(({ exerciseId }) => exerciseId)
        .join(),
    ),
  );
  expect(variety.size).toBeGreaterThanOrEqual(4);
});

const ROOMY = EQUIPMENT.flatMap((equipment) =>
  (['beginner', 'intermediate'] as const).flatMap((level) =>
    GOALS.map((goal) => ({ equipment, level, goal })),
  ),
);

test.each(ROOMY)(
  'four days of 75 minutes cover the whole range without notices: $level, $goal, $equipment',
  ({ equipment, level, goal }) => {
    const plan = planFor({ equipment, level, goal, trainingDays: 4, sessionMinutes: 75 });
    expect(findOutOfRange(plan)).toEqual([]);
    expect(listNoticeCodes(plan).filter((code) => code !== 'training-equipment')).toEqual([
      'training-deload',
    ]);
  },
);

test('a week without a gym lists its equipment, bars included', () => {
  for (const level of LEVELS) {
    const plan = planFor({ equipment: 'bodyweight', level, goal: 'muscle_gain' });
    const text = plan.notices.find(({ code }) => code === 'training-equipment')?.text;
    for (const { exerciseId } of plan.days.flatMap(({ exercises }) => exercises)) {
      const needs = exerciseById(exerciseId)?.needs;
      if (needs !== 'sin equipo') expect(text).toContain(needs);
    }
  }
  expect(listNoticeCodes(planFor({ equipment: 'gym' }))).not.toContain('training-equipment');
});

test.each([3, 4, 5, 6])(
  'a gym beginner reaches the range in %d days of an hour',
  (trainingDays) => {
    expect(
      findOutOfRange(planFor({ level: 'beginner', trainingDays, sessionMinutes: 60 })),
    ).toEqual([]);
  },
);

const BASIC = [
  'squat',
  'hinge',
  'lunge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
  'vertical_pull',
  'core',
] as const;

test.each(
  EQUIPMENT.flatMap((equipment) =>
    [2, 3, 4, 5, 6].flatMap((days) =>
      [45, 60, 90].map((minutes) => ({ equipment, days, minutes })),
    ),
  ),
)(
  'with $equipment, $days days of $minutes minutes cover every basic pattern',
  ({ equipment, days, minutes }) => {
    for (const level of LEVELS) {
      const patterns = new Set(
        listExercises(
          planFor({ equipment, level, trainingDays: days, sessionMinutes: minutes }),
        ).map(({ pattern }) => pattern),
      );
      for (const pattern of BASIC) expect(patterns, `${level} ${pattern}`).toContain(pattern);
    }
  },
);

test.each(LEVELS.flatMap((level) => [3, 4, 5, 6].map((days) => ({ level, days }))))(
  'pulls stay close to pushes: $level, $days days',
  ({ level, days }) => {
    const plan = planFor({ level, trainingDays: days, goal: 'muscle_gain' });
    const setsOf = (patterns: string[]) =>
      listPlannedExercises(plan).reduce(
        (sum, { exerciseId, sets }) =>
          sum + (patterns.includes(requireExercise(exerciseId).pattern) ? sets : 0),
        0,
      );
    expect(setsOf(['horizontal_pull', 'vertical_pull'])).toBeGreaterThanOrEqual(
      setsOf(['horizontal_push', 'vertical_push', 'chest_fly']) * 0.6,
    );
  },
);

test.each(GOALS)('a %s session puts heavy lifts before isolation', (goal) => {
  for (const { exercises } of planFor({ goal, trainingDays: 4 }).days) {
    const lastHeavy = exercises.findLastIndex(
      ({ exerciseId }) => requireExercise(exerciseId).heavy,
    );
    expect(
      exercises
        .slice(0, Math.max(0, lastHeavy))
        .every(({ exerciseId }) => requireExercise(exerciseId).compound),
    ).toBe(true);
  }
});

test('a strength plan trains its main lifts with six repetitions or fewer and long rests', () => {
  const plan = planFor({
    goal: 'strength',
    level: 'advanced',
    trainingDays: 4,
    sessionMinutes: 90,
  });
  const heavy = listPlannedExercises(plan).filter(
    ({ exerciseId }) => requireExercise(exerciseId).heavy,
  );
  expect(heavy.length).toBeGreaterThanOrEqual(4);
  for (const { repsMax, restSeconds } of heavy) {
    expect(repsMax).toBeLessThanOrEqual(6);
    expect(restSeconds).toBeGreaterThanOrEqual(150);
  }
});

test('a performance plan opens two sessions with a power exercise', () => {
  const plan = planFor({ goal: 'performance', trainingDays: 4 });
  expect(
    plan.days.filter(
      ({ exercises }) => requireExercise(exercises[0]?.exerciseId ?? '').pattern === 'power',
    ),
  ).toHaveLength(2);
});

test.each([
  { ageYears: 20, bpm: 194 },
  { ageYears: 40, bpm: 180 },
  { ageYears: 60, bpm: 166 },
])(
  'the estimated maximum heart rate at $ageYears is $bpm (Tanaka et al. 2001)',
  ({ ageYears, bpm }) => {
    expect(planFor({ ageYears }).cardio.maxHeartRate?.value).toBe(bpm);
  },
);

test('no maximum heart rate is printed for people to whom the equation does not apply', () => {
  expect(planFor({ ageYears: 15 }).cardio.maxHeartRate).toBeUndefined();
  expect(planFor({ conditions: ['heart_disease'] }).cardio.maxHeartRate).toBeUndefined();
  expect(planFor({ health: ['pregnancy'], sex: 'female' }).cardio.maxHeartRate).toBeUndefined();
});

test('weekly cardio stays between 150 and 300 minutes for adults (WHO 2020), and is an hour a day for minors', () => {
  for (const goal of GOALS) {
    const minutes = planFor({ goal }).cardio.minutesPerWeek.value;
    expect(minutes).toBeGreaterThanOrEqual(150);
    expect(minutes).toBeLessThanOrEqual(300);
  }
  expect(planFor({ ageYears: 16 }).cardio.minutesPerWeek.value).toBe(420);
});

test('a person with signs of an eating disorder gets no extra cardio to lose weight', () => {
  expect(planFor({ goal: 'fat_loss' }).cardio.minutesPerWeek.value).toBe(210);
  expect(
    planFor({ goal: 'fat_loss', health: ['eating_disorder_signs'] }).cardio.minutesPerWeek.value,
  ).toBe(150);
});

test.each([
  { person: { bloodPressure: { systolic: 185, diastolic: 95 } }, code: 'training-pressure-stop' },
  { person: { bloodPressure: { systolic: 150, diastolic: 112 } }, code: 'training-pressure-stop' },
  { person: { health: ['emergency_symptom_now' as const] }, code: 'training-emergency' },
])('an alarm puts the notice not to train first ($code)', ({ person, code }) => {
  const [first] = planFor(person).notices;
  expect(first).toMatchObject({ code, severity: 'stop' });
});

test.each([2, 3, 4, 5, 6])(
  'a week of %d days has as many sessions on different days, and rests on Sunday',
  (trainingDays) => {
    const { days, week } = planFor({ trainingDays });
    expect(days).toHaveLength(trainingDays);
    expect(week).toHaveLength(7);
    expect(week[6]).toBe('rest');
    days.forEach(({ weekday }, at) => expect(week[weekday]).toBe(at));
  },
);

test.each(JOINTS)('an injured %s still gets a week of training', (joint) => {
  for (const equipment of EQUIPMENT) {
    const plan = planFor({ injuries: [joint], equipment });
    for (const { exercises } of plan.days) expect(exercises.length).toBeGreaterThanOrEqual(3);
    expect(listNoticeCodes(plan)).toContain('training-injuries');
  }
});

/** Basis per rule: 'source' only if the cited work prints the figure. */
const ANSWERS: Record<string, Basis[]> = {
  'training.session-minutes': ['forja_rule'],
  'training.weekly-volume': ['source'],
  'training.range-min': ['forja_rule'],
  'training.range-max': ['forja_rule'],
  'training.reps-in-reserve': ['forja_rule'],
  'training.rest-compound': ['forja_rule'],
  'training.rest-isolation': ['forja_rule'],
  'training.frequency': ['forja_rule'],
  'training.reps-min': ['forja_rule'],
  'training.reps-max': ['forja_rule'],
  'training.cardio-minutes': ['source', 'forja_rule', 'expert_judgement'],
  'training.cardio-minor': ['expert_judgement'],
  'training.cardio-paused': ['forja_rule'],
  'training.balance-days': ['source'],
  'training.balance-minutes': ['forja_rule'],
  'training.first-load-low': ['forja_rule'],
  'training.first-load-high': ['forja_rule'],
  'training.first-load-suggested': ['forja_rule'],
  'training.max-heart-rate': ['source'],
};

test('every figure states its basis, and no judgement cites a paper', () => {
  const plans = [
    ...GOALS.map((goal) =>
      planFor({ goal, lifts: [{ exerciseId: 'back-squat', weightKg: 100, repetitions: 5 }] }),
    ),
    planFor({ ageYears: 15 }),
    planFor({
      ageYears: 70,
      conditions: ['hypertension', 'heart_disease', 'diabetes', 'kidney_disease', 'liver_disease'],
    }),
    planFor({
      health: ['pregnancy', 'active_cancer', 'bariatric_surgery_recent', 'emergency_symptom_now'],
      injuries: [...JOINTS],
      trainingDays: 6,
    }),
  ];
  const traces = plans.flatMap(tracesIn);
  expect(new Set(traces.map(({ rule }) => rule))).toEqual(new Set(Object.keys(ANSWERS)));
  for (const { rule, basis } of traces) expect(ANSWERS[rule], rule).toContain(basis);
  for (const { basis, sources, rule } of traces)
    if (basis === 'source') expect(sources.length, rule).toBeGreaterThan(0);
  for (const { basis, sources, code } of plans.flatMap(noticesIn)) {
    if (basis === 'source') expect(sources.length, code).toBeGreaterThan(0);
    if (basis === 'expert_judgement') expect(sources, code).toEqual([]);
  }
});

test('signs of an eating disorder give a gentle start without intervals', () => {
  const plan = planFor({ goal: 'fat_loss', level: 'advanced', health: ['eating_disorder_signs'] });
  expect(listNoticeCodes(plan)).toContain('training-underfed');
  expect([plan.cardio.intervals ?? false, plan.weeklyRange.min.value]).toEqual([
    false,
    planFor({ level: 'beginner' }).weeklyRange.min.value,
  ]);
});

test('no beginner gets negative pull-ups', () => {
  for (const equipment of EQUIPMENT)
    expect(
      listExercises(planFor({ level: 'beginner', equipment })).map(({ id }) => id),
    ).not.toContain('negative-pull-up');
});
