import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { DAY_NUTRIENTS, dayMicronutrients, type EatenPortion } from './day-micronutrients.ts';

const eatenPortion = (foodId: string, grams: number): EatenPortion => ({
  foodId,
  name: foodId,
  grams,
});
const OWN = { foodId: '8f0e6f0a-0000-4000-8000-000000000001', name: 'Galletitas', grams: 50 };
const WOMAN = createProfile(aPerson({ sex: 'female', ageYears: 30 }));

const anyDay = fc.array(
  fc.record({
    foodId: fc.constantFrom(...FOODS.map(({ id }) => id)),
    name: fc.constant('un alimento'),
    grams: fc.integer({ min: 1, max: 5000 }),
  }),
  { maxLength: 12 },
);

const findNutrient = (day: ReturnType<typeof dayMicronutrients>, id: string) => {
  const found = day.rows.find((row) => row.id === id);
  if (!found) throw new Error(`${id} is not among the rows`);
  return found;
};

test('milk adds calcium, with the reference and upper intake of the person', () => {
  const calcium = findNutrient(
    dayMicronutrients([eatenPortion('leche-entera', 500)], WOMAN),
    'calcium',
  );
  expect(calcium).toMatchObject({
    name: 'Calcio',
    unit: 'mg',
    atLeast: 565,
    withoutData: [],
    coverage: 1,
    percent: 56,
    isOver: false,
    state: 'short',
  });
  expect([calcium.reference?.value, calcium.upper?.value]).toEqual([1000, 2500]);
});

test('a food without data lowers the coverage, not the amount', () => {
  const day = [eatenPortion('leche-entera', 150), OWN];
  expect(findNutrient(dayMicronutrients(day, WOMAN), 'calcium')).toMatchObject({
    atLeast: 169.5,
    withoutData: ['Galletitas'],
    coverage: 0.75,
    state: 'unknown',
  });
});

test('a nutrient without data has no amount, never zero', () => {
  const iodine = findNutrient(
    dayMicronutrients([eatenPortion('leche-entera', 500)], WOMAN),
    'iodine',
  );
  expect(iodine).toMatchObject({ state: 'no_data', withoutData: ['leche-entera'], coverage: 0 });
  expect(iodine.atLeast).toBeUndefined();
  expect(iodine.percent).toBeUndefined();
  expect(dayMicronutrients([], WOMAN).rows.every(({ state }) => state === 'no_data')).toBe(true);
});

test('amounts have no reference without a person', () => {
  const { rows, notices, sources } = dayMicronutrients([eatenPortion('leche-entera', 500)]);
  expect(findNutrient({ rows, notices, sources }, 'calcium')).toMatchObject({
    atLeast: 565,
    state: 'no_reference',
  });
  expect([notices, sources]).toEqual([[], ['fdc']]);
});

test('kidney disease hides the potassium and phosphorus references and gives the reason', () => {
  const profile = createProfile(aPerson({ conditions: ['kidney_disease'] }));
  const day = dayMicronutrients([eatenPortion('palta', 1000)], profile);
  for (const id of ['potassium', 'phosphorus', 'magnesium']) {
    const { reference, upper, percent, isOver } = findNutrient(day, id);
    expect([reference, upper, percent, isOver], id).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  }
  expect(day.notices.map(({ code }) => code)).toContain('reference-intakes-kidney');
});

test('food never exceeds a ceiling of supplements', () => {
  const { rows } = dayMicronutrients([eatenPortion('semillas-de-chia', 5000)], WOMAN);
  const over = rows.filter(({ isOver }) => isOver).map(({ id }) => id);
  expect(over).toContain('calcium');
  expect(over).not.toContain('magnesium');
  expect(over).not.toContain('folate');
});

test('a food without data never changes an amount nor raises a coverage', () => {
  fc.assert(
    fc.property(anyDay, anyPerson, (day, person) => {
      const profile = createProfile(person);
      const before = dayMicronutrients(day, profile).rows;
      const after = dayMicronutrients([...day, OWN], profile).rows;
      after.forEach((row, at) => {
        expect(row.atLeast).toBe(before[at]?.atLeast);
        expect(row.coverage).toBeLessThanOrEqual(before[at]?.coverage ?? 0);
        expect(row.withoutData).toContain(OWN.name);
      });
    }),
  );
});

test('a reference is reached by the known amount, and more food never undoes it', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyPerson, (day, more, person) => {
      const profile = createProfile(person);
      const rows = dayMicronutrients(day, profile).rows;
      const later = dayMicronutrients([...day, ...more], profile).rows;
      expect(rows.map(({ id }) => id)).toEqual(DAY_NUTRIENTS);
      rows.forEach(({ state, atLeast = 0, reference, withoutData }, at) => {
        if (state === 'reached') {
          expect(atLeast).toBeGreaterThanOrEqual(reference?.value ?? Infinity);
          expect(later[at]?.state).toBe('reached');
        }
        if (state === 'short') expect(withoutData).toEqual([]);
        if (state === 'unknown') expect(withoutData).not.toEqual([]);
      });
    }),
  );
});
