import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { aPerson, anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { profileOf } from '../person/profile.ts';
import { adviseSupplements, contraindicationsOf } from './advise-supplements.ts';
import { CONTRAINDICATIONS } from './contraindications.data.ts';
import { DOSES } from './supplement-doses.ts';
import { NEEDS } from './supplement-needs.ts';
import { SUPPLEMENTS } from './supplements.data.ts';

const anyProtein = fc.integer({ min: 30, max: 350 });
const adviceFor = (person: Partial<PlanInput>, proteinGrams = 140) =>
  adviseSupplements(profileOf(aPerson(person)), { proteinGrams });
const adviceOn = (id: string, person: Partial<PlanInput>, proteinGrams = 140) => {
  const found = adviceFor(person, proteinGrams).find((advice) => advice.id === id);
  if (!found) throw new Error(`no advice on ${id}`);
  return found;
};

/** The most that may ever be printed, by the unit it is printed in. */
const CAPS: Record<string, number> = {
  creatine: 5,
  caffeine: 200,
  'protein-powder': 40,
  'beta-alanine': 6,
  'sodium-bicarbonate': 20,
  nitrate: 500,
  electrolytes: 600,
  'vitamin-b12': 2.4,
};

test.each<[string, Partial<PlanInput>, string]>([
  ['creatine', { goal: 'muscle_gain' }, 'worth_it'],
  ['creatine', { goal: 'maintenance' }, 'not_needed'],
  ['creatine', { goal: 'muscle_gain', conditions: ['kidney_disease'] }, 'avoid'],
  ['creatine', { goal: 'muscle_gain', labs: { egfr: 52 } }, 'avoid'],
  ['caffeine', { goal: 'strength' }, 'worth_it'],
  ['caffeine', { goal: 'strength', level: 'beginner' }, 'not_needed'],
  ['caffeine', { goal: 'strength', conditions: ['hypertension'] }, 'avoid'],
  ['caffeine', { goal: 'strength', bloodPressure: { systolic: 144, diastolic: 80 } }, 'avoid'],
  ['protein-powder', { health: ['milk_allergy'] }, 'avoid'],
  ['protein-powder', { foodPattern: 'vegan' }, 'not_needed'],
  ['beta-alanine', { goal: 'performance' }, 'worth_it'],
  ['sodium-bicarbonate', { goal: 'performance', level: 'advanced' }, 'worth_it'],
  ['sodium-bicarbonate', { goal: 'performance', level: 'advanced', conditions: ['hypertension'] }, 'avoid'],
  ['nitrate', { goal: 'performance', level: 'elite' }, 'not_needed'],
  ['citrulline', { goal: 'performance' }, 'not_needed'],
  ['omega-3', { health: ['anticoagulant'] }, 'avoid'],
  ['omega-3', {}, 'not_needed'],
  ['iron', { sex: 'female' }, 'not_needed'],
  ['iron', { cycleType: 'steroid' }, 'avoid'],
  ['magnesium', { conditions: ['kidney_disease'] }, 'avoid'],
  ['electrolytes', { trainsInHeat: true }, 'worth_it'],
  ['electrolytes', {}, 'not_needed'],
  ['vitamin-b12', { foodPattern: 'vegan' }, 'worth_it'],
  ['vitamin-b12', { foodPattern: 'vegan', conditions: ['heart_disease'] }, 'worth_it'],
  ['vitamin-b12', {}, 'not_needed'],
  ['hmb', {}, 'not_needed'],
  ['bcaa', {}, 'not_needed'],
  ['ashwagandha', {}, 'avoid'],
  ['ephedra', { goal: 'fat_loss' }, 'avoid'],
  ['dmaa', {}, 'avoid'],
  ['prohormones', {}, 'avoid'],
  ['sarms', { cycleType: 'steroid' }, 'avoid'],
])('%s for %j is %s', (id, person, verdict) => {
  expect(adviceOn(id, person).verdict).toBe(verdict);
});

test.each([
  { weightKg: 50, goal: 'performance', mg: 150 },
  { weightKg: 67, goal: 'performance', mg: 200 },
  { weightKg: 90, goal: 'performance', mg: 200 },
  { weightKg: 80, goal: 'strength', mg: 160 },
] as const)(
  'caffeine for $weightKg kg and $goal is $mg mg, never above 200 per dose nor 400 per day',
  ({ weightKg, goal, mg }) => {
    const { dose, doseMax } = adviceOn('caffeine', { weightKg, goal });
    expect(dose?.value).toBe(mg);
    expect(doseMax?.value).toBe(400);
  },
);

test.each([
  [50, 5],
  [30, 3],
  [42, 4],
  [100, 5],
])('creatine for %i kg is %i g per day', (weightKg, grams) => {
  expect(adviceOn('creatine', { weightKg, goal: 'strength' }).dose?.value).toBe(grams);
});

test('protein powder is worth it only when four meals do not hold the protein of the day', () => {
  expect(adviceOn('protein-powder', { weightKg: 80 }, 128).verdict).toBe('not_needed');
  expect(adviceOn('protein-powder', { weightKg: 80 }, 150).verdict).toBe('worth_it');
});

test('a vegan who cannot be advised by us is told to get B12 from a doctor, not to leave it', () => {
  for (const person of [{ ageYears: 16 }, { sex: 'female', health: ['pregnancy'] }] as const) {
    const advice = adviceOn('vitamin-b12', {
      ...person,
      health: [...('health' in person ? person.health : [])],
      foodPattern: 'vegan',
    });
    expect(advice.verdict).toBe('avoid');
    expect(advice.reason).toContain('la B12 hace falta');
  }
});

test('the contraindication table, the doses and the needs speak of supplements that exist, and every one that can be recommended has a need', () => {
  const ids = SUPPLEMENTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of [...Object.keys(CONTRAINDICATIONS), ...Object.keys(DOSES), ...Object.keys(NEEDS)])
    expect(ids).toContain(id);
  for (const { id, kind } of SUPPLEMENTS) expect(id in NEEDS).toBe(kind !== 'never');
  expect(Object.keys(CAPS).sort()).toEqual(Object.keys(DOSES).sort());
});

