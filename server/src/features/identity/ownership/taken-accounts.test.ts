import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { aUser } from '../users.fixture.ts';
import {
  aTakenAccount,
  CREDENTIALS,
  LINKS,
  OWNER,
  OWNER_PASSWORD,
  ATTACKER_PASSWORD,
  WAYS,
} from './taken-account.fixture.ts';

test('recovery by the owner removes the person who registered their address', async () => {
  const mail = createMemoryMail();
  const his = aUser({ username: OWNER, secretAnswer: 'la del intruso' });
  const { visitor } = await appWith({ users: [his], mail });
  await visitor.post('/api/recovery-links', { username: OWNER });
  await expect.poll(() => mail.sent).toHaveLength(1);
  const token = mail.sent[0]?.text.split(LINKS.recovery)[1]?.split(/\s/)[0];
  const used = { token, newPassword: OWNER_PASSWORD };
  expect((await visitor.post('/api/recovery-links/use', used)).statusCode).toBe(200);

  const recovery = {
    username: OWNER,
    secretAnswer: his.secretAnswer,
    newPassword: ATTACKER_PASSWORD,
  };
  expect((await visitor.post('/api/recover-password', recovery)).json()).toMatchObject({
    code: 'wrong_secret_answer',
  });
  const login = (password: string) => visitor.post('/api/login', { username: OWNER, password });
  expect((await login(ATTACKER_PASSWORD)).statusCode).toBe(401);
  const headers = { cookie: `forja_session=${(await login(OWNER_PASSWORD)).cookies[0]?.value}` };
  expect((await visitor.get('/api/account', { headers })).json()).toMatchObject({
    emailVerifiedAt: '2026-03-01T12:00:00.000Z',
    mustChooseQuestion: true,
  });
});

test.each(CREDENTIALS)(
  'until the mailbox is proved, $credential opens the account',
  async ({ role = 'user', prepare }) => {
    const account = await aTakenAccount({ role });
    const opens = await prepare(account);
    expect(await opens()).toBe(true);
  },
);

const PAIRS = WAYS.flatMap((way) => CREDENTIALS.map((credential) => ({ ...way, ...credential })));

test.each(PAIRS)(
  'after $way, $credential from before opens nothing',
  async ({ role = 'user', startsAt = OWNER, begin, prepare, needsUnverified, ...way }) => {
    const { ask, prove, choosesPassword } = way;
    const account = await aTakenAccount({ role, username: startsAt });
    if (!needsUnverified) await begin?.(account);
    const opens = await prepare(account);
    if (needsUnverified) await begin?.(account);
    const proof = await prove(account, await ask(account));
    expect(proof.statusCode, proof.body).toBe(200);
    account.credentials.username = OWNER;
    if (choosesPassword) account.credentials.password = OWNER_PASSWORD;
    expect(await opens()).toBe(false);
  },
);
