import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassIndex } from '../body/body-mass-index.ts';
import { referenceMass } from '../body/reference-mass.ts';
import { energyWithAllTheTime } from '../energy/energy-of.fixture.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import { LIMITS, POSSIBLE_BODY_MASS_INDEX, type PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { macroPlan } from './macro-plan.ts';

function calculateMacros(input: PlanInput) {
  const { profile, energy } = energyWithAllTheTime(input);
  return { ...macroPlan(profile, energy), energy };
}
const macros = (person: Partial<PlanInput> = {}) => calculateMacros(aPerson(person));

/** Expected values for 80 kg. */
test.each<[string, Partial<PlanInput>, number, number]>([
  ['maintenance: 1.4 (Jäger 2017)', {}, 1.4, 112],
  ['muscle: 1.6 (Morton 2018)', { goal: 'muscle_gain' }, 1.6, 128],
  ['muscle, advanced: 1.8', { goal: 'muscle_gain', level: 'advanced' }, 1.8, 144],
  ['strength: 1.6', { goal: 'strength' }, 1.6, 128],
  ['performance: 1.6', { goal: 'performance' }, 1.6, 128],
  ['fat loss: 2.0', { goal: 'fat_loss' }, 2, 160],
  ['fat loss, elite: 2.2, our ceiling', { goal: 'fat_loss', level: 'elite' }, 2.2, 176],
  ['65 years, maintenance: 1.2 (Bauer 2013)', { ageYears: 65 }, 1.2, 96],
  [
    '65 years, muscle: 1.5, inside 1.2 to 1.59 (Nunes 2022)',
    { ageYears: 65, goal: 'muscle_gain' },
    1.5,
    120,
  ],
  ['17 years, any goal: 1.2', { ageYears: 17, goal: 'muscle_gain' }, 1.2, 96],
  ['pregnancy: 1.2', { sex: 'female', health: ['pregnancy'], goal: 'fat_loss' }, 1.2, 96],
  [
    'kidney disease: 0.8 (KDIGO 2024)',
    { conditions: ['kidney_disease'], goal: 'muscle_gain', level: 'elite' },
    0.8,
    64,
  ],
  [
    'an eGFR of 50, condition not declared: 0.8',
    { labs: { egfr: 50 }, goal: 'muscle_gain' },
    0.8,
    64,
  ],
  ['cirrhosis: 1.2', { health: ['cirrhosis'] }, 1.2, 96],
  [
    'kidney disease and cirrhosis: the kidney rules',
    { conditions: ['kidney_disease'], health: ['cirrhosis'] },
    0.8,
    64,
  ],
  [
    'fat loss stopped by a guard: as maintenance',
    { goal: 'fat_loss', health: ['eating_disorder_signs'] },
    1.4,
    112,
  ],
  ['120 kg count as 89.1: 1.4 × 89.1 = 124.7', { weightKg: 120 }, 1.4, 124],
])('protein, %s', (_, person, perKg, grams) => {
  const plan = macros(person);
  expect([plan.proteinPerKg.value, plan.protein.value]).toEqual([perKg, grams]);
  expect(plan.proteinPerMeal.value).toBe(Math.round(grams / 4));
});

test('protein over 3.1 g per kg of fat-free mass is lowered and loses its source', () => {
  // 70 kg with 55 % fat: FFM 31.5, at most 97.65 g; 2.0 × 70 would be 140
  const plan = macros({ sex: 'female', weightKg: 70, bodyFatPercent: 55, goal: 'fat_loss' });
  expect(plan.protein.value).toBe(97);
  expect(plan.protein.basis).toBe('forja_rule');
  expect(plan.protein.note).toContain('La bajamos');
});

test('fat is a share of the energy, never under half a gram per kilo', () => {
  expect(macros().fat.value).toBe(96); // 2866 × 0.30 / 9 = 95.5
  expect(macros({ goal: 'fat_loss' }).fat.value).toBe(64); // 2293 × 0.25 / 9 = 63.7
});

test('carbohydrate takes the remaining energy', () => {
  expect(macros().carbohydrate.value).toBe(389); // (2866 − 448 − 864) / 4 = 388.5
});

