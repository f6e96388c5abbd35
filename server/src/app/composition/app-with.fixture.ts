import { hash } from '@node-rs/argon2';
import type { Endpoint } from '@forja/contract/http/endpoint';
import type { Device } from '@forja/contract/identity/account';
import { DAY_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { emptyTestDatabase } from '../../database/testing/test-database.ts';
import { signInsTable, usersTable } from '../../features/identity/storage/identity.table.ts';
import { normalizeAnswer } from '../../features/identity/passwords/secret-hash.ts';
import {
  newToken,
  tokenHash,
  encodeToken,
} from '../../features/identity/sessions/session-token.ts';
import type { TestUser } from '../../features/identity/users.fixture.ts';
import { checkoutsTable } from '../../features/payments/storage/checkouts.table.ts';
import { giveMemberships } from '../../features/payments/ledger/membership.fixture.ts';
import { storeRecords, type TestRecord } from '../../features/records/records.fixture.ts';
import type { AppDependencies } from './build-app.ts';
import { aTestServer, ORIGIN, type ServerParts } from './test-servers.fixture.ts';

type AppSetup = ServerParts & {
  users?: TestUser[];
  records?: TestRecord[];
  providers?: AppDependencies['providers'];
  through?: (databaseUrl: string) => Promise<string>;
};

/** Default proof date, which never becomes stale. */
const NEVER_STALE = new Date('9999-01-01T00:00:00Z');
type SessionProof = { isStrong?: boolean; provenAt?: Date };

export async function appWith({
  users = [],
  records = [],
  providers = [],
  through = async (url) => url,
  ...parts
}: AppSetup = {}) {
  const url = await emptyTestDatabase();
  const clock = { at: new Date('2026-03-01T12:00:00Z') };
  const lines: string[] = [];

  const ends: (() => Promise<void>)[] = [];
  async function start(from = url, settings = parts.settings) {
    const surroundings = {
      now: () => clock.at,
      write: (line: string) => void lines.push(line),
      providers,
    };
    const { server, end } = await aTestServer(from, surroundings, {
      ...parts,
      ...(settings && { settings }),
    });
    ends.push(end);
    return server;
  }
  const { app, db, ...services } = await start(await through(url));
  const signedUp = await Promise.all(users.map(async (user) => userRow(user, clock.at)));
  if (signedUp.length > 0) await db.insert(usersTable).values(signedUp);
  const members = users.filter(({ isMember }) => isMember);
  await giveMemberships(
    db,
    members.map(({ id }) => ({ userId: id, at: clock.at })),
  );
  await storeRecords(db, records);

  return {
    app,
    db,
    ...services,
    url,
    async addUser(user: TestUser): Promise<void> {
      await db.insert(usersTable).values(await userRow(user, clock.at));
      if (user.isMember) await giveMemberships(db, [{ userId: user.id, at: clock.at }]);
    },
    visitor: createClient(app),
    another: async () => createClient((await start()).app),
    async restartedWith(settings: ServerParts['settings']) {
      const restarted = (await start(url, { ...parts.settings, ...settings })).app;
      return (cookie?: string) => createClient(restarted, cookie);
    },
    anotherServer: (settings: ServerParts['settings'] = {}) =>
      start(url, { ...parts.settings, ...settings }),
    async as(
      { id, role }: TestUser,
      { provenAt = NEVER_STALE, ...device }: Partial<Device> & SessionProof = {},
    ) {
      const token = newToken(id);
      const times = {
        createdAt: clock.at,
        renewedAt: clock.at,
        seenAt: clock.at,
        expiresAt: new Date(clock.at.getTime() + 90 * DAY_MS),
      };
      await db.insert(signInsTable).values({
        userId: id,
        tokenHash: tokenHash(token),
        isStrong: role === 'admin',
        ...(role === 'admin' && device.isStrong !== false && { secondFactorAt: provenAt }),
        ...device,
        ...times,
      });
      return createClient(app, `forja_session=${encodeToken(token)}`);
    },
    async findCheckout(userId: string) {
      const [checkout] = await db
        .select()
        .from(checkoutsTable)
        .where(eq(checkoutsTable.userId, userId));
      if (!checkout) throw new Error('this person has no checkout');
      return { id: checkout.id };
    },
    now: () => clock.at,
    pass: (milliseconds: number) => void (clock.at = new Date(clock.at.getTime() + milliseconds)),
    /** Skips the backoff of failed emails. */
    retryEmails: () => db.execute('update pgboss.job set start_after = now()'),
    log: () => lines.join(''),
    end: async () => void (await Promise.all(ends.map((end) => end()))),
  };
}

/** Password hashes use the lowest cost, because comparing one dominates the time of a login. */
const hashes = new Map<string, Promise<string>>();
function hashOnce(secret: string): Promise<string> {
  const passwordHash =
    hashes.get(secret) ?? hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  hashes.set(secret, passwordHash);
  return passwordHash;
}

const userRow = async (
  { id, username, password, role, secretQuestion, secretAnswer }: TestUser,
  at: Date,
) => ({
  id,
  username,
  role,
  passwordHash: await hashOnce(password),
  secretQuestion,
  secretAnswerHash: await hashOnce(normalizeAnswer(secretAnswer)),
  acceptedAt: at,
  createdAt: at,
});

type Method = Endpoint['method'];
type InjectExtras = Pick<InjectOptions, 'headers' | 'remoteAddress'>;
type Injectable = { inject(options: InjectOptions): Promise<LightMyRequestResponse> };
export type Client = ReturnType<typeof createClient>;

export function createClient(app: Injectable, cookie?: string) {
  const call = (
    method: Method,
    url: string,
    payload: object | undefined,
    { headers, ...extra }: InjectExtras = {},
  ) =>
    app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      ...extra,
      headers: {
        host: 'localhost:3000',
        origin: ORIGIN,
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
    });
  return {
    cookie,
    get: (url: string, extra?: InjectExtras) => call('GET', url, undefined, extra),
    post: (url: string, body?: object, extra?: InjectExtras) => call('POST', url, body, extra),
    send: (
      method: Method,
      url: string,
      body: unknown,
      remoteAddress?: string,
      headers: Record<string, string> = {},
    ) =>
      app.inject({
        method,
        url,
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...(remoteAddress !== undefined && { remoteAddress }),
        headers: {
          host: 'localhost:3000',
          origin: ORIGIN,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
      }),
    put: (url: string, body?: object, extra?: InjectExtras) => call('PUT', url, body, extra),
    delete: (url: string, extra?: InjectExtras) => call('DELETE', url, undefined, extra),
  };
}
