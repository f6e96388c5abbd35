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

function calculateParts(day: Partial<WaterDay>) {
  const water = dailyWater(aDay(day));
  if (!water.ok) return undefined;
  const { body, training, heat, total } = water.target;
  return [body.value, training.value, heat.value, total.value];
}

/** EFSA 2010: 2.5 and 2.0 l of total water, 80 % drunk; half a litre per hour, doubled by heat. */
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
  expect(calculateParts(day)).toEqual(parts);
});

const DOCTOR_EXCEPTIONS = WATER_EXCEPTIONS.filter(
  (exception) => exception !== 'pregnancy' && exception !== 'pregnancy_sought',
);

test.each(DOCTOR_EXCEPTIONS)('%s leaves the target to a doctor', (exception) => {
  const water = dailyWater(aDay({ exceptions: [exception] }));
  expect(water.ok).toBe(false);
  expect(water.notices[0]?.text).toContain('No te damos una meta de agua');
});

test('pregnancy gets the minimum of the plan and a caffeine limit', () => {
  const water = dailyWater(aDay({ sex: 'female', exceptions: ['pregnancy'] }));
  const plan = hydrationPlan(createProfile(aPerson({ sex: 'female', health: ['pregnancy'] })), {
    days: 0,
    minutesPerWeek: 0,
  });
  expect(water.ok && water.target.total.value).toBe((plan.restDay?.value ?? 0) * 1000);
  const pregnancyCodes = ['water-pregnancy', 'caffeine-pregnancy'];
  for (const { notices } of [water, plan])
    expect(notices.filter(({ code }) => pregnancyCodes.includes(code))).toHaveLength(2);
  expect(water.notices[0]).toEqual(plan.notices[0]);
});

test('a person seeking pregnancy gets the usual amount and the caffeine limit of the plan', () => {
  const water = dailyWater(aDay({ sex: 'female', exceptions: ['pregnancy_sought'] }));
  expect(water).toMatchObject({ ok: true, target: { total: { value: 1600 } } });
  const planWater = hydrationPlan(
    createProfile(aPerson({ sex: 'female', health: ['wants_child_12_months'] })),
    { days: 0, minutesPerWeek: 0 },
  );
  expect(water.notices[0]?.code).toBe('caffeine-before-pregnancy');
  expect(planWater.notices).toContainEqual(water.notices[0]);
});

test.each(DOCTOR_EXCEPTIONS)('%s overrides the minimum of pregnancy', (exception) => {
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

test('displayed parts add up to the displayed total, and every trace recomputes', () => {
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

test('training water never exceeds the sweat rate or a litre per hour', () => {
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

test('the target without a sweat test matches the plan to a tenth of a litre', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('male' as const, 'female' as const),
      fc.integer({ min: 30, max: 90 }),
      fc.boolean(),
      (sex, minutes, trainsInHeat) => {
        const profile = createProfile(aPerson({ sex, trainsInHeat }));
        const plan = hydrationPlan(profile, { days: 1, minutesPerWeek: minutes });
        const total =
          calculateParts({ sex, trainedMinutes: minutes, isHot: trainsInHeat })?.at(-1) ?? 0;
        expect(Math.abs(total / 1000 - (plan.trainingDay?.value ?? 0))).toBeLessThanOrEqual(0.071);
      },
    ),
  );
});
