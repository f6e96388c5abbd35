import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUps } from '../monitoring/check-ups.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { checkUpEvents } from './check-up-events.ts';
import { addDays } from './day.ts';

const LONG_BEFORE = '2000-01-01';
const calendar = (startDay: string, today = LONG_BEFORE) =>
  checkUpEvents(checkUps(createProfile(aPerson({ cycleType: 'steroid', cycleWeeks: 12 }))), {
    planId: 'plan-1',
    startDay,
    today,
  });

test('a 12-week plan has check-ups from three weeks before to 64 weeks after its start', () => {
  expect(calendar('2026-03-02').map(({ uid, day, dayAfter }) => [uid, day, dayAfter])).toEqual([
    ['plan-1-baseline@forja', '2026-02-09', '2026-02-10'],
    ['plan-1-early@forja', '2026-04-13', '2026-04-14'],
    ['plan-1-end@forja', '2026-05-25', '2026-05-26'],
    ['plan-1-after-3-months@forja', '2026-08-24', '2026-08-25'],
    ['plan-1-after-12-months@forja', '2027-05-24', '2027-05-25'],
  ]);
});

test('a plan that starts today includes the previous check-up and says not to start without it', () => {
  const events = calendar('2026-03-02', '2026-03-02');
  expect(events.map(({ uid, day }) => [uid, day]).slice(0, 2)).toEqual([
    ['plan-1-baseline@forja', '2026-03-02'],
    ['plan-1-early@forja', '2026-04-13'],
  ]);
  expect(events[0]?.description).toContain(
    'Lo ideal era el 9/2/2026: hacelo cuanto antes, y no empieces',
  );
  expect(events[1]?.description).not.toContain('cuanto antes');
});

test('a plan started two months ago has the missed check-up today and no past one', () => {
  const events = calendar('2026-03-02', '2026-05-04');
  expect(events.map(({ uid, day }) => [uid, day]).slice(0, 2)).toEqual([
    ['plan-1-early@forja', '2026-05-04'],
    ['plan-1-end@forja', '2026-05-25'],
  ]);
  expect(events[0]?.description).toContain('Era para el 13/4/2026: hacelo cuanto antes.');
  expect(events[0]?.description).not.toContain('no empieces');
});

test('each event lists its tests, who reads them and the emergency number', () => {
  const [first] = calendar('2026-03-02');
  expect(first?.title).toBe('Control médico: antes de empezar');
  expect(first?.description.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('De 2 a 4 semanas antes'),
      '• Hematocrito',
      '• Lp(a), una sola vez',
      expect.stringContaining('Lo interpreta tu médico'),
      expect.stringContaining('107'),
    ]),
  );
  for (const { title } of calendar('2026-03-02')) expect(title.length).toBeLessThanOrEqual(60);
});

test('a plan without check-ups has no event', () => {
  expect(
    checkUpEvents([], { planId: 'plan-1', startDay: '2026-03-02', today: LONG_BEFORE }),
  ).toEqual([]);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 7, '2026-03-15'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'mañana', ''])(
  '"%s" is not a day',
  (day) => {
    expect(() => addDays(day, 1)).toThrow('is not a day');
  },
);

test('events keep the order and spacing of the check-ups, and none is before today', () => {
  const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(
      anyPerson,
      anyDay,
      fc.integer({ min: -200, max: 700 }),
      (person, startDay, since) => {
        const all = checkUps(createProfile(person));
        const today = addDays(startDay, since);
        const events = checkUpEvents(all, { planId: 'plan-1', startDay, today });
        const days = all.map(({ week }) => addDays(startDay, 7 * week));
        const toCome = days.filter((day) => day >= today);
        expect(events.map(({ day }) => day)).toEqual([
          ...(toCome.length < days.length ? [today] : []),
          ...toCome,
        ]);
        expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).toSorted());
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      },
    ),
  );
});
