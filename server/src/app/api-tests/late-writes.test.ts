import { randomUUID } from 'node:crypto';
import { foldMembership } from '@forja/domain/membership/fold-membership';
import { aPerson } from '@forja/domain/person/person.fixture';
import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestUser, aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { grantsTable, membershipPeriodsTable } from '../../features/membership/membership.table.ts';
import { giveMemberships } from '../../features/payments/ledger/membership.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';

/** Membership of the test clock ends here, three months after its start. */
const END = new Date('2026-06-01T12:00:00Z').getTime();

const WRITES = {
  measures: () => ({ revision: 0, value: aMeasure() }),
  plans: () => ({
    revision: 0,
    value: { createdAt: '2026-05-31T10:00:00.000Z', input: aPerson(), engineVersion: '1.0.0' },
  }),
} as const;
type Name = keyof typeof WRITES;

async function anExpiredMember(afterEnd: number) {
  const [person, other] = [aUser(), aUser()];
  const api = await appWith({ users: [person, other] });
  const { as, pass: passTime, now, db } = api;
  const advanceTo = (offset: number) => passTime(END + offset - now().getTime());
  const takePass = async (user: TestUser) =>
    (await (await as(user)).get('/api/membership-pass')).json().pass as string;

  const before = { id: randomUUID(), value: aMeasure() };
  const then = await as(person);
  expect(
    (await then.put(`/api/measures/${before.id}`, { revision: 0, value: before.value })).statusCode,
  ).toBe(200);
  const early = await takePass(person);
  advanceTo(-DAY_MS);
  const passes = { early, last: await takePass(person), others: await takePass(other) };
  advanceTo(afterEnd);
  const her = await as(person);
  const put = (name: Name, more: object) =>
    her.put(`/api/${name}/${randomUUID()}`, { ...WRITES[name](), ...more });
  const write = async (name: Name, more: object) => (await put(name, more)).statusCode;

  async function reverse(offset: number): Promise<void> {
    const reversedAt = new Date(END + offset);
    await db.update(grantsTable).set({ reversedAt }).where(eq(grantsTable.userId, person.id));
    const grants = await db.select().from(grantsTable).where(eq(grantsTable.userId, person.id));
    await db.delete(membershipPeriodsTable).where(eq(membershipPeriodsTable.userId, person.id));
    const periods = foldMembership(grants).map((period) => ({ userId: person.id, ...period }));
    if (periods.length > 0) await db.insert(membershipPeriodsTable).values(periods);
  }
  return { ...api, person, her, before, passes, takePass, put, write, reverse, advanceTo };
}

const at = (offset: number) => new Date(END + offset).toISOString();

test.each(['measures', 'plans'] as const)(
  'writes in %s made during the membership are accepted with its pass up to seven days after the end',
  async (name) => {
    const { write, passes } = await anExpiredMember(7 * DAY_MS - 1);
    const { early, last: pass } = passes;
    expect(await write(name, { madeAt: at(-HOUR_MS), pass })).toBe(200);
    expect(await write(name, { madeAt: at(-HOUR_MS), pass: early })).toBe(200);
    expect(await write(name, { madeAt: at(0), pass })).toBe(402);
    expect(await write(name, { madeAt: at(HOUR_MS), pass })).toBe(402);
    expect(await write(name, { pass })).toBe(402);
  },
);

test.each(['measures', 'plans'] as const)(
  'writes in %s are refused after the seventh day',
  async (name) => {
    const { write, passes } = await anExpiredMember(7 * DAY_MS);
    expect(await write(name, { madeAt: at(-HOUR_MS), pass: passes.last })).toBe(402);
  },
);

