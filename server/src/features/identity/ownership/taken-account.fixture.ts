import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@forja/domain/units/durations';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { anAuthenticator, type Options } from '../passkeys/authenticator.fixture.ts';
import { createResumeCodes } from '../restore/resume-codes.service.ts';
import { createOneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import { aUser, type TestUser } from '../users.fixture.ts';

export const OWNER = 'duenia@ejemplo.com.ar';
export const ATTACKER = 'intruso@ejemplo.com.ar';
const ATTACKER_TOO = 'otra-del-intruso@ejemplo.com.ar';
export const OWNER_PASSWORD = 'mate dulce y bizcochos';
export const ATTACKER_PASSWORD = 'la del intruso 8';

export const LINKS = {
  recovery: '/auth?modo=recuperar#enlace=',
  confirm: '/verificar-correo#enlace=',
  deny: '/verificar-correo#no-fui-yo=',
  reversal: '/recuperar-acceso#enlace=',
} as const;

export type TakenAccount = Awaited<ReturnType<typeof aTakenAccount>>;

export async function aTakenAccount(overrides: Partial<TestUser> = {}) {
  const made = aUser({ username: OWNER, ...overrides });
  const mail = createMemoryMail();
  const api = await appWith({ users: [made], mail });
  const { visitor } = api;
  const listTokens = (to: string, link: string) =>
    mail.sent
      .filter((email) => email.to === to)
      .flatMap(({ text }) => text.split(link)[1]?.split(/\s/)[0] ?? []);
  return {
    ...api,
    made,
    mail,
    attacker: await api.as(made),
    credentials: { username: made.username, password: made.password },
    listTokens,
    async receive(to: string, link: string, ask: () => Promise<LightMyRequestResponse>) {
      const before = listTokens(to, link).length;
      expect((await ask()).statusCode).toBe(200);
      await expect.poll(() => listTokens(to, link).length).toBeGreaterThan(before);
      return listTokens(to, link).at(-1) ?? '';
    },
    login: (username: string, password: string, code?: string) =>
      visitor.post('/api/login', { username, password, ...(code !== undefined && { code }) }),
    confirm: (token: string, proof: object = {}) =>
      visitor.post('/api/email-confirmations', { token, ...proof }),
  };
}

const isOk = async (reply: Promise<LightMyRequestResponse>) => (await reply).statusCode === 200;

const askVerification = ({ attacker, receive, credentials }: TakenAccount, link: string) =>
  receive(credentials.username, link, () => attacker.post('/api/account/email-verification'));

export const askChange = (
  { attacker, receive, credentials }: TakenAccount,
  username: string,
  link: string = LINKS.confirm,
) =>
  receive(username, link, () =>
    attacker.post('/api/account/email', { password: credentials.password, username }),
  );

export async function changeAddress(account: TakenAccount, username: string): Promise<void> {
  const token = await askChange(account, username);
  expect((await account.attacker.post('/api/email-confirmations', { token })).statusCode).toBe(200);
  account.credentials.username = username;
}

export type Way = {
  way: string;
  startsAt?: string;
  begin?: (account: TakenAccount) => Promise<void>;
  ask: (account: TakenAccount) => Promise<string>;
  prove: (account: TakenAccount, token: string) => Promise<LightMyRequestResponse>;
  choosesPassword: boolean;
};

const newPassword = OWNER_PASSWORD;

/** Every proof of the mailbox that involves no other credential. */
export const WAYS: Way[] = [
  {
    way: 'the recovery link',
    ask: ({ receive, visitor }) =>
      receive(OWNER, LINKS.recovery, () =>
        visitor.post('/api/recovery-links', { username: OWNER }),
      ),
    prove: ({ visitor }, token) => visitor.post('/api/recovery-links/use', { token, newPassword }),
    choosesPassword: true,
  },
  {
    way: 'the verification of the registration',
    ask: (account) => askVerification(account, LINKS.confirm),
    prove: ({ confirm }, token) => confirm(token, { newPassword }),
    choosesPassword: true,
  },
  {
    way: 'the confirmation of a change of address',
    startsAt: ATTACKER,
    ask: (account) => askChange(account, OWNER),
    prove: ({ confirm }, token) => confirm(token, { newPassword }),
    choosesPassword: true,
  },
  {
    way: 'the reversal',
    begin: (account) => changeAddress(account, ATTACKER),
    ask: async ({ listTokens }) => {
      await expect.poll(() => listTokens(OWNER, LINKS.reversal)).not.toEqual([]);
      return listTokens(OWNER, LINKS.reversal).at(-1) ?? '';
    },
    prove: ({ visitor }, token) => visitor.post('/api/account-reversals', { token, newPassword }),
    choosesPassword: true,
  },
  {
    way: '"No fui yo"',
    ask: (account) => askVerification(account, LINKS.deny),
    prove: ({ visitor }, token) => visitor.post('/api/email-confirmations/deny', { token }),
    choosesPassword: false,
  },
];

type Credential = {
  credential: string;
  role?: TestUser['role'];
  /** Ended by a change of address. */
  needsUnverified?: boolean;
  /** Prepares access for the attacker; the result tries to use it. */
  prepare: (account: TakenAccount) => Promise<() => Promise<boolean>>;
};

export const CREDENTIALS: Credential[] = [
  {
    credential: 'the password',
    prepare: async ({ credentials, login, made }) => {
      return () => isOk(login(credentials.username, made.password));
    },
  },
  {
    credential: 'the secret answer',
    prepare: async ({ visitor, credentials, made: { secretAnswer } }) => {
      return () =>
        isOk(
          visitor.post('/api/recover-password', {
            username: credentials.username,
            secretAnswer,
            newPassword: ATTACKER_PASSWORD,
          }),
        );
    },
  },
  {
    credential: 'a passkey',
    prepare: async ({ attacker, visitor, made: { password } }) => {
      type Started = { challengeId: string; options: Options };
      const key = anAuthenticator();
      const started = await attacker.post('/api/account/passkeys/options', { password });
      const { challengeId, options } = started.json<Started>();
      const response = key.create(options);
      await attacker.post('/api/account/passkeys', { challengeId, name: 'Llave', response });
      return async () => {
        const challenge = (await visitor.post('/api/passkey-login/options')).json<Started>();
        return isOk(
          visitor.post('/api/passkey-login', {
            challengeId: challenge.challengeId,
            response: key.get(challenge.options),
          }),
        );
      };
    },
  },
  {
    credential: 'the second factor',
    role: 'admin',
    prepare: async ({ attacker, login, credentials, made: { password }, now, pass }) => {
      const { secret } = (await attacker.post('/api/account/second-factor', { password })).json();
      const code = () =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() });
      await attacker.post('/api/account/second-factor/confirm', { code: code() });
      return async () => {
        pass(MINUTE_MS);
        const reply = await login(credentials.username, credentials.password, code());
        return reply.json().role === 'admin';
      };
    },
  },
  {
    credential: 'a session',
    prepare: async ({ attacker }) => {
      return () => isOk(attacker.get('/api/account/export'));
    },
  },
  {
    credential: 'a known device',
    prepare: async ({ visitor, login, credentials, made: { password } }) => {
      const { cookies } = await login(credentials.username, password);
      const device = cookies.find(({ name }) => name === 'forja_device')?.value;
      const headers = { cookie: `forja_device=${device}` };
      const guess = { password: 'adivino' };
      return async () => {
        const { username } = credentials;
        for (let i = 0; i < 12; i += 1) await visitor.post('/api/login', { username, ...guess });
        const reply = await visitor.post('/api/login', { username, ...guess }, { headers });
        return reply.statusCode !== 429;
      };
    },
  },
  {
    credential: 'the resume code of a payment',
    prepare: async ({ db, now, made: { id: userId }, findCheckout, visitor }) => {
      const nonce = 'n'.repeat(43);
      const browserHash = createHash('sha256').update(nonce).digest('base64url');
      const { id: checkoutId } = await findCheckout(userId);
      const { issue } = createResumeCodes({ codes: createOneTimeCodesRepository(db), now });
      const sessionToken = await inTransaction(db, (tx) =>
        issue({ userId, checkoutId, browserHash }, tx),
      );
      const headers = { cookie: `forja_checkout=${nonce}` };
      return () => isOk(visitor.post('/api/restore-session', { sessionToken }, { headers }));
    },
  },
  {
    credential: 'an earlier recovery link',
    prepare: async ({ visitor, receive, credentials: { username } }) => {
      const token = await receive(username, LINKS.recovery, () =>
        visitor.post('/api/recovery-links', { username }),
      );
      return () =>
        isOk(visitor.post('/api/recovery-links/use', { token, newPassword: ATTACKER_PASSWORD }));
    },
  },
  {
    credential: 'a pending change of address',
    prepare: async (account) => {
      const token = await askChange(account, ATTACKER_TOO);
      return () => isOk(account.confirm(token, { newPassword: ATTACKER_PASSWORD }));
    },
  },
  {
    credential: 'a pending verification',
    needsUnverified: true,
    prepare: async (account) => {
      const token = await askVerification(account, LINKS.confirm);
      return () => isOk(account.confirm(token, { newPassword: ATTACKER_PASSWORD }));
    },
  },
];
