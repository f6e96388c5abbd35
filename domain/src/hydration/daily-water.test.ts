import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { aPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { dailyWater, WATER_EXCEPTIONS, type WaterDay } from './daily-water.ts';
import { hydrationPlan } from './hydration-plan.ts';

const aDay = (overrides: Partial<WaterDay> = {}): WaterDay => ({
  sex: 'male',
  trainedMinutes: 0,
  isHot: false,
  exceptions: [],
  ...overrides,
});

function partsOf(day: Partial<WaterDay>) {
  const water = dailyWater(aDay(day));
  if (!water.ok) return undefined;
  const { body, training, heat, total } = water.target;
  return [body.value, training.value, heat.value, total.value];
}

/** EFSA 2010: 2.5 and 2.0 l of total water, eight tenths of it drunk; half a litre per hour, and as much with heat. */
test.each<[string, Partial<WaterDay>, number[]]>([
  ['a man at rest', {}, [2000, 0, 0, 2000]],
  ['a woman at rest', { sex: 'female' }, [1600, 0, 0, 1600]],
  ['a man, 60 minutes', { trainedMinutes: 60 }, [2000, 500, 0, 2500]],
  ['a man, 90 minutes with heat', { trainedMinutes: 90, isHot: true }, [2000, 750, 750, 3500]],
  ['a rest day with heat', { isHot: true }, [2000, 0, 0, 2000]],
  ['50 minutes, rounded down', { trainedMinutes: 50 }, [2000, 410, 0, 2410]],
  [
    'sweat measured at 0.8 l/h, whatever the heat',
    { trainedMinutes: 60, isHot: true, sweatLitresPerHour: 0.8 },
    [2000, 800, 0, 2800],
  ],
  [
    'sweat measured at 1.7 l/h, of which a litre per hour is drunk',
    { trainedMinutes: 120, sweatLitresPerHour: 1.7 },
    [2000, 2000, 0, 4000],
  ],
])('%s', (_, day, parts) => {
  expect(partsOf(day)).toEqual(parts);
});

const OF_A_DOCTOR = WATER_EXCEPTIONS.filter(
  (exception) => exception !== 'pregnancy' && exception !== 'pregnancy_sought',
);

test.each(OF_A_DOCTOR)('with %s there is no target: a doctor says it', (exception) => {
  const water = dailyWater(aDay({ exceptions: [exception] }));
  expect(water.ok).toBe(false);
  expect(water.notices[0]?.text).toContain('No te damos una meta de agua');
});

test('in pregnancy the amount is the minimum of the plan, and it says how much caffeine is too much', () => {
  const water = dailyWater(aDay({ sex: 'female', exceptions: ['pregnancy'] }));
  const plan = hydrationPlan(createProfile(aPerson({ sex: 'female', health: ['pregnancy'] })), {
    days: 0,
    minutesPerWeek: 0,
  });
  expect(water.ok && water.target.total.value).toBe((plan.restDay?.value ?? 0) * 1000);
  const ofPregnancy = ['water-pregnancy', 'caffeine-pregnancy'];
  for (const { notices } of [water, plan])
    expect(notices.filter(({ code }) => ofPregnancy.includes(code))).toHaveLength(2);
  expect(water.notices[0]).toEqual(plan.notices[0]);
});

test('whoever looks for a pregnancy keeps the usual amount, and reads the same of caffeine as in the plan', () => {
  const water = dailyWater(aDay({ sex: 'female', exceptions: ['pregnancy_sought'] }));
  expect(water).toMatchObject({ ok: true, target: { total: { value: 1600 } } });
  const ofPlan = hydrationPlan(
    createProfile(aPerson({ sex: 'female', health: ['wants_child_12_months'] })),
    { days: 0, minutesPerWeek: 0 },
  );
  expect(water.notices[0]?.code).toBe('caffeine-before-pregnancy');
  expect(ofPlan.notices).toContainEqual(water.notices[0]);
});

test.each(OF_A_DOCTOR)('with %s pregnancy gives no minimum', (exception) => {
  expect(dailyWater(aDay({ sex: 'female', exceptions: [exception, 'pregnancy'] })).ok).toBe(false);
});

const anyDay = fc.record({
  sex: fc.constantFrom('male' as const, 'female' as const),
  trainedMinutes: fc.integer({ min: 0, max: 600 }),
  isHot: fc.boolean(),
  exceptions: fc.constant([]),
  sweatLitresPerHour: fc.option(
    fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100),
    { nil: undefined },
  ),
});

test('the displayed parts add up to the displayed total, and every figure follows from its steps', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const water = dailyWater(day);
      if (!water.ok) return false;
      const { body, training, heat, total } = water.target;
      for (const part of [body, training, heat, total]) {
        expect(retrace(part)).toBe(part.value);
        expect(part.value % 10).toBe(0);
      }
      expect(body.value + training.value + heat.value).toBe(total.value);
      return true;
    }),
  );
});

test('training never asks for more than is sweated nor for more than a litre per hour', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const water = dailyWater(day);
      if (!water.ok) return false;
      const { training, heat } = water.target;
      const perHour = Math.min(1, day.sweatLitresPerHour ?? 1);
      expect(training.value + heat.value).toBeLessThanOrEqual(
        (perHour * 1000 * day.trainedMinutes) / 60 + 1e-6,
      );
      expect(water.notices.map(({ code }) => code)).toContain('water-ceiling');
      return true;
    }),
  );
});

test('without a sweat test it is the amount of the plan, to its tenth of a litre', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('male' as const, 'female' as const),
      fc.integer({ min: 30, max: 90 }),
      fc.boolean(),
      (sex, minutes, trainsInHeat) => {
        const profile = createProfile(aPerson({ sex, trainsInHeat }));
        const plan = hydrationPlan(profile, { days: 1, minutesPerWeek: minutes });
        const total = partsOf({ sex, trainedMinutes: minutes, isHot: trainsInHeat })?.at(-1) ?? 0;
        expect(Math.abs(total / 1000 - (plan.trainingDay?.value ?? 0))).toBeLessThanOrEqual(0.071);
      },
    ),
  );
});
