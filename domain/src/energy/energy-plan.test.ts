import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fatFreeMass } from '../body/fat-free-mass.ts';
import type { HealthFlag } from '../person/choices.ts';
import { anyPerson, aPerson, SCREENED } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { energyOf, energyWithAllTheTime } from './energy-of.fixture.ts';
import { weeklyLossCapPercent } from './goal-rates.ts';

const calculateEnergy = (person: Partial<PlanInput> = {}) =>
  energyWithAllTheTime(aPerson(person)).energy;
const findNoticeCodes = (person: Partial<PlanInput>) =>
  calculateEnergy(person).notices.map(({ code }) => code);

test.each<[string, Partial<PlanInput>, number, number]>([
  ['maintenance', {}, 2866, 2866], // 1780 × 1.61 = 2865.8
  ['performance', { goal: 'performance' }, 2866, 2866],
  ['fat loss, −20 %', { goal: 'fat_loss' }, 2866, 2293], // 2866 − 573.2
  ['muscle, +7.5 %', { goal: 'muscle_gain' }, 2866, 3081], // 3080.95
  ['muscle, beginner, +12.5 %', { goal: 'muscle_gain', level: 'beginner' }, 2830, 3184], // 1780 × 1.59; 3183.75
  ['strength, +5 %', { goal: 'strength' }, 2866, 3009], // 3009.3
  ['fat loss, elite, −15 %', { goal: 'fat_loss', level: 'elite' }, 3222, 2739], // ten Haaf 1989 × 1.62 = 3222.2; 2738.7
  // 45 kg may lose 0.7 % a week, also 1.2 times as fast as the average: 9.86 kg of fat give 6368 kcal to a kilo, and
  // 0.315 / 1.2 × 6368 / 7 = 238.8 kcal, less than the requested 15 % (406.4). 1204 × 2.25 = 2709.
  [
    'fat loss, capped by weight',
    {
      goal: 'fat_loss',
      level: 'elite',
      sex: 'female',
      weightKg: 45,
      heightCm: 150,
      activity: 'vigorous',
    },
    2709,
    2470,
  ],
])('%s', (_, person, expenditure, target) => {
  const plan = calculateEnergy(person);
  expect([plan.expenditure.value, plan.target.value]).toEqual([expenditure, target]);
  expect(plan.goalApplied).toBe(person.goal ?? 'maintenance');
});

test('a small woman who wants to lose fat gets the floor and a notice', () => {
  const small = {
    sex: 'female',
    ageYears: 64,
    weightKg: 50,
    heightCm: 140,
    goal: 'fat_loss',
    level: 'beginner',
  } as const;
  expect(calculateEnergy(small).target.value).toBe(1200); // 894 × 1.59 = 1421; −20 % would be 1137
  expect(findNoticeCodes(small)).toContain('energy-floor');
  expect(calculateEnergy(small).goalApplied).toBe('fat_loss');
});

test('a floor that removes the whole deficit turns the plan into maintenance', () => {
  const tiny = calculateEnergy({
    sex: 'female',
    ageYears: 64,
    weightKg: 34,
    heightCm: 130,
    goal: 'fat_loss',
    level: 'beginner',
  });
  // 340 + 812.5 − 320 − 161 = 671.5 → 672; × 1.59 = 1068, already under the floor
  expect([tiny.expenditure.value, tiny.target.value, tiny.goalApplied]).toEqual([
    1068,
    1200,
    'maintenance',
  ]);
});

test('a deficit stops at 30 kcal per kg of fat-free mass after training', () => {
  // FFM 176: 370 + 3801.6 = 4172; × 1.68 = 7009; training 542; −20 % would leave (5607 − 542) / 176 = 28.8
  const plan = calculateEnergy({
    weightKg: 200,
    heightCm: 230,
    bodyFatPercent: 12,
    goal: 'fat_loss',
    level: 'beginner',
    trainingDays: 6,
    sessionMinutes: 90,
  });
  expect(plan.target.value).toBe(30 * 176 + 542);
  expect(plan.energyAvailability?.value).toBe(30);
  expect(plan.notices.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['energy-floor', 'low-energy-availability']),
  );
});

test('energy availability is the energy after training per kg of fat-free mass', () => {
  // 80 kg, 15 %: FFM 68; 1839 × 1.61 = 2961; training 1839 × 0.06 = 110; (2961 − 110) / 68 = 41.9
  expect(calculateEnergy({ bodyFatPercent: 15 }).energyAvailability?.value).toBe(41.9);
  expect(calculateEnergy().energyAvailability).toBeUndefined();
});

