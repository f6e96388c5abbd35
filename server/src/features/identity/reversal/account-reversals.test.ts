import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { emailOutboxTable } from '../outbox/email-outbox.table.ts';
import { resumeCodesTable } from '../storage/one-time-codes.table.ts';
import { passkeysTable } from '../storage/passkeys.table.ts';
import { aUser } from '../users.fixture.ts';

const OTHER_EMAIL = 'intruso@ejemplo.com.ar';
const NEW_PASSWORD = 'yerba y termo 3';

async function anAccount({ withMail = true } = {}) {
  const ana = aUser();
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana], ...(withMail && { mail }) });
  const { db, now, visitor } = api;
  const her = await api.as(ana);
  const key = {
    userId: ana.id,
    publicKey: 'x',
    counter: 0,
    transports: [],
    isSynced: true,
    name: 'Teléfono',
    createdAt: now(),
  };
  await db.insert(passkeysTable).values({ ...key, id: randomUUID(), credentialId: 'one' });
  const code = {
    codeHash: 'code',
    checkoutId: randomUUID(),
    expiresAt: new Date(now().getTime() + HOUR_MS),
  };
  await db.insert(resumeCodesTable).values({ userId: ana.id, ...code });

  const findMail = async (to: string, count = 1) => {
    const received = () => mail.sent.filter((email) => email.to === to);
    await expect.poll(() => received().length).toBeGreaterThanOrEqual(count);
    return received()[count - 1];
  };
  const findReversalToken = (text: string | undefined) =>
    /\/recuperar-acceso#enlace=(\S+)/.exec(text ?? '')?.[1] ?? '';
  const reclaim = (token: string, newPassword = 'mate dulce y bizcochos') =>
    visitor.post('/api/account-reversals', { token, newPassword });
  const login = (username: string, password: string) =>
    visitor.post('/api/login', { username, password });
  const takeAway = async (client = her) => {
    await client.post('/api/account/email', { password: ana.password, username: OTHER_EMAIL });
    const token = /#enlace=(\S+)/.exec((await findMail(OTHER_EMAIL))?.text ?? '')?.[1];
    await client.post('/api/email-confirmations', { token });
  };
  const countCredentials = async () => ({
    passkeys: await db.$count(passkeysTable),
    codes: await db.$count(resumeCodesTable),
  });
  return {
    ...api,
    ana,
    mail,
    her,
    findMail,
    findReversalToken,
    reclaim,
    login,
    takeAway,
    countCredentials,
  };
}

test('the email to the previous address undoes an address change once', async () => {
  const {
    ana,
    her,
    as,
    db,
    takeAway,
    findMail,
    findReversalToken,
    reclaim,
    login,
    countCredentials,
  } = await anAccount();
  await takeAway();
  const email = await findMail(ana.username);
  expect(email).toMatchObject({ subject: 'Cambió el correo de tu cuenta de Forja' });
  expect(email?.text).not.toContain(OTHER_EMAIL);
  const token = findReversalToken(email?.text);
  await her.post('/api/account/email', { password: ana.password, username: 'otro@ejemplo.com.ar' });

  expect((await reclaim(token)).json()).toEqual({ username: ana.username, isEmailRestored: true });
  expect((await her.get('/api/user')).statusCode).toBe(401);
  expect(await countCredentials()).toEqual({ passkeys: 0, codes: 0 });
  expect((await login(OTHER_EMAIL, ana.password)).statusCode).toBe(401);
  expect((await login(ana.username, ana.password)).statusCode).toBe(401);
  expect((await login(ana.username, 'mate dulce y bizcochos')).statusCode).toBe(200);
  const again = await as(ana);
  expect((await again.get('/api/account')).json()).toMatchObject({
    emailVerifiedAt: '2026-03-01T12:00:00.000Z',
    pendingEmail: null,
    mustChooseQuestion: true,
  });
  expect((await again.get('/api/account/notices')).json().items).toContainEqual(
    expect.objectContaining({ event: 'account_reclaimed' }),
  );
  expect((await reclaim(token)).json()).toMatchObject({ code: 'link_expired' });
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, ana.id));
  expect(row?.username).toBe(ana.username);
});

test("after the reversal the attacker's emails and secret answer open nothing", async () => {
  const { ana, her, visitor, pass, takeAway, findMail, findReversalToken, reclaim } =
    await anAccount();
  await takeAway();
  const hers = findReversalToken((await findMail(ana.username))?.text);
  pass(1_000);
  const change = { currentPassword: ana.password, newPassword: NEW_PASSWORD };
  expect((await her.post('/api/account/password', change)).statusCode).toBe(200);
  const theirs = findReversalToken((await findMail(OTHER_EMAIL, 2))?.text);
  expect(theirs).not.toBe('');
  expect((await reclaim(hers)).statusCode).toBe(200);
  expect((await reclaim(theirs)).statusCode).toBe(410);
  const recovery = {
    username: ana.username,
    secretAnswer: ana.secretAnswer,
    newPassword: NEW_PASSWORD,
  };
  expect((await visitor.post('/api/recover-password', recovery)).statusCode).toBe(401);
});