test('nothing contraindicated is ever worth it, nor anything under 18 or in pregnancy', () => {
  fc.assert(
    fc.property(anyPerson, anyProtein, (person, proteinGrams) => {
      const profile = profileOf(person);
      const worthIt = adviseSupplements(profile, { proteinGrams }).filter(({ verdict }) => verdict === 'worth_it');
      for (const { id } of worthIt) {
        const supplement = SUPPLEMENTS.find((one) => one.id === id);
        expect(supplement && contraindicationsOf(supplement, profile)).toEqual([]);
        expect(supplement?.kind).not.toBe('never');
      }
      const nobody =
        profile.ageYears < 18 || profile.health.includes('pregnancy') || profile.health.includes('breastfeeding');
      if (nobody) expect(worthIt).toEqual([]);
      const ill = profile.conditions.some(
        (one) => one === 'kidney_disease' || one === 'heart_disease' || one === 'liver_disease',
      );
      if (ill) expect(worthIt.filter(({ id }) => id !== 'vitamin-b12')).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test('every dose stays within its cap, comes only with "worth it", and its trace recomputes', () => {
  fc.assert(
    fc.property(anyPerson, anyProtein, (person, proteinGrams) => {
      for (const advice of adviseSupplements(profileOf(person), { proteinGrams })) {
        expect(advice.dose !== undefined).toBe(advice.verdict === 'worth_it');
        for (const amount of [advice.dose, advice.doseMax]) {
          if (!amount) continue;
          expect(retrace(amount)).toBe(amount.value);
          expect(amount.basis === 'source').toBe(amount.sources.length > 0);
        }
        if (advice.dose) expect(advice.dose.value).toBeLessThanOrEqual(CAPS[advice.id] ?? 0);
        if (advice.dose) expect(advice.dose.value).toBeGreaterThan(0);
      }
    }),
    { numRuns: 5000 },
  );
});

test('everybody gets a verdict on every supplement, useful ones first, always the same', () => {
  const first = adviceFor({ goal: 'performance', level: 'advanced' });
  expect(first.map(({ id }) => id).sort()).toEqual(SUPPLEMENTS.map(({ id }) => id).sort());
  expect(first.map(({ verdict }) => verdict)).toEqual(
    first
      .map(({ verdict }) => verdict)
      .sort()
      .reverse(),
  );
  expect(adviceFor({ goal: 'performance', level: 'advanced' })).toEqual(first);
});