const withFlag = (flag: HealthFlag): Partial<PlanInput> => ({ sex: 'female', health: [flag] });

test.each<[string, Partial<PlanInput>]>([
  ['no-energy-change-minor', { ageYears: 17 }],
  ['no-energy-change-pregnancy', withFlag('pregnancy')],
  ['no-energy-change-breastfeeding', withFlag('breastfeeding')],
  ['no-energy-change-very-low-weight', { weightKg: 51 }], // BMI 15.7
  ['no-deficit-low-weight', { weightKg: 59 }], // BMI 18.2
  ['no-deficit-eating-disorder-signs', withFlag('eating_disorder_signs')],
  ['no-deficit-bariatric-surgery', withFlag('bariatric_surgery_recent')],
  [
    'no-deficit-eating-disorder-signs',
    { screening: { ...SCREENED, compensates_eating: 'yes', food_fills_the_day: 'yes' } },
  ],
  ['no-deficit-eating-unanswered', { screening: {} }],
  ['no-deficit-eating-unanswered', { screening: { compensates_eating: 'yes' } }],
  [
    'no-deficit-pregnancy-unanswered',
    { sex: 'female', screening: { ...SCREENED, pregnancy: undefined } },
  ],
  ['no-energy-change-pregnancy', { sex: 'female', screening: { ...SCREENED, pregnancy: 'yes' } }],
  ['no-energy-change-ejection-fraction', { labs: { lvefPercent: 49 } }],
  ['no-deficit-older-low-weight', { ageYears: 78, weightKg: 68 }], // BMI 21
  ['no-deficit-older-low-weight', { ageYears: 70, weightKg: 80.9 }], // BMI 24.97
  ['no-deficit-older-low-weight', { ageYears: 65, weightKg: 76, health: ['fall_or_walking_aid'] }],
  ['recomposition-older', { ageYears: 70, weightKg: 81 }], // BMI 25
  ['recomposition-older', { ageYears: 82, weightKg: 97 }], // BMI 29.9
  ['no-deficit-65-low-weight', { ageYears: 65, weightKg: 74.5 }], // BMI 22.99
  ['no-deficit-low-body-fat', { bodyFatPercent: 9.9 }],
  ['no-deficit-low-body-fat', { sex: 'female', bodyFatPercent: 17.9 }],
  ['no-deficit-near-floor', { weightKg: 60 }], // BMI 18.52
  ['no-deficit-active-cancer', withFlag('active_cancer')],
  ['no-deficit-cirrhosis', withFlag('cirrhosis')],
])('%s turns fat loss into maintenance with its reason', (code, person) => {
  const plan = calculateEnergy({ ...person, goal: 'fat_loss' });
  expect(plan.goalApplied).toBe('maintenance');
  expect(plan.target.value).toBe(plan.expenditure.value);
  expect(plan.weeklyChange.value).toBe(0);
  expect(plan.notices.find((notice) => notice.code === code)?.severity).toBe('stop');
});

test.each<[string, Partial<PlanInput>, boolean]>([
  ['a minor', { ageYears: 17 }, true],
  ['a pregnant woman', withFlag('pregnancy'), true],
  ['a very thin man', { weightKg: 51 }, true],
  ['a thin man', { weightKg: 59 }, false],
  ['kidney disease, at 0.8 g of protein per kilo', { conditions: ['kidney_disease'] }, true],
  ['an eGFR of 50, kidney disease not declared', { labs: { egfr: 50 } }, true],
  ['an ejection fraction of 30 %, heart disease not declared', { labs: { lvefPercent: 30 } }, true],
  ['a beginner with a body mass index of 30', { level: 'beginner', weightKg: 97.2 }, true],
  ['a beginner with a body mass index of 29.9', { level: 'beginner', weightKg: 96.9 }, false],
  [
    'an elite athlete with a body mass index of 31 and unknown body fat',
    { level: 'elite', weightKg: 100 },
    true,
  ],
  ['an elite athlete of 150 kg and no body fat told', { level: 'elite', weightKg: 150 }, true],
  [
    'an elite athlete of 100 kg with 15 % of fat',
    { level: 'elite', weightKg: 100, bodyFatPercent: 15 },
    false,
  ],
  ['a man with 25 % of fat', { bodyFatPercent: 25 }, true],
  ['a woman with 25 % of fat', { bodyFatPercent: 25, sex: 'female' }, false],
  [
    'a heavy beginner with 12 % of fat',
    { level: 'beginner', weightKg: 100, bodyFatPercent: 12 },
    false,
  ],
])('a surplus for %s who wants muscle is stopped: %3$s', (_, person, stopped) => {
  const plan = calculateEnergy({ ...person, goal: 'muscle_gain' });
  expect(plan.goalApplied).toBe(stopped ? 'maintenance' : 'muscle_gain');
  expect(plan.target.value > plan.expenditure.value).toBe(!stopped);
});

