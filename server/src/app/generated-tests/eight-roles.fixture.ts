import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@forja/contract/http/endpoint';
import { ERRORS } from '@forja/contract/http/errors';
import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { type TestUser, aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { grantsTable, membershipPeriodsTable } from '../../features/membership/membership.table.ts';
import { giveMemberships } from '../../features/payments/ledger/membership.fixture.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { recordsTable } from '../../features/records/records.table.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { createFakeProvider } from '../../gateways/payments/fake-provider.fixture.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';

export const ROLES = [
  'visitor',
  'account',
  'member',
  'expired',
  'refunded',
  'admin with one factor',
  'admin with a stale second factor',
  'admin',
] as const;
const STALE = 'admin with a stale second factor';
const ADMINS = ['admin with one factor', STALE, 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type Reply = Awaited<ReturnType<Client['send']>>;
export type Input = { id: string; body?: unknown };

export async function createRoles() {
  const now = () => new Date();
  const providers = (['mercadopago', 'paypal'] as const).map(
    (id) => createFakeProvider({ id, now }).provider,
  );
  const people = {
    account: aUser({ isMember: false }),
    member: aUser({ isMember: false }),
    expired: aUser({ isMember: false }),
    refunded: aUser({ isMember: false }),
    'admin with one factor': aUser({ role: 'admin', isMember: false }),
    'admin with a stale second factor': aUser({ role: 'admin', isMember: false }),
    admin: aUser({ role: 'admin', isMember: false }),
  } satisfies Record<Exclude<Role, 'visitor'>, TestUser>;
  const api = await appWith({ users: Object.values(people), mail: createMemoryMail(), providers });
  const { db, as } = api;
  await giveMemberships(
    db,
    Object.values(people).map(({ id }) => ({ userId: id, at: api.now() })),
  );
  const records = new Map<
    string,
    { live: string; deleted: string; measure: string; pass: string }
  >();
  for (const person of Object.values(people)) {
    const client = await as(person);
    const own = { live: randomUUID(), deleted: randomUUID(), measure: randomUUID() };
    for (const id of [own.live, own.deleted]) await client.put(`/api/plans/${id}`, aPlanWrite());
    await client.put(`/api/measures/${own.measure}`, { revision: 0, value: aMeasure() });
    await client.put(`/api/plans/${own.deleted}`, { revision: 1, deleted: true });
    records.set(person.id, {
      ...own,
      pass: (await client.get('/api/membership-pass')).json().pass,
    });
  }
  const madeAt = new Date(api.now().getTime() + DAY_MS).toISOString();
  api.pass(20 * DAY_MS);
  const end = {
    expired: new Date(api.now().getTime() - 8 * DAY_MS),
    refunded: new Date(api.now().getTime() - 1000),
  };
  const without = [people.account, ...ADMINS.map((role) => people[role])];
  for (const { id } of without) {
    await db.delete(grantsTable).where(eq(grantsTable.userId, id));
    await db.delete(membershipPeriodsTable).where(eq(membershipPeriodsTable.userId, id));
  }
  for (const role of ['expired', 'refunded'] as const)
    await db
      .update(membershipPeriodsTable)
      .set({ endsAt: end[role] })
      .where(eq(membershipPeriodsTable.userId, people[role].id));
  await db
    .update(grantsTable)
    .set({ reversedAt: end.refunded })
    .where(eq(grantsTable.userId, people.refunded.id));

  let calls = 0;
  const getClient = async (role: Role): Promise<Client> =>
    role === 'visitor'
      ? api.visitor
      : as(people[role], {
          isStrong: role === 'admin' || role === STALE,
          ...(role === STALE && { provenAt: new Date(api.now().getTime() - 12 * HOUR_MS - 1) }),
        });
  /** Each call gets its own session, because some calls end it. A 503 is retried, as devices do. */
  async function call(role: Role, { method, path }: Endpoint, { id, body }: Input): Promise<Reply> {
    calls += 1;
    const client = await getClient(role);
    const address = `10.0.${calls >> 8}.${calls & 255}`;
    const send = () => client.send(method, path.replaceAll(/:\w+/g, id), body, address);
    const reply = await send();
    return reply.statusCode === ERRORS.unavailable.status ? send() : reply;
  }
  const readValues = async (userId: string) => {
    const rows = await db.select().from(recordsTable).where(eq(recordsTable.userId, userId));
    return {
      records: rows.length,
      values: rows
        .filter(({ deleted }) => !deleted)
        .map(({ collection, id, value }) => JSON.stringify({ collection, id, value })),
    };
  };
  return { ...api, people, records, madeAt, call, readValues };
}