const edited = (pass: string, change: object): string => {
  const [passText = '', signature = ''] = pass.split('.');
  const payload = { ...JSON.parse(Buffer.from(passText, 'base64url').toString()), ...change };
  return `${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
};

test.each<
  [
    string,
    (api: Awaited<ReturnType<typeof anExpiredMember>>) => Promise<string> | string | undefined,
  ]
>([
  ['no pass', () => undefined],
  ['an empty pass', () => ''],
  ['a malformed pass', () => 'hola.hola'],
  [
    'a pass with another signature',
    ({ passes: { last, others } }) => `${last.split('.')[0]}.${others.split('.')[1]}`,
  ],
  [
    'a pass edited to start earlier',
    ({ passes: { last } }) => edited(last, { issuedAt: at(-30 * DAY_MS) }),
  ],
  ['a pass with a suffix', ({ passes: { last } }) => `${last}.x`],
  ['the pass of another account', ({ passes: { others } }) => others],
  ['a pass requested after the end', ({ takePass, person }) => takePass(person)],
])("the device's clock is not trusted with %s", async (_, passFrom) => {
  const api = await anExpiredMember(HOUR_MS);
  const pass = await passFrom(api);
  const refused = await api.put('measures', {
    madeAt: at(-HOUR_MS),
    ...(pass !== undefined && { pass }),
  });
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'membership_required']);
});

test('a pass proves nothing before its signing, except the allowed clock difference', async () => {
  const { write, passes } = await anExpiredMember(HOUR_MS);
  const pass = passes.last;
  expect(await write('measures', { madeAt: at(-DAY_MS - 4 * 60_000), pass })).toBe(200);
  expect(await write('measures', { madeAt: at(-DAY_MS - 6 * 60_000), pass })).toBe(402);
  expect(await write('measures', { madeAt: at(-DAY_MS - 6 * 60_000), pass: passes.early })).toBe(
    200,
  );
});

test.each([
  { what: 'a refund of some days before the end', when: -2 * DAY_MS },
  { what: 'a chargeback after the end', when: HOUR_MS },
])('$what ends the grace at once, also with an old pass', async ({ when }) => {
  const { write, passes, reverse } = await anExpiredMember(DAY_MS);
  expect(await write('measures', { madeAt: at(-3 * DAY_MS), pass: passes.early })).toBe(200);
  await reverse(when);
  for (const pass of [passes.early, passes.last])
    for (const madeAt of [at(-3 * DAY_MS), at(-HOUR_MS)])
      expect(await write('measures', { madeAt, pass })).toBe(402);
});

test("a refund today invalidates yesterday's pass", async () => {
  const { write, passes, reverse, takePass, person } = await anExpiredMember(-12 * HOUR_MS);
  const fresh = await takePass(person);
  await reverse(-12 * HOUR_MS);
  for (const pass of [passes.last, fresh])
    for (const madeAt of [at(-13 * HOUR_MS), at(-12 * HOUR_MS), at(-HOUR_MS)])
      expect(await write('measures', { madeAt, pass })).toBe(402);
});

test('refunding a renewal before it began keeps the grace of the earlier membership', async () => {
  const { write, passes, db, person, advanceTo, as } = await anExpiredMember(-DAY_MS);
  await giveMemberships(db, [{ userId: person.id, at: new Date(END + 90 * DAY_MS) }]);
  await db
    .update(grantsTable)
    .set({ reversedAt: new Date(END + 90 * DAY_MS) })
    .where(eq(grantsTable.effectiveAt, new Date(END + 90 * DAY_MS)));
  await db
    .delete(membershipPeriodsTable)
    .where(eq(membershipPeriodsTable.startsAt, new Date(END + 90 * DAY_MS)));
  advanceTo(DAY_MS);
  await as(person);
  expect(await write('measures', { madeAt: at(-HOUR_MS), pass: passes.last })).toBe(200);
});

test('writes from before any membership are refused', async () => {
  const { write, passes } = await anExpiredMember(HOUR_MS);
  expect(await write('measures', { madeAt: '2026-02-28T12:00:00.000Z', pass: passes.early })).toBe(
    402,
  );
});

test('deletion is always allowed', async () => {
  const { her, before } = await anExpiredMember(60 * DAY_MS);
  const gone = await her.put(`/api/measures/${before.id}`, { revision: 1, deleted: true });
  expect([gone.statusCode, gone.json()]).toMatchObject([200, { revision: 2 }]);
});

test('a user who was never a member is refused, whatever the clock of the device', async () => {
  const person = aUser({ isMember: false });
  const { as } = await appWith({ users: [person] });
  const his = await as(person);
  const { pass } = (await his.get('/api/membership-pass')).json();
  const refused = await his.put(`/api/measures/${randomUUID()}`, {
    ...WRITES.measures(),
    madeAt: '2026-03-01T11:59:00.000Z',
    pass,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'membership_required']);
});
