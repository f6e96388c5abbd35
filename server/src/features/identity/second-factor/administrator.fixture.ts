import { MINUTE_MS } from '@forja/domain/units/durations';
import { Secret, TOTP } from 'otpauth';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import { aUser, type TestUser } from '../users.fixture.ts';

export const currentCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

export const login = (client: Client, { username, password }: TestUser, code?: string) =>
  client.post('/api/login', { username, password, ...(code !== undefined && { code }) });

export const signedIn = (
  client: Client,
  cookies: { value: string }[],
): Pick<Client, 'get' | 'post'> => {
  const headers = { cookie: `forja_session=${cookies[0]?.value}` };
  return {
    get: (url) => client.get(url, { headers }),
    post: (url, body) => client.post(url, body, { headers }),
  };
};

export async function anAdministrator(mail?: Mail) {
  const admin = aUser({ role: 'admin' });
  const api = await appWith({ users: [admin], ...(mail && { mail }) });
  return { ...api, admin };
}

/** A minute passes, because the first code is already used. */
export async function aProtectedAdministrator(mail?: Mail) {
  const api = await anAdministrator(mail);
  const first = signedIn(api.visitor, (await login(api.visitor, api.admin)).cookies);
  const { secret } = (
    await first.post('/api/account/second-factor', { password: api.admin.password })
  ).json();
  const confirmed = await first.post('/api/account/second-factor/confirm', {
    code: currentCode(secret, api.now()),
  });
  api.pass(MINUTE_MS);
  return { ...api, first, secret, confirmed, code: () => currentCode(secret, api.now()) };
}
