import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../units/durations.ts';
import { addMonths } from './add-months.ts';
import { foldMembership, type Grant, type Period } from './fold-membership.ts';

const noon = (day: string) => new Date(`${day}T12:00:00-03:00`);
const aGrant = (grant: Partial<Grant>): Grant => ({
  id: 'a',
  months: 3,
  effectiveAt: noon('2026-11-30'),
  reversedAt: null,
  ...grant,
});
const endOf = (periods: Period[]): Date | undefined => periods.at(-1)?.endsAt;

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-30', 6, '2027-05-30'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', 3, '2026-06-30'],
  ['2026-10-15', 3, '2027-01-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s plus %i months is %s, at the same hour', (from, months, then) => {
  expect(addMonths(noon(from), months)).toEqual(noon(then));
});

test('months are added to the day in Buenos Aires, even after midnight in London', () => {
  // 30 November at 22:30 in Buenos Aires
  expect(addMonths(new Date('2026-12-01T01:30:00Z'), 3)).toEqual(new Date('2027-03-01T01:30:00Z'));
});

test('three months bought on 30 November end on 28 February, and two purchases on 30 May', () => {
  const first = aGrant({ id: 'a' });
  const second = aGrant({ id: 'b', effectiveAt: noon('2026-12-10') });
  expect(foldMembership([first])).toEqual([
    { grantId: 'a', startsAt: noon('2026-11-30'), endsAt: noon('2027-02-28') },
  ]);
  expect(foldMembership([first, second])).toEqual([
    { grantId: 'a', startsAt: noon('2026-11-30'), endsAt: noon('2027-02-28') },
    { grantId: 'b', startsAt: noon('2027-02-28'), endsAt: noon('2027-05-30') },
  ]);
});

test('a purchase approved at the end of the earlier one continues it', () => {
  const second = aGrant({ id: 'b', effectiveAt: noon('2027-02-28') });
  expect(endOf(foldMembership([aGrant({}), second]))).toEqual(noon('2027-05-30'));
});

test('a purchase after a gap starts at its approval', () => {
  const late = aGrant({ id: 'b', effectiveAt: noon('2027-03-10') });
  expect(foldMembership([late, aGrant({})])[1]).toEqual({
    grantId: 'b',
    startsAt: noon('2027-03-10'),
    endsAt: noon('2027-06-10'),
  });
});

test('a refund ends its period at once and brings later purchases forward', () => {
  const refunded = aGrant({ id: 'a', reversedAt: noon('2026-12-20') });
  const second = aGrant({ id: 'b', effectiveAt: noon('2026-12-10') });
  expect(foldMembership([refunded, second])).toEqual([
    { grantId: 'a', startsAt: noon('2026-11-30'), endsAt: noon('2026-12-20') },
    { grantId: 'b', startsAt: noon('2026-12-20'), endsAt: noon('2027-03-20') },
  ]);
});

test('a purchase refunded before it starts leaves no period', () => {
  const stacked = aGrant({
    id: 'b',
    effectiveAt: noon('2026-12-10'),
    reversedAt: noon('2026-12-11'),
  });
  expect(foldMembership([aGrant({}), stacked])).toHaveLength(1);
  expect(foldMembership([aGrant({ reversedAt: noon('2026-11-30') })])).toEqual([]);
});

test('a refund never extends a membership, even across short months', () => {
  const first = aGrant({ id: 'a', effectiveAt: new Date('2026-08-31T00:00:00-03:00') });
  const second = aGrant({ id: 'b', effectiveAt: noon('2026-09-10') });
  const before = endOf(foldMembership([first, second]));
  expect(before).toEqual(new Date('2027-02-28T00:00:00-03:00'));
  expect(endOf(foldMembership([{ ...first, reversedAt: noon('2026-11-29') }, second]))).toEqual(
    before,
  );
});

test('later purchases continue from a moved end, and a refund also removes the moved days', () => {
  const first = aGrant({ days: 10 });
  const second = aGrant({ id: 'b', effectiveAt: noon('2026-12-10') });
  expect(foldMembership([first, second])).toEqual([
    { grantId: 'a', startsAt: noon('2026-11-30'), endsAt: noon('2027-03-10') },
    { grantId: 'b', startsAt: noon('2027-03-10'), endsAt: noon('2027-06-10') },
  ]);
  expect(endOf(foldMembership([{ ...first, days: -10 }]))).toEqual(noon('2027-02-18'));
  expect(foldMembership([{ ...first, days: -90 }, second])).toEqual([
    { grantId: 'b', startsAt: noon('2026-12-10'), endsAt: noon('2027-03-10') },
  ]);
  const refunded = { ...first, reversedAt: noon('2026-12-20') };
  expect(foldMembership([refunded, second])).toEqual([
    { grantId: 'a', startsAt: noon('2026-11-30'), endsAt: noon('2026-12-20') },
    { grantId: 'b', startsAt: noon('2026-12-20'), endsAt: noon('2027-03-20') },
  ]);
});

test('a second refund adds no month to later purchases', () => {
  const bought = ['a', 'b', 'c', 'd'].map((id) =>
    aGrant({ id, months: 1, effectiveAt: noon('2026-01-01') }),
  );
  const refunds: Record<string, Date> = { a: noon('2026-01-02'), c: noon('2026-01-03') };
  const periods = foldMembership(
    bought.map((each) => ({ ...each, reversedAt: refunds[each.id] ?? null })),
  );
  expect(periods.map(({ grantId, endsAt }) => [grantId, endsAt])).toEqual([
    ['a', noon('2026-01-02')],
    ['b', noon('2026-02-02')],
    ['d', noon('2026-03-02')],
  ]);
});