test.each<[string, Partial<PlanInput>, number]>([
  ['2866 kcal: 14 per 1000', {}, 40],
  [
    'a small woman: the minimum',
    { sex: 'female', weightKg: 45, heightCm: 150, ageYears: 60, level: 'beginner' },
    25,
  ], // 977 × 1.59 = 1553: 21.7
  ['a large man: our ceiling', { weightKg: 150, activity: 'vigorous' }, 45],
])('the fibre target is right for %s', (_, person, grams) => {
  expect(macros(person).fibre.value).toBe(grams);
});

test.each<[string, Partial<PlanInput>, number, number | undefined]>([
  ['a healthy man', {}, 2300, 3400],
  ['a healthy woman', { sex: 'female' }, 2300, 2600],
  ['kidney disease', { conditions: ['kidney_disease'] }, 2000, undefined],
  ['hypertension', { conditions: ['hypertension'] }, 2000, 3400],
  ['a pressure of 145/80', { bloodPressure: { systolic: 145, diastolic: 80 } }, 2000, 3400],
  [
    'hypertension with medicines that keep potassium',
    { conditions: ['hypertension'], health: ['potassium_sparing_or_raas'] },
    2000,
    undefined,
  ],
  ['heart disease', { conditions: ['heart_disease'] }, 2000, undefined],
  ['18 years', { ageYears: 18 }, 2300, undefined],
  ['pregnancy', { sex: 'female', health: ['pregnancy'] }, 2300, undefined],
])('%s gets its sodium and potassium limits', (_, person, sodium, potassium) => {
  const plan = macros(person);
  expect([plan.sodium.value, plan.potassium?.value]).toEqual([sodium, potassium]);
});

test('macros add up to the energy in whole grams above zero', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const { protein, fat, carbohydrate, energy } = calculateMacros(input);
      for (const { value } of [protein, fat, carbohydrate]) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThan(0);
      }
      expect(
        Math.abs(4 * protein.value + 9 * fat.value + 4 * carbohydrate.value - energy.target.value),
      ).toBeLessThanOrEqual(2);
    }),
  );
});

test('no plan has protein over the ceilings or fat under its floor', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const { protein, fat, energy } = calculateMacros(input);
      const mass = referenceMass(createProfile(input)).value;
      expect(protein.value).toBeLessThanOrEqual(2.2 * mass);
      expect(protein.value * 4).toBeLessThanOrEqual(0.35 * energy.target.value);
      if (input.bodyFatPercent !== undefined)
        expect(protein.value).toBeLessThanOrEqual(
          3.1 * input.weightKg * (1 - input.bodyFatPercent / 100) + 1e-6,
        );
      expect(fat.value).toBeGreaterThanOrEqual(0.5 * mass);
      expect(fat.value * 9).toBeGreaterThanOrEqual(0.2 * energy.target.value);
    }),
  );
});

test('kidney disease limits protein to 0.8 g per kg and hides potassium', () => {
  const anyKidney = fc
    .tuple(
      anyPerson,
      fc.constantFrom<Partial<PlanInput>>(
        { conditions: ['kidney_disease'] },
        { labs: { egfr: 45 } },
        { health: ['dialysis_or_transplant'] },
      ),
    )
    .map(([person, kidney]) => ({ ...person, ...kidney }));
  fc.assert(
    fc.property(anyKidney, (input) => {
      const { protein, potassium, sodium, notices, ceilings } = calculateMacros(input);
      expect(protein.value).toBeLessThanOrEqual(0.8 * input.weightKg);
      expect(ceilings?.protein?.value).toBeLessThanOrEqual(0.8 * input.weightKg);
      expect(potassium).toBeUndefined();
      expect(sodium.value).toBeLessThanOrEqual(2000);
      expect(notices.map(({ code }) => code)).toContain('protein-ceiling-kidney');
    }),
  );
});

test('more weight never lowers protein', () => {
  const anyTwoWeights = fc
    .tuple(anyPerson, fc.integer({ min: 1, max: 600 }))
    .map(
      ([lighter, tenths]) =>
        [
          lighter,
          { ...lighter, weightKg: Math.round(lighter.weightKg * 10 + tenths) / 10 },
        ] as const,
    )
    .filter(
      ([, heavier]) =>
        heavier.weightKg <= LIMITS.weightKg.max &&
        bodyMassIndex(heavier) <= POSSIBLE_BODY_MASS_INDEX.max,
    );
  fc.assert(
    fc.property(anyTwoWeights, ([lighter, heavier]) => {
      expect(calculateMacros(heavier).protein.value).toBeGreaterThanOrEqual(
        calculateMacros(lighter).protein.value,
      );
    }),
  );
});
