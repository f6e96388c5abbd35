import { expect, test } from 'vitest';
import { hasFinding } from '../clinical/clinical-state.ts';
import { trainingTime } from '../energy/training-time.ts';
import { retrace } from '../evidence/traced.ts';
import { eaterAnswers, toEater } from '../menu/kitchen/eater.ts';
import { kitchenLimits } from '../menu/targets/kitchen-limits.ts';
import { EQUIPMENT, type Joint } from '../person/choices.ts';
import { aPerson, SCREENED } from '../person/person.fixture.ts';
import type { Chemistry, PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { listExercises, listPlannedExercises } from '../training/plan/training-plan.fixture.ts';
import { generatePlan } from './generate-plan.ts';
import { planNotices } from './plan-notices.ts';
import type { Plan } from './plan.ts';
import { planOf } from './plan-of.fixture.ts';

const BASE: PlanInput = aPerson({ heightCm: 178, level: 'beginner' });
const WOMAN = { sex: 'female', weightKg: 60, heightCm: 165 } as const;
const USE: Chemistry = {
  compounds: [],
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 0,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
};

const MEASURED: Partial<PlanInput> = {
  bloodPressure: { systolic: 116, diastolic: 72 },
  labs: { haematocritPercent: 44, altTimesUpperLimit: 0.8, ldlMgDl: 95, hdlMgDl: 52, egfr: 98 },
};

const findVerdict = ({ supplements }: Plan, id: string) =>
  supplements.find((advice) => advice.id === id)?.verdict;
const listExerciseIds = ({ training }: Plan): string[] =>
  listPlannedExercises(training).map(({ exerciseId }) => exerciseId);
const listTests = ({ checkUps }: Plan): string =>
  checkUps.flatMap(({ tests }) => tests.map(({ name }) => name)).join('; ');
const findLowestWeight = ({ projection }: Plan): number =>
  Math.min(...projection.points.map(({ low }) => low));
const energySign = ({ energy: { target, expenditure } }: Plan): number =>
  Math.sign(target.value - expenditure.value);
const listDeloads = ({ training }: Plan): number[] =>
  training.progression.flatMap(({ deload, week }) => (deload ? [week] : []));
const anInjuredPerson = (joint: Joint): Partial<PlanInput> => ({
  level: 'elite',
  trainingDays: 6,
  injuries: [joint],
});
const hasExercise =
  (...ids: readonly string[]) =>
  (plan: Plan): boolean =>
    listExerciseIds(plan).some((id) => ids.includes(id));

function expectNoSugar({ input }: Plan): void {
  const answers = eaterAnswers(createProfile(input));
  expect(toEater(answers).excludedFoods).toEqual(
    expect.arrayContaining(['miel', 'mermelada-comun']),
  );
  expect(kitchenLimits(answers.findings).evenCarbohydrate).toBeDefined();
}

function expectHealthLine({ health, risk }: Plan, severity: string): void {
  expect([health.severity, health.reasons.length > 0]).toEqual([severity, true]);
  expect(risk.label).toContain('sustancias');
}

function expectExcluded(plan: Plan, joint: Joint, out: readonly string[]): void {
  expect(hasExercise(...out)(plan)).toBe(false);
  expect(plan.training.routesBack?.map((route) => route.joint)).toEqual([joint]);
}

function expectSteady(plan: Plan): void {
  expect(
    hasExercise('dip', 'diamond-push-up', 'chin-up', 'incline-pike-push-up', 'chair-step-up')(plan),
  ).toBe(false);
  expect(listExercises(plan.training).flatMap(({ loads }) => loads)).not.toContain('hanging');
  expect(plan.training.balance?.weekdays.length).toBeGreaterThanOrEqual(3);
}

function expectStopped(plan: Plan): void {
  expect(['stop', 'emergency']).toContain(plan.health.severity);
  expect([plan.training.days, plan.training.cardio.minutesPerWeek.value]).toEqual([[], 0]);
  expect([energySign(plan), plan.energy.goalApplied === 'fat_loss']).toEqual([0, false]);
  expect(plan.supplements.filter(({ verdict }) => verdict === 'worth_it')).toEqual([]);
  const texts = planNotices(plan).map(({ text }) => text);
  expect(
    texts.filter((text) => /entrená fuerza|entrenamiento haga|después de entrenar/.test(text)),
  ).toEqual([]);
}

/** Objections of clinicians, coaches and cooks: a person and a check of the plan. */
const OBJECTIONS: readonly (readonly [string, Partial<PlanInput>, (plan: Plan) => void])[] = [
  [
    'an undiagnosed ejection fraction of 30 % limits water, potassium, caffeine and energy',
    { labs: { lvefPercent: 30 }, goal: 'muscle_gain' },
    (plan) => {
      expect([plan.hydration.restDay, plan.macros.potassium, energySign(plan)]).toEqual([
        undefined,
        undefined,
        0,
      ]);
      expect(findVerdict(plan, 'caffeine')).toBe('avoid');
    },
  ],
  ...[{ health: ['insulin_or_sulfonylurea'] as const }, { labs: { hba1cPercent: 6.5 } }].map(
    (person) =>
      [
        `${Object.keys(person).join()} without "diabetes" gets neither jam nor honey`,
        person as Partial<PlanInput>,
        expectNoSugar,
      ] as const,
  ),
  [
    'a 17-year-old who asks for chemistry is refused with H1, a source, 107 and 141, and no compound',
    { ageYears: 17, cycleType: 'steroid', chemistry: { ...USE, compounds: ['oxandrolone'] } },
    ({ chemistry }) => {
      expect(chemistry?.risk.hardStops.map(({ id }) => id)).toContain('H1');
      expect(chemistry?.refusal?.sources).not.toEqual([]);
      expect(chemistry?.compounds).toEqual([]);
      expect(JSON.stringify(chemistry)).toMatch(/107.*141|141.*107/);
    },
  ],
  ...(
    [
      ['heart disease', { conditions: ['heart_disease'] }, 'consult'],
      ['chest pain now', { health: ['emergency_symptom_now'] }, 'emergency'],
      ['195/118', { bloodPressure: { systolic: 195, diastolic: 118 } }, 'stop'],
    ] satisfies [string, Partial<PlanInput>, string][]
  ).map(
    ([name, person, severity]) =>
      [
        `${name} is no "Bajo" without a word of health`,
        person,
        (plan: Plan) => expectHealthLine(plan, severity),
      ] as const,
  ),
  [
    'in a vegan pregnancy nothing essential is under "Evitalos"',
    { ...WOMAN, foodPattern: 'vegan', screening: { ...SCREENED, pregnancy: 'yes' } },
    (plan) => {
      for (const id of ['folic-acid', 'iron', 'iodine', 'vitamin-b12'])
        expect(findVerdict(plan, id), id).toBe('medical');
    },
  ],
  [
    'a loss of 24 weeks from 51 kg and 165 cm never projects under a BMI of 18.5',
    { ...WOMAN, ageYears: 22, weightKg: 51, goal: 'fat_loss', cycleWeeks: 24 },
    (plan) => expect(findLowestWeight(plan)).toBeGreaterThanOrEqual(18.5 * 1.65 ** 2 - 0.01),
  ],
  [
    'a person of 78 with a BMI of 21 never loses weight',
    { ageYears: 78, weightKg: 66.5, goal: 'fat_loss' },
    (plan) =>
      expect([
        energySign(plan),
        plan.energy.notices.some(({ severity }) => severity === 'stop'),
      ]).toEqual([0, true]),
  ],
  [
    'kidney disease does not gain on 0.8 g/kg, and 0.8 is a ceiling',
    { conditions: ['kidney_disease'], goal: 'muscle_gain' },
    (plan) => {
      expect(energySign(plan)).toBe(0);
      expect(plan.macros.ceilings?.protein?.value).toBeLessThanOrEqual(0.8 * 80);
      expect(kitchenLimits([...createProfile(plan.input).clinical.findings]).proteinIsCeiling).toBe(
        true,
      );
    },
  ],
  [
    'an "elite" of 150 kg without declared body fat gets no surplus, with a reason',
    { weightKg: 150, level: 'elite', goal: 'muscle_gain' },
    (plan) => {
      expect(energySign(plan)).toBe(0);
      expect(plan.energy.notices.map(({ code }) => code)).toContain('no-surplus-body-fat-unknown');
    },
  ],
  [
    'caffeine lists the intake and the day separately, each with its unit',
    { goal: 'strength', level: 'advanced' },
    ({ supplements }) => {
      const dose = supplements.find(({ id }) => id === 'caffeine')?.dose;
      expect([dose?.perIntake?.low.unit, dose?.mostPerDay?.low.unit]).toEqual([
        'mg por toma',
        'mg por día',
      ]);
      expect(dose?.perIntake?.low.value).toBeLessThanOrEqual(200);
    },
  ],
  [
    'cypionate up to 1, no prescription, 8 weeks, 2 years of use and no follow-up is 21, Alto',
    {
      ...MEASURED,
      weightKg: 78,
      level: 'intermediate',
      cycleWeeks: 8,
      cycleType: 'steroid',
      chemistry: {
        ...USE,
        compounds: ['testosterone-cypionate'],
        doseMultiple: 'up_to_1',
        origin: 'pharmacy_without_prescription',
        yearsOfUse: 2,
      },
    },
    ({ chemistry }) =>
      expect([chemistry?.risk.points.value, chemistry?.risk.level]).toEqual([21, 'high']),
  ],
  [
    'advanced, 6 weeks, nothing named is 36, Muy Alto',
    { weightKg: 78, level: 'advanced', cycleWeeks: 6, cycleType: 'steroid' },
    ({ chemistry }) =>
      expect([chemistry?.risk.points.value, chemistry?.risk.level]).toEqual([36, 'very_high']),
  ],
  [
    'a treatment is never advised to be shortened',
    {
      cycleType: 'steroid',
      chemistry: {
        ...USE,
        compounds: ['testosterone-cypionate'],
        doseMultiple: 'up_to_1',
        origin: 'prescribed',
        medicalFollowUp: true,
      },
    },
    ({ chemistry }) => {
      expect(chemistry?.risk.treatment).toBeDefined();
      expect(
        chemistry?.risk.counterfactuals.filter(({ text }) => text.startsWith('Acortar')),
      ).toEqual([]);
    },
  ],
  [
    'the energy of a beginner with 6 days of 90 minutes counts the planned minutes',
    { trainingDays: 6, sessionMinutes: 90 },
    ({ training, energy, hydration }) => {
      const { minutesPerWeek } = trainingTime(training);
      expect(Object.values(energy.expenditure.inputs)).not.toContain(540);
      expect(hydration.trainingDay?.inputs['minutosPorSesion']).toBeCloseTo(minutesPerWeek / 6, 0);
    },
  ],
  [
    'the cardio of an adult is not labelled "Publicado"',
    {},
    ({ training: { cardio }, projection }) => {
      expect([cardio.minutesPerWeek.basis, cardio.minutesPerWeek.sources]).toEqual([
        'expert_judgement',
        [],
      ]);
      expect(retrace(projection.rule)).toBe(projection.rule.value);
    },
  ],
  [
    'the cardio of a minor is not labelled "Publicado"',
    { ageYears: 15 },
    ({ training: { cardio } }) => expect(cardio.minutesPerWeek.basis).toBe('expert_judgement'),
  ],
  ...(
    [
      ['neck', ['back-squat', 'overhead-press', 'deadlift', 'farmer-carry']],
      ['lower_back', ['sumo-deadlift', 'farmer-carry']],
      ['shoulder', ['chin-up', 'dip', 'pull-up']],
      ['hip', ['hip-thrust', 'hip-thrust-machine', 'leg-press']],
    ] satisfies [Joint, string[]][]
  ).map(
    ([joint, out]) =>
      [
        `an injured ${joint} loads none of ${out.join(', ')}`,
        anInjuredPerson(joint),
        (plan: Plan) => expectExcluded(plan, joint, out),
      ] as const,
  ),
  ...EQUIPMENT.map(
    (equipment) =>
      [
        `a woman of 80 (${equipment}) gets no dip, press-up of experts nor hanging, and trains balance`,
        { ...WOMAN, ageYears: 80, heightCm: 158, equipment },
        expectSteady,
      ] as const,
  ),
  [
    'diabetes with hypertension and no kidney test asks for one',
    { conditions: ['diabetes', 'hypertension'] },
    (plan) => expect(listTests(plan)).toMatch(/albúmina/),
  ],
  [
    'an undeclared pressure of 195/118 asks for its tests',
    { bloodPressure: { systolic: 195, diastolic: 118 } },
    (plan) => expect(listTests(plan)).toMatch(/Presión en casa/),
  ],
  [
    'a beginner of 10 weeks has one deload, and not at the end',
    { cycleWeeks: 10 },
    (plan) => {
      expect(listDeloads(plan)).toHaveLength(1);
      expect(listDeloads(plan)).not.toContain(10);
    },
  ],
  // Contradictions between parts of a plan.
  ...(['muscle_gain', 'fat_loss', 'strength'] as const).flatMap((goal) =>
    (
      [
        ['195/118', { bloodPressure: { systolic: 195, diastolic: 118 } }],
        ['chest pain now', { health: ['emergency_symptom_now'] }],
        ['jaundice', { health: ['jaundice_or_dark_urine'] }],
        ['an ejection fraction of 30 %', { labs: { lvefPercent: 30 } }],
      ] satisfies [string, Partial<PlanInput>][]
    ).map(
      ([name, person]) =>
        [
          `${name} (${goal}): a stop leaves no training, weight change or performance supplements`,
          { ...person, goal, weightKg: 95, level: 'advanced' },
          expectStopped,
        ] as const,
    ),
  ),
  [
    'no woman is sent to a urologist for a PSA, and H7 still refuses',
    { ...WOMAN, labs: { psaNgMl: 5 }, cycleType: 'steroid' },
    ({ health, checkUps, chemistry }) => {
      expect(JSON.stringify([health, checkUps])).not.toMatch(/PSA/);
      expect(chemistry?.risk.hardStops.map(({ id }) => id)).toContain('H7');
    },
  ],
  [
    'heart disease with an ejection fraction of 55 % is still heart disease, and trains with care',
    { conditions: ['heart_disease'], labs: { lvefPercent: 55 } },
    ({ health, training, input }) => {
      expect(health.reasons.map(({ finding }) => finding)).toContain('heart_disease');
      expect([training.paused, training.cardio.intervals]).toEqual([undefined, false]);
      expect(hasFinding(createProfile(input), 'reduced_ejection_fraction')).toBe(false);
    },
  ],
];

test.each(OBJECTIONS)('%s', (_, person, holds) => {
  holds(planOf({ ...BASE, ...person }));
});

test('a body mass index of 12 gets a referral, never a plan', () => {
  const outcome = generatePlan({ ...BASE, weightKg: 38, goal: 'muscle_gain' });
  expect(outcome.ok ? [] : outcome.reasons.map(({ code }) => code)).toEqual([
    'no-plan-severe-thinness',
  ]);
});