test('insulin limits the deficit to 10 %', () => {
  const plan = calculateEnergy({
    goal: 'fat_loss',
    health: ['insulin_or_sulfonylurea'],
    conditions: ['diabetes'],
  });
  expect(plan.target.value).toBe(2579); // 2866 − 286.6 = 2579.4
  expect(plan.notices.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['insulin-or-sulfonylurea', 'diabetes']),
  );
});

test.each<[string, Partial<PlanInput>]>([
  ['kidney-disease-refer', { conditions: ['kidney_disease'] }],
  ['kidney-disease-refer', { labs: { egfr: 59 } }],
  ['heart-disease-clearance', { conditions: ['heart_disease'] }],
  ['liver-disease-refer', { conditions: ['liver_disease'] }],
])('%s is shown with the energy of %o', (code, person) => {
  expect(findNoticeCodes(person)).toContain(code);
});

test('normal kidney function raises no notice', () => {
  expect(findNoticeCodes({ labs: { egfr: 90 } })).toEqual(['energy-starting-point']);
});

/** People with a low expenditure: a deficit would pass a floor. */
const anySmallPerson = fc
  .tuple(
    anyPerson,
    fc.record({
      ageYears: fc.integer({ min: 45, max: 64 }),
      weightKg: fc.integer({ min: 42, max: 62 }),
      heightCm: fc.integer({ min: 140, max: 160 }),
    }),
  )
  .map(([{ sex, level, activity, bodyFatPercent }, body]) =>
    aPerson({ goal: 'fat_loss', sex, level, activity, bodyFatPercent, ...body }),
  );

test('no person gets a target under a floor', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anySmallPerson), (input) => {
      const profile = createProfile(input);
      const { target, energyAvailability } = energyOf(input).energy;
      expect(target.value).toBeGreaterThanOrEqual(profile.sex === 'male' ? 1500 : 1200);
      expect(Number.isInteger(target.value)).toBe(true);
      expect(fatFreeMass(profile) === undefined).toBe(energyAvailability === undefined);
      if (energyAvailability) expect(energyAvailability.value).toBeGreaterThanOrEqual(30);
    }),
  );
});

test('a person who must not lose weight gets no deficit', () => {
  const anyGuarded = fc
    .tuple(
      anyPerson,
      fc.constantFrom<Partial<PlanInput>>(
        { ageYears: 14 },
        { ageYears: 17 },
        withFlag('pregnancy'),
        withFlag('breastfeeding'),
        withFlag('eating_disorder_signs'),
        withFlag('bariatric_surgery_recent'),
        withFlag('active_cancer'),
        withFlag('cirrhosis'),
        { screening: {} },
        { sex: 'female', ageYears: 55, screening: { ...SCREENED, pregnancy: undefined } },
        { labs: { lvefPercent: 30 } },
        { ageYears: 78, weightKg: 60, heightCm: 165 },
        { ageYears: 78, weightKg: 75, heightCm: 165 },
        { ageYears: 66, weightKg: 60, heightCm: 165 },
        { sex: 'male', bodyFatPercent: 9 },
        { sex: 'female', bodyFatPercent: 17 },
      ),
    )
    // Weight maintenance needs no guard.
    .map(([person, guarded]): PlanInput => ({ ...person, goal: 'fat_loss', ...guarded }));
  fc.assert(
    fc.property(anyGuarded, (input) => {
      const { target, expenditure, goalApplied } = energyOf(input).energy;
      expect(target.value).toBeGreaterThanOrEqual(expenditure.value);
      expect(goalApplied).not.toBe('fat_loss');
    }),
  );
});

test('a person who must not gain weight gets no surplus', () => {
  const anyGuarded = fc
    .tuple(
      anyPerson,
      fc.constantFrom<Partial<PlanInput>>(
        { ageYears: 14 },
        { ageYears: 17 },
        withFlag('pregnancy'),
        withFlag('breastfeeding'),
        withFlag('emergency_symptom_now'),
        { bloodPressure: { systolic: 180, diastolic: 90 } },
        { labs: { lvefPercent: 30 } },
        { conditions: ['kidney_disease'] },
        { weightKg: 45, heightCm: 170 },
        { weightKg: 100, heightCm: 180, bodyFatPercent: undefined },
        { sex: 'male', bodyFatPercent: 25 },
        { sex: 'female', bodyFatPercent: 35 },
      ),
      fc.constantFrom('muscle_gain' as const, 'strength' as const),
    )
    .map(([person, guarded, goal]): PlanInput => ({ ...person, goal, ...guarded }));
  fc.assert(
    fc.property(anyGuarded, (input) => {
      const { target, goalApplied } = energyOf(input).energy;
      expect([goalApplied, target.rule]).toEqual(['maintenance', 'target-energy.maintenance']);
    }),
  );
});

