import { expect, test } from 'vitest';
import type { FoodEntry } from './food-entry.ts';
import { intakeOfDays } from './intake-of-days.ts';

const entry = (eatenOn: string, foodId: string, grams = 100): FoodEntry => ({
  eatenOn,
  meal: 'lunch',
  foodId,
  grams,
});

test('each day has the energy of its displayed rows and is complete only when marked', () => {
  const entries = [
    entry('2026-11-21', 'palta'),
    entry('2026-11-20', 'palta'),
    entry('2026-11-20', 'palta', 50),
  ];
  expect(intakeOfDays(entries, [{ day: '2026-11-20' }])).toEqual([
    { day: '2026-11-20', kcal: 240, isComplete: true },
    { day: '2026-11-21', kcal: 160, isComplete: false },
  ]);
});

test('a marked day with an unknown food is not complete', () => {
  const entries = [entry('2026-11-20', 'palta'), entry('2026-11-20', 'of-a-newer-version')];
  expect(intakeOfDays(entries, [{ day: '2026-11-20' }])).toEqual([
    { day: '2026-11-20', kcal: 160, isComplete: false },
  ]);
});

test('a mark without entries is not a day', () => {
  expect(intakeOfDays([], [{ day: '2026-11-20' }])).toEqual([]);
});