test("a later reversal keeps the owner's earlier one valid", async () => {
  const { ana, her, pass, takeAway, findMail, findReversalToken, reclaim, login } =
    await anAccount();
  await takeAway();
  const hers = findReversalToken((await findMail(ana.username))?.text);
  pass(1_000);
  await her.post('/api/account/password', {
    currentPassword: ana.password,
    newPassword: NEW_PASSWORD,
  });
  const theirs = findReversalToken((await findMail(OTHER_EMAIL, 2))?.text);
  expect((await reclaim(theirs, 'la del intruso 8')).json()).toMatchObject({
    username: OTHER_EMAIL,
  });
  expect((await reclaim(hers)).json()).toEqual({ username: ana.username, isEmailRestored: true });
  expect((await login(ana.username, 'mate dulce y bizcochos')).statusCode).toBe(200);
});

test('a reversal keeps an address that another account took, and restores the rest', async () => {
  const { ana, db, takeAway, findMail, findReversalToken, reclaim, login } = await anAccount();
  await takeAway();
  const token = findReversalToken((await findMail(ana.username))?.text);
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, ana.id));
  if (row) await db.insert(usersTable).values({ ...row, id: randomUUID(), username: ana.username });
  const reclaimed = (await reclaim(token)).json();
  expect(reclaimed).toEqual({
    username: expect.stringMatching(/^cuenta-[\da-f]{12}@sin-correo\.invalid$/),
    isEmailRestored: false,
  });
  expect((await login(reclaimed.username, 'mate dulce y bizcochos')).json()).toMatchObject({
    id: ana.id,
  });
  expect((await login(OTHER_EMAIL, 'mate dulce y bizcochos')).statusCode).toBe(401);
});

test('a reversal expires after three days, and a common password does not consume it', async () => {
  const { ana, takeAway, findMail, findReversalToken, reclaim, pass, sweep } = await anAccount();
  await takeAway();
  const token = findReversalToken((await findMail(ana.username))?.text);
  expect((await reclaim(token, 'qwerty123')).statusCode).toBe(400);
  pass(72 * HOUR_MS - 1);
  await sweep();
  expect((await reclaim('x')).json()).toMatchObject({ code: 'link_expired' });
  pass(1);
  expect((await reclaim(token)).json()).toMatchObject({
    code: 'link_expired',
    message: 'Ese enlace ya no sirve: se usó o pasaron las 72 horas.',
  });
});

const RECOVERIES = [
  { removePasskeys: undefined, passkeys: 0 },
  { removePasskeys: true, passkeys: 0 },
  { removePasskeys: false, passkeys: 1 },
];
test.each(RECOVERIES)(
  'recovery by question ends sessions and codes, and passkeys by choice ($removePasskeys)',
  async ({ removePasskeys, passkeys }) => {
    const { ana, her, visitor, countCredentials, findMail, findReversalToken, reclaim } =
      await anAccount();
    await her.post('/api/account/email', {
      password: ana.password,
      username: 'otro@ejemplo.com.ar',
    });
    const body = {
      username: ana.username,
      secretAnswer: ana.secretAnswer,
      newPassword: NEW_PASSWORD,
      removePasskeys,
    };
    expect((await visitor.post('/api/recover-password', body)).statusCode).toBe(200);
    expect(await countCredentials()).toEqual({ passkeys, codes: 0 });
    expect((await her.get('/api/user')).statusCode).toBe(401);
    const email = await findMail(ana.username);
    expect(email).toMatchObject({ subject: 'Se recuperó el acceso a tu cuenta de Forja' });
    const change = /#enlace=(\S+)/.exec((await findMail('otro@ejemplo.com.ar'))?.text ?? '')?.[1];
    expect((await visitor.post('/api/email-confirmations', { token: change })).statusCode).toBe(
      410,
    );
    expect((await reclaim(findReversalToken(email?.text))).json()).toMatchObject({
      username: ana.username,
    });
  },
);

test('recovery by email link verifies the address and removes passkeys', async () => {
  const { ana, as, visitor, countCredentials, findMail } = await anAccount();
  await visitor.post('/api/recovery-links', { username: ana.username });
  const token = /#enlace=(\S+)/.exec((await findMail(ana.username))?.text ?? '')?.[1];
  await visitor.post('/api/recovery-links/use', {
    token,
    newPassword: NEW_PASSWORD,
    removePasskeys: false,
  });
  expect(await countCredentials()).toEqual({ passkeys: 0, codes: 0 });
  expect((await (await as(ana)).get('/api/account')).json()).toMatchObject({
    emailVerifiedAt: '2026-03-01T12:00:00.000Z',
  });
});

const CHANGES = [
  { removePasskeys: undefined, passkeys: 1 },
  { removePasskeys: true, passkeys: 0 },
];
test.each(CHANGES)(
  'a password change ends codes, and passkeys by choice ($removePasskeys)',
  async ({ removePasskeys, passkeys }) => {
    const { ana, her, countCredentials, findMail } = await anAccount();
    await her.post('/api/account/password', {
      currentPassword: ana.password,
      newPassword: NEW_PASSWORD,
      removePasskeys,
    });
    expect(await countCredentials()).toEqual({ passkeys, codes: 0 });
    expect(await findMail(ana.username)).toMatchObject({
      subject: 'Cambió la contraseña de tu cuenta de Forja',
    });
  },
);

test('without mail the change appears only in Mi Cuenta', async () => {
  const { ana, her, as, db } = await anAccount({ withMail: false });
  await her.post('/api/account/password', {
    currentPassword: ana.password,
    newPassword: NEW_PASSWORD,
  });
  const { items } = (await (await as(ana)).get('/api/account/notices')).json();
  expect(items).toMatchObject([{ event: 'password_changed', isRead: false }]);
  expect(await db.$count(emailOutboxTable)).toBe(0);
});
