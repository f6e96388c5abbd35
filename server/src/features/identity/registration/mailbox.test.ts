import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { pendingRegistrationsTable } from '../storage/pending-registrations.table.ts';
import { aRegistration, aUser } from '../users.fixture.ts';

const ANA = 'ana@ejemplo.com.ar';
const BROWSER_KEY = 'k'.repeat(43);
const PENDING = { success: true, pending: 'mailbox' };

async function aServerWithMail(users = [aUser({ username: 'vieja@ejemplo.com.ar' })]) {
  const mail = createMemoryMail();
  const api = await appWith({ users, mail });
  const { visitor } = api;
  let count = 0;
  return {
    ...api,
    mail,
    register: (overrides: Record<string, unknown> = {}, remoteAddress = '203.0.113.7') =>
      visitor.post('/api/register', aRegistration(overrides), { remoteAddress }),
    complete: (token: string, proof: object = { browserKey: BROWSER_KEY }) =>
      visitor.post('/api/register/complete', { token, ...proof }),
    async nextToken() {
      count += 1;
      await expect.poll(() => mail.sent).toHaveLength(count);
      return /#registro=(\S+)/.exec(mail.sent[count - 1]?.text ?? '')?.[1] ?? '';
    },
    login: (username: string, password: string) =>
      visitor.post('/api/login', { username, password }),
  };
}

test('with mail, the link in the mailbox creates the account, verified and signed in', async () => {
  const { register, nextToken, complete, visitor, mail, db } = await aServerWithMail();
  const reply = await register({ browserKey: BROWSER_KEY, next: '/mis-planes?plan=1' });
  expect([reply.statusCode, reply.json(), reply.cookies]).toEqual([200, PENDING, []]);
  const token = await nextToken();
  expect(mail.sent[0]).toMatchObject({ to: ANA, subject: 'Terminá de crear tu cuenta de Forja' });
  expect(await db.$count(usersTable)).toBe(1);
  expect(JSON.stringify(await db.select().from(pendingRegistrationsTable))).not.toContain(
    token.split('.')[1],
  );

  const completed = await complete(token);
  expect(completed.json()).toEqual({
    user: { id: expect.any(String), username: ANA },
    next: '/mis-planes?plan=1',
  });
  const headers = { cookie: `forja_session=${completed.cookies[0]?.value}` };
  expect((await visitor.get('/api/account', { headers })).json()).toMatchObject({
    username: ANA,
    emailVerifiedAt: '2026-03-01T12:00:00.000Z',
    mustChooseQuestion: false,
  });
  expect((await complete(token)).json()).toMatchObject({ code: 'link_expired' });
});

test('another browser needs the password of the form, and a wrong one creates nothing', async () => {
  const { register, nextToken, complete, db } = await aServerWithMail([]);
  await register({ browserKey: BROWSER_KEY });
  const token = await nextToken();
  expect((await complete(token, {})).json()).toMatchObject({
    code: 'credentials_unproved',
    current: { username: ANA },
  });
  expect((await complete(token, { browserKey: 'x'.repeat(43) })).statusCode).toBe(409);
  expect((await complete(token, { password: 'adivino' })).json()).toMatchObject({
    code: 'wrong_password',
  });
  expect(await db.$count(usersTable)).toBe(0);
  expect((await complete(token, { password: 'mate amargo 7' })).statusCode).toBe(200);
});

test('a known address gets the same response, and an email that creates nothing', async () => {
  const old = aUser({ username: ANA });
  const { register, mail, login, db } = await aServerWithMail([old]);
  const knownReply = await register({ password: 'la de un extraño', confirmPassword: undefined });
  const unknown = await register({ username: 'nueva@ejemplo.com.ar' });
  const seen = ({ statusCode, headers, body }: typeof knownReply) => {
    const { 'x-request-id': _id, date: _date, ...rest } = headers;
    return { statusCode, headers: rest, body };
  };
  expect(seen(knownReply)).toEqual(seen(unknown));
  await expect.poll(() => mail.sent).toHaveLength(2);
  const letter = mail.sent.find(({ to }) => to === ANA);
  expect(letter?.subject).toBe('Ya tenés una cuenta de Forja');
  expect(letter?.text).toContain('/auth?modo=recuperar');
  expect(letter?.text).not.toContain('#');
  expect((await login(ANA, 'la de un extraño')).statusCode).toBe(401);
  expect((await login(ANA, old.password)).statusCode).toBe(200);
  expect(await db.$count(usersTable)).toBe(1);
});

