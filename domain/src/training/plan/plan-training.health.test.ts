import { expect, test } from 'vitest';
import { tracesIn } from '../../evidence/traces-in.fixture.ts';
import { source } from '../../evidence/sources.ts';
import { EQUIPMENT, JOINTS, LEVELS } from '../../person/choices.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from './plan-training.ts';
import { listNoticeCodes, listExercises, listPlannedExercises } from './training-plan.fixture.ts';
import { findAlternatives } from '../selection/swap-exercise.ts';
import type { TrainingPlan } from '../training-plan.ts';
import { weekExercises } from '../effort/week-exercises.ts';

const planFor = (overrides: Partial<PlanInput> = {}): TrainingPlan =>
  trainingPlan(createProfile(aPerson(overrides)));
const ids = (plan: TrainingPlan): string[] =>
  listPlannedExercises(plan).map(({ exerciseId }) => exerciseId);
const reserves = (plan: TrainingPlan): number[] =>
  plan.progression.flatMap((week) =>
    plan.days.flatMap((day) => weekExercises(day, week).map(({ repsInReserve }) => repsInReserve)),
  );

test.each([
  {
    why: 'an alarm symptom now',
    person: { health: ['emergency_symptom_now'] },
    paused: 'emergency',
  },
  {
    why: '195/118, undeclared',
    person: { bloodPressure: { systolic: 195, diastolic: 118 } },
    paused: 'pressure',
  },
  {
    why: '150/112',
    person: { bloodPressure: { systolic: 150, diastolic: 112 } },
    paused: 'pressure',
  },
  {
    why: 'an ejection fraction of 30 %',
    person: { labs: { lvefPercent: 30 } },
    paused: 'heart_failure',
  },
  { why: 'a BMI of 17.4', person: { weightKg: 56.3 }, paused: 'thinness' },
  { why: 'a BMI of 12', person: { weightKg: 39 }, paused: 'thinness' },
] satisfies { why: string; person: Partial<PlanInput>; paused: string }[])(
  '$why pauses training until a consultation',
  ({ person, paused }) => {
    const plan = planFor({ goal: 'muscle_gain', level: 'advanced', trainingDays: 6, ...person });
    expect(plan.paused).toBe(paused);
    expect([plan.days, plan.progression, plan.cardio.minutesPerWeek.value]).toEqual([[], [], 0]);
    // Other notices describe a week, which a paused plan lacks.
    expect(plan.notices.map(({ severity }) => severity)).toEqual(['stop']);
  },
);

test('a body mass index of 17.5 allows training, and a lower one does not', () => {
  expect(planFor({ weightKg: 56.8 }).paused).toBeUndefined();
  expect(planFor({ weightKg: 56.6 }).paused).toBe('thinness');
});

test('a pressure from 160/100 keeps 4 repetitions in reserve in every set', () => {
  const plan = planFor({
    level: 'advanced',
    goal: 'strength',
    bloodPressure: { systolic: 162, diastolic: 88 },
  });
  expect(Math.min(...reserves(plan))).toBeGreaterThanOrEqual(4);
  expect(listNoticeCodes(plan)).toContain('training-pressure-limit');
  expect(plan.cardio.intervals).toBe(false);
});

test.each(EQUIPMENT)(
  'a pregnant woman (%s) neither lies down nor jumps, and keeps 3 in reserve',
  (equipment) => {
    for (const level of LEVELS) {
      const plan = planFor({
        sex: 'female',
        level,
        equipment,
        health: ['pregnancy'],
        goal: 'performance',
      });
      for (const { id, lying, loads, pattern } of listExercises(plan))
        expect(
          [lying, loads.includes('jump_or_run'), loads.includes('hanging'), pattern === 'power'],
          id,
        ).toEqual([undefined, false, false, false]);
      expect(Math.min(...reserves(plan))).toBeGreaterThanOrEqual(3);
      expect(listNoticeCodes(plan)).toEqual(
        expect.arrayContaining([
          'training-pregnancy',
          'training-pregnancy-stop',
          'training-pregnancy-contraindications',
        ]),
      );
    }
  },
);

test('an unanswered pregnancy question is treated as a possible pregnancy', () => {
  const plan = planFor({ sex: 'female', screening: {}, level: 'advanced' });
  expect(listNoticeCodes(plan)).toContain('training-pregnancy-unanswered');
  for (const { id, lying } of listExercises(plan)) expect(lying, id).toBeUndefined();
});

test('a breastfeeding woman gets no jumps and no date', () => {
  const plan = planFor({
    sex: 'female',
    health: ['breastfeeding'],
    goal: 'performance',
    level: 'advanced',
  });
  expect(listNoticeCodes(plan)).toContain('training-postpartum');
  for (const { id, loads } of listExercises(plan)) expect(loads, id).not.toContain('jump_or_run');
});

const TOO_HARD = [
  'dip',
  'bench-dip',
  'diamond-push-up',
  'chin-up',
  'pull-up',
  'vertical-jump',
  'plyo-push-up',
];