const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 11, 31) })
  .map((instant) => new Date(instant));
const grant = (id: string): fc.Arbitrary<Grant> =>
  fc.record({
    id: fc.constant(id),
    months: fc.integer({ min: 1, max: 12 }),
    effectiveAt: instants,
    reversedAt: fc.option(instants, { nil: null, freq: 2 }),
  });
const someGrants = fc
  .integer({ min: 1, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => grant(`g${index}`))));

const someMovedGrants = fc
  .tuple(someGrants, fc.array(fc.integer({ min: -366, max: 366 }), { minLength: 6, maxLength: 6 }))
  .map(([grants, days]) => grants.map((each, index) => ({ ...each, days: days[index] ?? 0 })));

test('the periods of a person never overlap and are never empty', () => {
  fc.assert(
    fc.property(someMovedGrants, (grants) => {
      const periods = foldMembership(grants);
      for (const { startsAt, endsAt } of periods)
        expect(startsAt.getTime()).toBeLessThan(endsAt.getTime());
      for (const [index, { startsAt }] of periods.entries()) {
        const before = periods[index - 1];
        if (before) expect(startsAt.getTime()).toBeGreaterThanOrEqual(before.endsAt.getTime());
      }
    }),
  );
});

test('the order of payment reports does not change the periods', () => {
  const shuffled = someMovedGrants.chain((grants) =>
    fc.tuple(fc.constant(grants), fc.shuffledSubarray(grants, { minLength: grants.length })),
  );
  fc.assert(
    fc.property(shuffled, ([grants, another]) => {
      expect(foldMembership(another)).toEqual(foldMembership(grants));
    }),
  );
});

test('another purchase never shortens a membership', () => {
  fc.assert(
    fc.property(someGrants, grant('extra'), (grants, extra) => {
      const hasRefund = grants.some(({ reversedAt }) => reversedAt !== null);
      const before = endOf(foldMembership(grants))?.getTime() ?? -Infinity;
      const after =
        endOf(foldMembership([...grants, { ...extra, reversedAt: null }]))?.getTime() ?? -Infinity;
      // a late grant among refunded ones may move the day of the month that counts
      expect(after).toBeGreaterThanOrEqual(before - (hasRefund ? 3 * DAY_MS : 0));
    }),
  );
});

test('a later purchase never shortens a membership, whatever was refunded', () => {
  fc.assert(
    fc.property(
      someGrants,
      fc.nat(900 * DAY_MS),
      fc.integer({ min: 1, max: 12 }),
      (grants, later, months) => {
        const known = grants.flatMap(({ effectiveAt, reversedAt }) => [
          effectiveAt,
          reversedAt ?? effectiveAt,
        ]);
        const effectiveAt = new Date(Math.max(...known.map(Number)) + later);
        const before = endOf(foldMembership(grants))?.getTime() ?? -Infinity;
        const after = endOf(
          foldMembership([...grants, { id: 'new', months, effectiveAt, reversedAt: null }]),
        );
        expect(after?.getTime()).toBeGreaterThan(before);
      },
    ),
  );
});

test('a refund never extends a membership, whatever was bought, moved and refunded before', () => {
  fc.assert(
    fc.property(
      someMovedGrants,
      fc.nat(5),
      fc.integer({ min: 0, max: 400 * DAY_MS }),
      (grants, which, later) => {
        const latest = Math.max(
          ...grants.map(({ reversedAt }) => reversedAt?.getTime() ?? 0),
          Date.UTC(2026, 0, 1),
        );
        const reversed = grants[which % grants.length];
        fc.pre(reversed?.reversedAt === null);
        const after = grants.map((each) =>
          each === reversed ? { ...each, reversedAt: new Date(latest + later) } : each,
        );
        const ends = (periods: Period[]) => endOf(periods)?.getTime() ?? -Infinity;
        expect(ends(foldMembership(after))).toBeLessThanOrEqual(ends(foldMembership(grants)));
      },
    ),
  );
});

test('every instant after a refund is paid by an unrefunded purchase', () => {
  fc.assert(
    fc.property(someGrants, (grants) => {
      const periods = foldMembership(grants);
      for (const { id, months, effectiveAt, reversedAt } of grants) {
        const own = periods.filter(({ grantId }) => grantId === id);
        expect(own.length).toBeLessThanOrEqual(1);
        for (const { startsAt, endsAt } of own) {
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(effectiveAt.getTime());
          if (reversedAt) expect(endsAt.getTime()).toBeLessThanOrEqual(reversedAt.getTime());
          // a purchase lasts at most its months, from a day that some months lack
          expect(endsAt.getTime()).toBeLessThanOrEqual(
            addMonths(startsAt, months).getTime() + 3 * DAY_MS,
          );
        }
        if (reversedAt && reversedAt <= effectiveAt) expect(own).toEqual([]);
        if (!reversedAt) expect(own).toHaveLength(1);
      }
    }),
  );
});

test('k consecutive purchases of three months give 3k months', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 12 }), (start, count) => {
      const grants = Array.from({ length: count }, (_, index) =>
        aGrant({
          id: `g${String(index).padStart(2, '0')}`,
          effectiveAt: new Date(start.getTime() + index * 60_000),
        }),
      );
      expect(endOf(foldMembership(grants))).toEqual(addMonths(start, 3 * count));
    }),
  );
});
