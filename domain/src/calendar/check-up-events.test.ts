import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUps } from '../monitoring/check-ups.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import { profileOf } from '../person/profile.ts';
import { checkUpEvents } from './check-up-events.ts';
import { addDays } from './day.ts';

const calendar = (startDay: string, cycleWeeks = 12) =>
  checkUpEvents(checkUps(profileOf(aPerson({ cycleType: 'steroid', cycleWeeks }))), { planId: 'plan-1', startDay });

test('a plan of 12 weeks that starts on 2 March has its check-ups three weeks before, and up to 64 weeks after', () => {
  expect(calendar('2026-03-02').map(({ uid, day, dayAfter }) => [uid, day, dayAfter])).toEqual([
    ['plan-1-baseline@forja', '2026-02-09', '2026-02-10'],
    ['plan-1-early@forja', '2026-04-13', '2026-04-14'],
    ['plan-1-end@forja', '2026-05-25', '2026-05-26'],
    ['plan-1-after-3-months@forja', '2026-08-24', '2026-08-25'],
    ['plan-1-after-12-months@forja', '2027-05-24', '2027-05-25'],
  ]);
});

test('each event says what is measured, what its result asks for, and that it is no diagnosis', () => {
  const [first] = calendar('2026-03-02');
  expect(first?.title).toBe('Control médico: antes de empezar');
  expect(first?.description.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('De 2 a 4 semanas antes'),
      '• Hematocrito (consultá pronto: más de 48 % (más de 50 % en la altura); frená y consultá ya: más de 54 %)',
      '• Lp(a), una sola vez',
      expect.stringContaining('107'),
    ]),
  );
});

test('a plan without check-ups has no event', () => {
  expect(checkUpEvents([], { planId: 'plan-1', startDay: '2026-03-02' })).toEqual([]);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 7, '2026-03-15'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'mañana', ''])('"%s" is not a day', (day) => {
  expect(() => addDays(day, 1)).toThrow('is not a day');
});

test('the events of anybody keep the order and the distance of the check-ups', () => {
  const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(anyPerson, anyDay, (person, startDay) => {
      const all = checkUps(profileOf(person));
      const events = checkUpEvents(all, { planId: 'plan-1', startDay });
      expect(events.map(({ day }) => addDays(day, 0))).toEqual(all.map(({ week }) => addDays(startDay, 7 * week)));
      expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).toSorted());
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    }),
    { numRuns: 5000 },
  );
});