test('registering foreign addresses gives no account, no session, no name and no information', async () => {
  const victims = Array.from({ length: 12 }, (_, index) => `persona-${index}@ejemplo.com.ar`);
  const members = victims.slice(0, 6).map((username) => aUser({ username }));
  const { register, mail, login, complete, db } = await aServerWithMail(members);
  const his = { password: 'la del intruso 8', confirmPassword: undefined };
  const answers = new Set<string>();
  for (const username of victims) {
    const { statusCode, body, cookies } = await register({ ...his, username });
    answers.add(JSON.stringify([statusCode, body, cookies]));
  }
  expect([...answers]).toHaveLength(1);
  await expect.poll(() => mail.sent).toHaveLength(victims.length);
  const links = mail.sent.map(({ text }) => /#registro=(\S+)/.exec(text)?.[1]);
  expect(links.filter((link) => link !== undefined)).toHaveLength(6);
  for (const username of victims)
    expect((await login(username, his.password)).statusCode).toBe(401);
  for (const token of links)
    if (token !== undefined)
      expect((await complete(token, {})).json()).toMatchObject({ code: 'credentials_unproved' });
  expect(await db.$count(usersTable)).toBe(6);

  const owner = { username: victims[8] ?? '', browserKey: BROWSER_KEY };
  await register(owner, '198.51.100.4');
  await expect.poll(() => mail.sent).toHaveLength(victims.length + 1);
  const token = /#registro=(\S+)/.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await complete(token)).statusCode).toBe(200);
  expect((await login(owner.username, 'mate amargo 7')).statusCode).toBe(200);
  const stale = links[8] ?? '';
  expect((await complete(stale, { password: his.password })).json()).toMatchObject({
    code: 'link_expired',
  });
});

test('an address gets three emails and then one an hour, and other addresses of the caller are not limited', async () => {
  const { register, pass, mail } = await aServerWithMail();
  const statuses: number[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    for (let i = 0; i < 4; i += 1)
      statuses.push((await register({}, `203.0.113.${hour}`)).statusCode);
    pass(HOUR_MS);
  }
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 429]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect((await register({ username: 'otra@ejemplo.com.ar' })).statusCode).toBe(200);
  await expect.poll(() => mail.sent).toHaveLength(8);
});

test('an attacker who registers an address all day leaves its owner a registration within two hours', async () => {
  const { register, pass } = await aServerWithMail();
  const insist = () => register({}, '203.0.113.9');
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    await insist();
    pass(10 * 60_000);
  }
  let waitedMs = 0;
  while ((await register({}, '198.51.100.4')).statusCode !== 200) {
    pass(60_000);
    waitedMs += 1;
    await insist();
  }
  expect(waitedMs).toBeLessThanOrEqual(120);
});

test('an address with an account gets one email a day, whatever the number of forms', async () => {
  const { register, mail, pass, db } = await aServerWithMail([aUser({ username: ANA })]);
  const registerAndWait = async () => {
    expect((await register()).json()).toEqual(PENDING);
    const { sealedToken } = pendingRegistrationsTable;
    await expect.poll(() => db.$count(pendingRegistrationsTable, isNotNull(sealedToken))).toBe(0);
    return mail.sent.length;
  };
  for (const hours of [0, 1, 21]) {
    pass(hours * HOUR_MS);
    expect(await registerAndWait()).toBe(1);
  }
  pass(2 * HOUR_MS);
  expect(await registerAndWait()).toBe(2);
});

test('a registration link expires after 24 hours, and its row is deleted', async () => {
  const { register, nextToken, complete, pass, sweep, db } = await aServerWithMail();
  await register({ browserKey: BROWSER_KEY });
  const token = await nextToken();
  pass(DAY_MS);
  expect((await complete(token)).json()).toMatchObject({ code: 'link_expired' });
  pass(1);
  await sweep();
  expect(await db.$count(pendingRegistrationsTable)).toBe(0);
});

test('the job sends an email that failed', async () => {
  const { register, mail, sendAccountEmails, retryEmails } = await aServerWithMail();
  const { send } = mail;
  let isRefused = false;
  mail.send = async () => {
    isRefused = true;
    throw new Error('away');
  };
  expect((await register()).statusCode).toBe(200);
  await expect.poll(() => isRefused).toBe(true);
  mail.send = send;
  const retry = async () => {
    await retryEmails();
    await sendAccountEmails();
    return mail.sent.map(({ to }) => to);
  };
  // the failed attempt may not be recorded yet
  await expect.poll(retry).toEqual([ANA]);
});

test('the referral of the form reaches the account', async () => {
  const referrer = aUser();
  const { as, register, nextToken, complete } = await aServerWithMail([referrer]);
  const her = await as(referrer);
  const { code } = (await her.post('/api/referrals/code')).json<{ code: string }>();
  await register({ referralCode: code, browserKey: BROWSER_KEY });
  await complete(await nextToken());
  expect((await her.get('/api/referrals')).json()).toMatchObject({ registered: 1 });
});
