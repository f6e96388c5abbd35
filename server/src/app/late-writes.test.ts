import { randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from 'vitest';
import { aUser } from '../features/identity/users.fixture.ts';
import { aMeasure } from '../features/measures/measures.fixture.ts';
import { appWith } from './app-with.fixture.ts';

/** The tests' clock begins with three months of membership, which end here. */
const END = new Date('2026-06-01T12:00:00Z').getTime();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const WRITES = {
  measures: () => ({ revision: 0, value: aMeasure() }),
  plans: () => ({
    revision: 0,
    value: { createdAt: '2026-05-31T10:00:00.000Z', input: aPerson(), engineVersion: '1.0.0' },
  }),
} as const;
type Name = keyof typeof WRITES;

async function whoseMembershipEnded(milliseconds: number) {
  const person = aUser();
  const { as, pass, now } = await appWith({ users: [person] });
  const before = { id: randomUUID(), value: aMeasure() };
  const then = await as(person);
  expect((await then.put(`/api/measures/${before.id}`, { revision: 0, value: before.value })).statusCode).toBe(200);
  pass(END + milliseconds - now().getTime());
  // sessions end too, and people come back
  const her = await as(person);
  const write = (name: Name, more: object) =>
    her.put(`/api/${name}/${randomUUID()}`, { ...WRITES[name](), ...more }).then(({ statusCode }) => statusCode);
  return { her, before, write };
}

const at = (offset: number) => new Date(END + offset).toISOString();

test.each(['measures', 'plans'] as const)(
  'what was made in %s during the membership is taken up to seven days after it ended',
  async (name) => {
    const { write } = await whoseMembershipEnded(7 * DAY_MS - 1);
    expect(await write(name, { madeAt: at(-HOUR_MS) })).toBe(200);
    expect(await write(name, { madeAt: at(0) })).toBe(402);
    expect(await write(name, { madeAt: at(HOUR_MS) })).toBe(402);
    expect(await write(name, {})).toBe(402);
  },
);

test.each(['measures', 'plans'] as const)('after the seventh day nothing more of %s is taken', async (name) => {
  const { write } = await whoseMembershipEnded(7 * DAY_MS);
  expect(await write(name, { madeAt: at(-HOUR_MS) })).toBe(402);
});

test('from before there was any membership nothing is taken', async () => {
  const { write } = await whoseMembershipEnded(HOUR_MS);
  expect(await write('measures', { madeAt: '2026-02-28T12:00:00.000Z' })).toBe(402);
});

test('one can always delete what is theirs', async () => {
  const { her, before } = await whoseMembershipEnded(60 * DAY_MS);
  const gone = await her.put(`/api/measures/${before.id}`, { revision: 1, deleted: true });
  expect([gone.statusCode, gone.json()]).toMatchObject([200, { deleted: true, revision: 2 }]);
});

test('who never was a member is not believed, whatever the clock of their device says', async () => {
  const person = aUser({ isMember: false });
  const { as } = await appWith({ users: [person] });
  const his = await as(person);
  const refused = await his.put(`/api/measures/${randomUUID()}`, {
    ...WRITES.measures(),
    madeAt: '2026-03-01T11:59:00.000Z',
  });
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'membership_required']);
});