test('no deficit exceeds the weekly share of body weight in the worst case', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const input: PlanInput = { ...person, goal: 'fat_loss' };
      const profile = createProfile(input);
      const { target, expenditure } = energyOf(input).energy;
      const worstKgPerWeek = ((expenditure.value - target.value) * 7) / 7700;
      expect(worstKgPerWeek).toBeLessThanOrEqual(
        (profile.weightKg * weeklyLossCapPercent(profile)) / 100 + 0.001,
      );
      expect(expenditure.value - target.value).toBeLessThanOrEqual(expenditure.value * 0.25);
    }),
  );
});

test('the stated goal agrees with the energy of the plan', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const { target, expenditure, goalApplied, adjustmentPercent, weeklyChange } =
        energyOf(input).energy;
      const difference = target.value - expenditure.value;
      if (goalApplied === 'fat_loss') expect(difference).toBeLessThan(0);
      else expect(difference).toBeGreaterThanOrEqual(0);
      if (Math.abs(difference) > 40)
        expect(Math.sign(weeklyChange.value)).toBe(Math.sign(difference));
      expect(adjustmentPercent.value).toBeCloseTo((difference / expenditure.value) * 100, 0);
    }),
  );
});

test('a negative screening allows the deficit, whatever the order of the answers', () => {
  expect(
    calculateEnergy({ goal: 'fat_loss', sex: 'female', screening: SCREENED }).goalApplied,
  ).toBe('fat_loss');
  // One sign among five answers is not enough.
  expect(
    calculateEnergy({ goal: 'fat_loss', screening: { ...SCREENED, sees_larger_body: 'yes' } })
      .goalApplied,
  ).toBe('fat_loss');
});

test('obesity from 70 limits the deficit to 500 kcal per day and half a kilo per week', () => {
  const plan = calculateEnergy({
    ageYears: 72,
    weightKg: 130,
    goal: 'fat_loss',
    activity: 'vigorous',
  });
  expect(plan.expenditure.value - plan.target.value).toBe(500);
  expect(plan.notices.map(({ code }) => code)).toContain('deficit-oldest');
});

test('a body mass index of 23 to 25 from 65 recommends showing the plan to a doctor', () => {
  const plan = calculateEnergy({ ageYears: 66, weightKg: 78, goal: 'fat_loss' });
  expect([
    plan.goalApplied,
    plan.notices.some(({ code }) => code === 'deficit-65-consult'),
  ]).toEqual(['fat_loss', true]);
});

test.each<[Partial<PlanInput>, boolean]>([
  [{ bodyFatPercent: 11.9 }, true],
  [{ bodyFatPercent: 12 }, false],
  [{ bodyFatPercent: 19.9, sex: 'female' }, true],
  [{ bodyFatPercent: 20, sex: 'female' }, false],
])('low body fat has a warning: %o', (person, warned) => {
  const plan = calculateEnergy({ ...person, goal: 'fat_loss' });
  expect(plan.goalApplied).toBe('fat_loss');
  expect(plan.notices.some(({ code }) => code === 'low-body-fat')).toBe(warned);
});

test('the loss of a woman of 51 kg and 165 cm ends before underweight on a stated week', () => {
  const plan = calculateEnergy({
    sex: 'female',
    ageYears: 22,
    weightKg: 51,
    heightCm: 165,
    goal: 'fat_loss',
    level: 'beginner',
    cycleWeeks: 24,
  });
  expect(plan.notices.map(({ code }) => code)).toContain('no-deficit-near-floor');
  expect(plan.goalApplied).toBe('maintenance'); // 18.5 × 1.65² = 50.37 kg, and −20 % would be there before four weeks
  const heavier = calculateEnergy({
    sex: 'female',
    ageYears: 22,
    weightKg: 53,
    heightCm: 165,
    goal: 'fat_loss',
    level: 'beginner',
    cycleWeeks: 24,
  });
  expect(heavier.deficitEnds?.weightKg.value).toBe(50.37);
  const notice = heavier.notices.find(({ code }) => code === 'deficit-ends-at-floor');
  expect(notice?.text).toContain(`cerca de la semana ${heavier.deficitEnds?.week.value}`);
  expect(notice?.text).toContain('50,37 kg');
});
