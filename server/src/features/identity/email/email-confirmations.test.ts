import { HOUR_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import {
  askChange,
  aTakenAccount,
  LINKS,
  changeAddress,
  OWNER,
  OWNER_PASSWORD,
  ATTACKER,
  ATTACKER_PASSWORD,
  type TakenAccount,
} from '../ownership/taken-account.fixture.ts';
import { aUser } from '../users.fixture.ts';

const LINK_REQUESTS = [
  {
    what: 'the verification of an address',
    purpose: 'verify',
    username: ATTACKER,
    ask: ({ attacker, receive }: TakenAccount) =>
      receive(ATTACKER, LINKS.confirm, () => attacker.post('/api/account/email-verification')),
  },
  {
    what: 'a change of address',
    purpose: 'change',
    username: OWNER,
    ask: (account: TakenAccount) => askChange(account, OWNER),
  },
] as const;

test.each(LINK_REQUESTS)(
  '$what needs a session of the account, its password or a new one, and a refusal consumes nothing',
  async ({ ask, purpose, username }) => {
    const account = await aTakenAccount({ username: ATTACKER });
    const bruno = aUser();
    await account.addUser(bruno);
    const token = await ask(account);
    const refusal = {
      code: 'credentials_unproved',
      message: 'Para confirmar este correo, poné la contraseña de tu cuenta o elegí otra.',
      current: { purpose, username },
    };
    expect((await account.confirm(token)).json()).toMatchObject(refusal);
    const him = await account.as(bruno);
    expect((await him.post('/api/email-confirmations', { token })).json()).toMatchObject(refusal);
    const wrong = await account.confirm(token, { password: 'no es esta' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      403,
      'Esa no es tu contraseña actual.',
    ]);
    const common = await account.confirm(token, { newPassword: 'qwerty123' });
    expect(common.json().fields).toMatchObject([{ path: 'newPassword' }]);
    const both = await account.confirm(token, {
      password: account.made.password,
      newPassword: OWNER_PASSWORD,
    });
    expect(both.statusCode).toBe(400);
    expect((await account.attacker.get('/api/account')).json()).toMatchObject({
      username: ATTACKER,
      emailVerifiedAt: null,
    });
    const right = await account.confirm(token, { password: account.made.password });
    expect(right.json()).toEqual({ purpose, username });
    expect((await account.confirm(token, { newPassword: OWNER_PASSWORD })).statusCode).toBe(410);
  },
);

test.each(LINK_REQUESTS)(
  'confirming $what with a session or the password keeps every credential',
  async ({ ask, username }) => {
    for (const isSignedIn of [true, false]) {
      const account = await aTakenAccount({ username: ATTACKER });
      const { attacker, made, visitor, login } = account;
      const token = await ask(account);
      const confirmed = isSignedIn
        ? await attacker.post('/api/email-confirmations', { token })
        : await account.confirm(token, { password: made.password });
      expect(confirmed.statusCode).toBe(200);
      expect((await attacker.get('/api/account')).json()).toMatchObject({
        username,
        emailVerifiedAt: '2026-03-01T12:00:00.000Z',
        mustChooseQuestion: false,
      });
      expect((await login(username, made.password)).statusCode).toBe(200);
      const { secretAnswer } = made;
      const recovery = { username, secretAnswer, newPassword: OWNER_PASSWORD };
      expect((await visitor.post('/api/recover-password', recovery)).statusCode).toBe(200);
    }
  },
);

test("guesses of a confirmation's password are limited", async () => {
  const account = await aTakenAccount();
  const token = await account.receive(OWNER, LINKS.confirm, () =>
    account.attacker.post('/api/account/email-verification'),
  );
  for (let i = 0; i < 10; i += 1)
    expect((await account.confirm(token, { password: `adivino ${i}` })).statusCode).toBe(403);
  const refused = await account.confirm(token, { password: account.made.password });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
});

test('one of two concurrent new passwords with a link wins', async () => {
  const account = await aTakenAccount();
  const token = await account.receive(OWNER, LINKS.confirm, () =>
    account.attacker.post('/api/account/email-verification'),
  );
  const passwords = [OWNER_PASSWORD, ATTACKER_PASSWORD];
  const replies = await Promise.all(
    passwords.map((newPassword) => account.confirm(token, { newPassword })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  const logins = await Promise.all(passwords.map((password) => account.login(OWNER, password)));
  expect(logins.map(({ statusCode }) => statusCode)).toEqual(
    replies.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)),
  );
});

test('an account that another person made is closed until the owner of the mailbox recovers it', async () => {
  const account = await aTakenAccount();
  const { visitor, attacker, made, login } = account;
  const deny = (token: string) => visitor.post('/api/email-confirmations/deny', { token });
  const token = await account.receive(OWNER, LINKS.deny, () =>
    attacker.post('/api/account/email-verification'),
  );
  expect((await deny(token)).json()).toEqual({ purpose: 'verify' });
  expect((await attacker.get('/api/user')).statusCode).toBe(401);
  expect((await login(OWNER, made.password)).statusCode).toBe(401);
  expect((await deny(token)).json()).toMatchObject({ code: 'link_expired' });
  expect((await account.confirm(token, { newPassword: OWNER_PASSWORD })).statusCode).toBe(410);

  const link = await account.receive(OWNER, LINKS.recovery, () =>
    visitor.post('/api/recovery-links', { username: OWNER }),
  );
  await visitor.post('/api/recovery-links/use', { token: link, newPassword: OWNER_PASSWORD });
  const { cookies } = await login(OWNER, OWNER_PASSWORD);
  const headers = { cookie: `forja_session=${cookies[0]?.value}` };
  const { items } = (await visitor.get('/api/account/notices', { headers })).json();
  expect(items).toContainEqual(expect.objectContaining({ event: 'registration_denied' }));
});

test('denying leaves the address unverified, so that data of the mailbox is not linked', async () => {
  const account = await aTakenAccount();
  const { db, visitor, attacker } = account;
  const token = await account.receive(OWNER, LINKS.deny, () =>
    attacker.post('/api/account/email-verification'),
  );
  await visitor.post('/api/email-confirmations/deny', { token });
  const rows = await db.execute<{ email_verified_at: Date | null }>(
    'select email_verified_at from users',
  );
  expect(JSON.stringify(rows)).toContain('"email_verified_at":null');
});

test('denying an address change cancels it without a reset', async () => {
  const account = await aTakenAccount({ username: ATTACKER });
  const { visitor, attacker } = account;
  const token = await askChange(account, OWNER, LINKS.deny);
  const denied = await visitor.post('/api/email-confirmations/deny', { token });
  expect(denied.json()).toEqual({ purpose: 'change' });
  expect((await account.confirm(token, { newPassword: OWNER_PASSWORD })).statusCode).toBe(410);
  expect((await attacker.get('/api/account')).json()).toMatchObject({
    username: ATTACKER,
    pendingEmail: null,
    mustChooseQuestion: false,
  });
});

test('a denied link is consumed, and repeated denials of an address are refused', async () => {
  const account = await aTakenAccount();
  const deny = (token: string) =>
    account.visitor.post(
      '/api/email-confirmations/deny',
      { token },
      { remoteAddress: '203.0.113.7' },
    );
  const token = await account.receive(OWNER, LINKS.deny, () =>
    account.attacker.post('/api/account/email-verification'),
  );
  account.pass(48 * HOUR_MS);
  expect((await deny(token)).statusCode).toBe(410);
  for (let i = 1; i < 30; i += 1) expect((await deny('x')).statusCode).toBe(410);
  expect((await deny('x')).statusCode).toBe(429);
});

test('a verification link from before an address change denies nothing after it', async () => {
  const account = await aTakenAccount();
  const token = await account.receive(OWNER, LINKS.deny, () =>
    account.attacker.post('/api/account/email-verification'),
  );
  await changeAddress(account, ATTACKER);
  const denied = await account.visitor.post('/api/email-confirmations/deny', { token });
  expect(denied.statusCode).toBe(410);
});
