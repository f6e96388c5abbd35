import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../src/app/composition/app-with.fixture.ts';
import { usersTable } from '../src/features/identity/storage/identity.table.ts';
import { aUser } from '../src/features/identity/users.fixture.ts';
import { runScript } from './run-script.fixture.ts';

const PATIENT = { timeout: 60_000 };

const on =
  (script: string) =>
  (url: string, ...args: string[]) =>
    runScript(script, { DATABASE_URL: url }, ...args);
const [run, revoke, list] = [on('admin-grant'), on('admin-revoke'), on('admin-list')];
const unlock = on('admin-unlock');

test(
  'the terminal grants the administrator role, ignoring capitals, and ends the sessions of the account',
  PATIENT,
  async () => {
    const ana = aUser({ username: 'ana@ejemplo.com.ar' });
    const { url, db, as } = await appWith({ users: [ana] });
    const her = await as(ana);
    const { stdout } = await run(url, 'Ana@Ejemplo.com.ar');
    expect(stdout).toContain(
      'ana@ejemplo.com.ar is an administrator. Sign in and turn on the second step',
    );
    expect((await db.select().from(usersTable))[0]).toMatchObject({ role: 'admin' });
    expect((await her.get('/api/user')).statusCode).toBe(401);
  },
);

test('the terminal unlocks a second factor that wrong codes locked', PATIENT, async () => {
  const admin = aUser({ role: 'admin' });
  const { url, db, as } = await appWith({ users: [admin] });
  expect((await unlock(url, admin.username)).stdout).toContain('is not locked');
  const locked = { secondFactorOnAt: new Date(), secondFactorFailures: 5 };
  await db.update(usersTable).set(locked).where(eq(usersTable.id, admin.id));
  expect((await list(url)).stdout).toContain('(locked by wrong codes: npm run admin:unlock)');
  expect((await unlock(url, admin.username)).stdout).toContain('is open again');
  expect((await db.select().from(usersTable))[0]).toMatchObject({ secondFactorFailures: 0 });
  const notices = (await (await as(admin)).get('/api/account/notices')).json();
  expect(notices.items).toMatchObject([{ event: 'second_factor_unlocked' }]);
});

test(
  'the terminal resets the second factor of a lost phone, only when requested',
  PATIENT,
  async () => {
    const admin = aUser({ role: 'admin' });
    const { url, db } = await appWith({ users: [admin] });
    const lost = {
      secondFactorSecret: 'sealed',
      secondFactorOnAt: new Date(),
      secondFactorStep: 5,
    };
    await db.update(usersTable).set(lost).where(eq(usersTable.id, admin.id));
    expect((await run(url, admin.username)).stdout).toBe(
      `${admin.username} is an administrator.\n`,
    );
    expect((await db.select().from(usersTable))[0]).toMatchObject({ secondFactorSecret: 'sealed' });
    await run(url, admin.username, '--reset-second-factor');
    expect((await db.select().from(usersTable))[0]).toMatchObject({
      secondFactorSecret: null,
      secondFactorOnAt: null,
    });
  },
);

test('a missing or unknown account is reported in one sentence', PATIENT, async () => {
  const { url } = await appWith();
  expect(await run(url, 'nadie@ejemplo.com.ar')).toMatchObject({
    code: 1,
    stderr: 'There is no account called nadie@ejemplo.com.ar. Register it on the site first.\n',
  });
  expect(await run(url)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage: npm run admin:grant'),
  });
});

test(
  'a revoked administrator loses its powers at once and is notified, and the last one cannot be revoked',
  PATIENT,
  async () => {
    const [ana, eva] = [aUser({ role: 'admin' }), aUser({ role: 'admin' })];
    const { url, as } = await appWith({ users: [ana, eva] });
    const hers = await as(ana, { isStrong: true });
    expect((await hers.get('/api/admin/overview')).statusCode).toBe(200);
    expect((await revoke(url, ana.username)).stdout).toBe(
      `${ana.username} is no longer an administrator.\n`,
    );
    expect((await hers.get('/api/admin/overview')).statusCode).toBe(404);
    const again = await as(ana, { isStrong: true });
    expect((await again.get('/api/admin/overview')).statusCode).toBe(404);
    expect((await again.get('/api/account/notices')).json().items).toMatchObject([
      { event: 'role_revoked', isRead: false },
    ]);
    expect((await list(url)).stdout).toBe(
      `${eva.username} (without powers: the second step is off)\n`,
    );
    for (const [username, reason] of [
      [ana.username, 'is not an administrator'],
      [eva.username, 'is the only administrator'],
    ] as const)
      expect(await revoke(url, username)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(reason),
      });
    await revoke(url, eva.username, '--force');
    expect((await list(url)).stdout).toBe('There are no administrators.\n');
  },
);
