import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@forja/contract/http/endpoint';
import { eq } from 'drizzle-orm';
import { usersTable } from '../../features/identity/storage/identity.table.ts';
import { type TestUser, aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { createFakeProvider } from '../../gateways/payments/fake-provider.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { ORIGIN } from '../composition/test-servers.fixture.ts';
import type { FuzzCase, Knowledge } from './fuzz-cases.fixture.ts';

export const FUZZ_ROLES = ['visitor', 'account', 'member'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

export async function createFuzzState() {
  const providers = (['mercadopago', 'paypal'] as const).map(
    (id) => createFakeProvider({ id, now: () => new Date() }).provider,
  );
  const built = await appWith({ users: [], mail: createMemoryMail(), providers });
  const { db, as, app } = built;
  const people = new Map<FuzzRole, { user: TestUser; cookie: string; knowledge: Knowledge }>();
  const otherUser = randomUUID();

  async function signIn(role: FuzzRole, user: TestUser, ids: readonly string[]): Promise<void> {
    const { cookie = '' } = await as(user);
    const hints = {
      password: [user.password, user.password, 'otra clave 42'],
      currentPassword: [user.password],
      username: [user.username, 'nadie@ejemplo.com.ar'],
      id: ids,
    };
    people.set(role, { user, cookie, knowledge: { hints, ids } });
  }

  async function arrive(role: 'account' | 'member'): Promise<void> {
    const user = aUser({ isMember: role === 'member' });
    await built.addUser(user);
    const ids = [randomUUID(), randomUUID(), otherUser];
    if (role === 'member') {
      const client = await as(user);
      await client.put(`/api/plans/${ids[0]}`, aPlanWrite());
      await client.put(`/api/measures/${ids[1]}`, { revision: 0, value: aMeasure() });
    }
    await signIn(role, user, ids);
  }

  async function comeBack(role: FuzzRole): Promise<boolean> {
    const known = people.get(role);
    if (role === 'visitor' || !known) return false;
    const isHere = (await db.$count(usersTable, eq(usersTable.id, known.user.id))) > 0;
    if (isHere) await signIn(role, known.user, known.knowledge.ids);
    else await arrive(role);
    return true;
  }

  await arrive('account');
  await arrive('member');
  const getKnowledge = (role: FuzzRole): Knowledge => {
    const { hints, ids } = people.get(role)?.knowledge ??
      people.get('member')?.knowledge ?? { hints: {}, ids: [] };
    return { hints, ids: [...ids, otherUser] };
  };
  let sent = 0;
  const send = (role: FuzzRole, { method }: Endpoint, { address, payload }: FuzzCase) => {
    sent += 1;
    const cookie = people.get(role)?.cookie;
    return app.inject({
      method,
      url: address,
      remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(payload !== undefined && { payload }),
      headers: {
        host: 'localhost:3000',
        origin: ORIGIN,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
      },
    });
  };
  return { ...built, send, getKnowledge, comeBack };
}
