import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { type SweatTest, sweatResult } from './sweat-test.ts';

const aTest = (overrides: Partial<SweatTest> = {}): SweatTest => ({
  measuredOn: '2026-11-20',
  weightBeforeKg: 80,
  weightAfterKg: 79.4,
  drunkMl: 500,
  urineMl: 100,
  minutes: 60,
  ...overrides,
});

/** (before − after + drunk − urine) / hours, 1 kg as 1 litre: McDermott 2017. */
test.each<[string, Partial<SweatTest>, number, number]>([
  ['an hour', {}, 1, 1000],
  ['ninety minutes', { minutes: 90 }, 0.67, 650],
  ['nothing drunk', { drunkMl: 0, urineMl: 0 }, 0.6, 600],
  [
    'two litres per hour, of which one is drunk',
    { weightAfterKg: 78.5, drunkMl: 500, urineMl: 0 },
    2,
    1000,
  ],
])('%s', (_, test, rate, drink) => {
  const result = sweatResult(aTest(test));
  expect(result.ok && [result.rate.value, result.drinkPerHour.value]).toEqual([rate, drink]);
});

const findNoticeCodes = (test: Partial<SweatTest>) =>
  sweatResult(aTest(test)).notices.map(({ code }) => code);

test('a person who ends heavier is warned of drinking too much', () => {
  expect(findNoticeCodes({ weightAfterKg: 80.3, drunkMl: 1500 })).toContain('sweat-test-gained');
  expect(findNoticeCodes({})).not.toContain('sweat-test-gained');
});

test('only a loss over 2 % of the weight is reported', () => {
  expect(findNoticeCodes({ weightAfterKg: 78.4 })).not.toContain('sweat-test-lost-much');
  expect(findNoticeCodes({ weightAfterKg: 78.2 })).toContain('sweat-test-lost-much');
});

test.each<[string, Partial<SweatTest>, string]>([
  ['a kilo more than what was drunk', { weightAfterKg: 81.5 }, 'gained'],
  ['just what was drunk', { weightAfterKg: 80.5, urineMl: 0 }, 'gained'],
  ['more weight than a body keeps', { weightAfterKg: 95 }, 'impossible'],
  ['kilos that no hour takes', { weightAfterKg: 70 }, 'impossible'],
  [
    'a weight loss below the urine',
    { weightAfterKg: 79.8, drunkMl: 0, urineMl: 500 },
    'impossible',
  ],
  ['no difference', { weightAfterKg: 80, drunkMl: 0, urineMl: 0 }, 'nothing'],
])('%s gives no rate, with its reason: %o', (_, test, why) => {
  expect(sweatResult(aTest(test))).toMatchObject({ ok: false, why });
});

const anyTest = fc.record({
  measuredOn: fc.constant('2026-11-20'),
  weightBeforeKg: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
  weightAfterKg: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
  drunkMl: fc.integer({ min: 0, max: 10_000 }),
  urineMl: fc.integer({ min: 0, max: 5000 }),
  minutes: fc.integer({ min: 20, max: 600 }),
});
const anyPossibleTest = anyTest.chain((test) =>
  fc
    .integer({ min: -30, max: 30 })
    .map((tenths) => ({ ...test, weightAfterKg: test.weightBeforeKg + tenths / 10 })),
);

test('a weight gain always gets the sodium warning, and plausible tests are not impossible', () => {
  fc.assert(
    fc.property(anyPossibleTest, (test) => {
      const result = sweatResult(test);
      if (!result.ok && result.why === 'impossible') return;
      expect(result.notices.map(({ code }) => code).includes('sweat-test-gained')).toBe(
        test.weightAfterKg > test.weightBeforeKg,
      );
    }),
  );
  const anyGain = fc.record({
    gained: fc.integer({ min: 1, max: 30 }),
    drunkMl: fc.integer({ min: 0, max: 4000 }),
    minutes: fc.integer({ min: 60, max: 600 }),
  });
  fc.assert(
    fc.property(anyGain, ({ gained, drunkMl, minutes }) => {
      const weightAfterKg = 80 + gained / 10;
      const result = sweatResult(aTest({ weightAfterKg, drunkMl, minutes, urineMl: 0 }));
      expect(result.notices[0]?.code).toBe('sweat-test-gained');
    }),
  );
});

test('advice never exceeds the sweat rate or a litre per hour', () => {
  fc.assert(
    fc.property(fc.oneof(anyTest, anyPossibleTest), (test) => {
      const result = sweatResult(test);
      if (!result.ok) return;
      const { rate, loss, drinkPerHour, notices } = result;
      expect(drinkPerHour.value).toBeLessThanOrEqual(Math.min(1, rate.value) * 1000 + 1e-6);
      for (const figure of [rate, loss, drinkPerHour]) expect(retrace(figure)).toBe(figure.value);
      expect(notices.map(({ code }) => code)).toContain('water-ceiling');
    }),
  );
});
