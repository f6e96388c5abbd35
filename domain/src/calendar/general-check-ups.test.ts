import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUpEvents } from './check-up-events.ts';
import { addDays } from './day.ts';
import { CHECK_UP_TESTS } from '../monitoring/check-up-tests.data.ts';
import { checkUpStages, generalCheckUps, USE_SITUATIONS } from './general-check-ups.ts';

const listDays = (situation: (typeof USE_SITUATIONS)[number], startDay: string, today: string) =>
  checkUpEvents(generalCheckUps(situation, { startDay, today }), {
    planId: 'controles',
    startDay,
    today,
  }).map(({ uid, day }) => [uid.replace(/^controles-|@forja$/g, ''), day]);

test('a person who has not started has one check-up, on the chosen day', () => {
  expect(listDays('not_started', '2026-03-02', '2026-02-20')).toEqual([['baseline', '2026-03-02']]);
});

test('a person who starts today has check-ups at 6 weeks and every 3 months', () => {
  expect(listDays('using', '2026-03-02', '2026-03-02')).toEqual([
    ['early', '2026-04-13'],
    ['month-3', '2026-06-01'],
    ['month-6', '2026-08-31'],
    ['month-9', '2026-11-30'],
    ['month-12', '2027-03-01'],
  ]);
});

test('a person who started two years ago has the missed check-up today and a year ahead', () => {
  expect(listDays('using', '2024-03-04', '2026-03-10').map(([id]) => id)).toEqual([
    'month-24',
    'month-27',
    'month-30',
    'month-33',
    'month-36',
  ]);
});

test('a person who stops has check-ups that day, at 3 months and at 12', () => {
  expect(listDays('stopped', '2026-03-02', '2026-03-02')).toEqual([
    ['end', '2026-03-02'],
    ['after-3-months', '2026-06-01'],
    ['after-12-months', '2027-03-01'],
  ]);
});

test('there is always a pending check-up, never in the past', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...USE_SITUATIONS),
      fc.integer({ min: -9000, max: 900 }),
      (situation, offset) => {
        const today = '2026-03-02';
        const days = listDays(situation, addDays(today, offset), today).map(([, day = '']) => day);
        expect(days.length).toBeGreaterThan(0);
        expect(days).toEqual(days.toSorted());
        expect(days.every((day) => day >= today)).toBe(true);
      },
    ),
  );
});

test('every restricted test says for whom it is, and every test is in some stage', () => {
  for (const { applies, forWhom } of CHECK_UP_TESTS)
    expect(forWhom === undefined).toBe(applies === undefined);
  const shown = checkUpStages().flatMap(({ checkUps }) =>
    checkUps.flatMap(({ tests }) => tests.map(({ name }) => name)),
  );
  for (const { name, forWhom } of CHECK_UP_TESTS)
    expect(shown).toContain(forWhom ? `${name} (${forWhom})` : name);
  expect(shown).toContain('PSA (varones desde los 40 años)');
});