test.each(EQUIPMENT.flatMap((equipment) => LEVELS.map((level) => ({ equipment, level }))))(
  'a woman of 80 ($equipment, $level) gets nothing too hard, even as an alternative, and trains balance',
  ({ equipment, level }) => {
    const profile = createProfile(
      aPerson({ sex: 'female', ageYears: 80, weightKg: 60, heightCm: 158, equipment, level }),
    );
    const plan = trainingPlan(profile);
    for (const id of ids(plan)) {
      expect(TOO_HARD).not.toContain(id);
      for (const { id: other } of findAlternatives(id, profile))
        expect(TOO_HARD).not.toContain(other);
    }
    expect(plan.balance?.weekdays.length).toBeGreaterThanOrEqual(3);
    expect(plan.balance?.minutesPerDay.value).toBe(10);
    expect(plan.balance?.exercises.length).toBeGreaterThanOrEqual(3);
  },
);

test('a woman of 80 without equipment gets sit-to-stands, step-ups and angled presses', () => {
  const plan = planFor({
    sex: 'female',
    ageYears: 80,
    weightKg: 60,
    heightCm: 158,
    equipment: 'bodyweight',
    level: 'beginner',
    trainingDays: 3,
  });
  expect(ids(plan)).toEqual(
    expect.arrayContaining(['box-squat', 'low-step-up', 'incline-push-up']),
  );
});

test.each([
  { sessionMinutes: 30, inSession: 0 },
  { sessionMinutes: 60, inSession: 10 },
])(
  'a session of $sessionMinutes minutes has $inSession of balance',
  ({ sessionMinutes, inSession }) => {
    const plan = planFor({ ageYears: 72, trainingDays: 2, sessionMinutes });
    expect(plan.balance?.weekdays).toHaveLength(3);
    for (const { minutes } of plan.days) {
      expect(minutes.inputs['equilibrioMin'] ?? 0).toBe(inSession);
      expect(minutes.value).toBeLessThanOrEqual(sessionMinutes);
    }
  },
);

test('a person who fell gets no barbell and no single-leg work', () => {
  for (const equipment of EQUIPMENT) {
    const plan = planFor({
      health: ['fall_or_walking_aid'],
      equipment,
      level: 'advanced',
      goal: 'strength',
    });
    for (const { id, implement, loads } of listExercises(plan)) {
      expect(implement, id).not.toBe('barbell');
      expect(loads, id).not.toContain('one_leg_balance');
    }
    expect(listNoticeCodes(plan)).toContain('training-frail');
    for (const { exerciseId } of plan.balance?.exercises ?? [])
      expect(exerciseId).not.toMatch(/single-leg|clock/);
  }
});

test.each(JOINTS)(
  'an injured %s has a route back with steps, exercises to retry and stop signs',
  (joint) => {
    const [route] = planFor({ injuries: [joint], level: 'advanced' }).routesBack ?? [];
    expect(route).toMatchObject({ joint, basis: 'forja_rule' });
    expect(route?.steps).toHaveLength(6);
    expect(route?.retry.length).toBeGreaterThan(0);
    expect(route?.redFlags.length).toBeGreaterThanOrEqual(2);
  },
);

test('a person without injuries has no route back', () => {
  expect(planFor().routesBack).toBeUndefined();
});

test.each([
  { who: 'an adult', person: {}, basis: 'expert_judgement', sources: [] },
  { who: 'a minor', person: { ageYears: 15 }, basis: 'expert_judgement', sources: [] },
  { who: 'an older adult', person: { ageYears: 70 }, basis: 'source', sources: ['bull2020'] },
  {
    who: 'a pregnant woman',
    person: { sex: 'female', health: ['pregnancy'] },
    basis: 'source',
    sources: ['mottola2018'],
  },
  {
    who: 'kidney disease',
    person: { conditions: ['kidney_disease'] },
    basis: 'source',
    sources: ['kdigo2024'],
  },
  { who: 'somebody losing fat', person: { goal: 'fat_loss' }, basis: 'forja_rule', sources: [] },
] satisfies { who: string; person: Partial<PlanInput>; basis: string; sources: string[] }[])(
  'the weekly cardio of $who has the right basis',
  ({ person, basis, sources }) => {
    expect(planFor(person).cardio.minutesPerWeek).toMatchObject({ basis, sources });
  },
);

test('figures read only in a copy say so', () => {
  expect(source('bull2020').secondary).toBe(true);
  const plan = planFor({ ageYears: 70 });
  expect(tracesIn(plan).find(({ rule }) => rule === 'training.balance-days')?.sources[0]).toBe(
    'bull2020',
  );
});

test('anticoagulants exclude heavy overhead work', () => {
  const plan = planFor({
    health: ['anticoagulant'],
    level: 'elite',
    goal: 'strength',
    trainingDays: 4,
  });
  expect(listNoticeCodes(plan)).toContain('training-anticoagulant');
  const overhead = new Set(
    listExercises(plan).flatMap(({ id, pattern }) => (pattern === 'vertical_push' ? [id] : [])),
  );
  for (const { exerciseId, repsMin } of listPlannedExercises(plan))
    if (overhead.has(exerciseId)) expect(repsMin).toBe(8);
});
