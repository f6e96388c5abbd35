import { DAY_MS } from '@forja/domain/units/durations';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { expect, test } from 'vitest';
import { appWith, createClient } from '../src/app/composition/app-with.fixture.ts';
import { createSeparateDatabase } from '../src/database/testing/test-database.ts';
import { assertLocalDatabase } from './assert-local-database.ts';
import { runScript } from './run-script.fixture.ts';

const PATIENT = { timeout: 60_000 };
const SECRET = 'the secret that this installation seals with';
type Script = 'db-seed' | 'db-reset';

const runWith = (script: Script, env: Record<string, string>) =>
  runScript(script, { APP_SECRET: SECRET, ...env });
const run = (script: Script, url: string) =>
  runWith(script, { DATABASE_URL: url, APP_ENV: 'local' });

async function countRows(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  await client.end();
  return Number(rows[0]?.count);
}

test(
  'the seed creates a member with 90 days, a visitor and an administrator; a reset requires a stopped server and allows another seed',
  PATIENT,
  async () => {
    const url = await createSeparateDatabase({ isMigrated: true });
    const { stdout, stderr } = await run('db-seed', url);
    expect(stderr).toBe('');
    expect(await run('db-seed', url)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('db:reset empties it'),
    });
    expect(await countRows(url, 'users')).toBe(3);
    const { visitor, now, pass, app, end } = await appWith({
      settings: { secret: SECRET },
      isNew: true,
      through: async () => url,
    });
    pass(Date.now() - now().getTime());
    const password = /password of each is: (.+)/.exec(stdout)?.[1] ?? '';
    const [member, other, admin] = [...stdout.matchAll(/^ +(\S+@\S+)/gm)].map(
      ([, username = '']) => username,
    );
    const signIn = async (username = '', code?: string) => {
      const reply = await visitor.post('/api/login', { username, password, code });
      expect(reply.statusCode, reply.body).toBe(200);
      const { name, value } = reply.cookies[0] ?? { name: '', value: '' };
      return { reply, client: createClient(app, `${name}=${value}`) };
    };

    const { client } = await signIn(member);
    const measures = (await client.get('/api/measures')).json<{
      items: { value: { takenOn: string } }[];
    }>().items;
    const days = measures.map(({ value }) => value.takenOn);
    expect(days.length).toBeGreaterThan(30);
    expect(days).toEqual([...days].sort().reverse());
    expect(now().getTime() - Date.parse(days.at(-1) ?? '')).toBeGreaterThan(89 * DAY_MS);
    expect(now().getTime() - Date.parse(days[0] ?? '')).toBeLessThan(4 * DAY_MS);
    expect((await client.get('/api/plans')).json().items).toHaveLength(3);
    expect((await client.get('/api/check-membership')).json()).toMatchObject({
      hasMembership: true,
    });

    const visit = await signIn(other);
    expect((await visit.client.get('/api/check-membership')).json()).toMatchObject({
      hasMembership: false,
    });

    const secret = /secret ([A-Z2-7]+)$/m.exec(stdout)?.[1] ?? '';
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: now().getTime(),
    });
    expect((await signIn(admin, code)).reply.json()).toMatchObject({ role: 'admin' });

    expect(await run('db-reset', url)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop it first'),
    });
    expect(await countRows(url, 'users')).toBe(3);
    await end();
    expect((await run('db-reset', url)).stderr).toBe('');
    expect(await countRows(url, 'users')).toBe(0);
    expect(await countRows(url, 'migrations')).toBeGreaterThan(0);
    expect((await run('db-seed', url)).stderr).toBe('');
  },
);

const HERE = 'postgresql://forja@127.0.0.1/forja';

test.each([
  ['production', { APP_ENV: 'production' }, 'APP_ENV is production'],
  ['staging', { APP_ENV: 'staging', DATABASE_URL: HERE }, 'APP_ENV is staging'],
  [
    'another machine',
    { APP_ENV: 'local', DATABASE_URL: 'postgresql://forja:clave@db.interna/forja' },
    'on db.interna',
  ],
  [
    'another machine in a parameter',
    { APP_ENV: 'local', DATABASE_URL: `${HERE}?host=db.interna` },
    'on db.interna',
  ],
  [
    'an address of this machine that may be a tunnel',
    { DATABASE_URL: HERE },
    'say so with APP_ENV=local',
  ],
])('%s is not a local database and is refused in one sentence', (_where, env, reason) => {
  const refusal = (): void => assertLocalDatabase(env);
  expect(refusal).toThrow(reason);
  expect(refusal).toThrow(/Nothing was changed\.$/);
  expect(refusal).not.toThrow(/clave/);
});

test('neither script changes a database that is not local', PATIENT, async () => {
  for (const script of ['db-seed', 'db-reset'] as const)
    expect(await runWith(script, { APP_ENV: 'production' })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'This is for a laptop, and APP_ENV is production. Nothing was changed.\n',
    });
});
