import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

export type Person = { username: string; password: string; secretAnswer: string };

type RequestContext = { request: APIRequestContext };

export function aPerson(): Person {
  return {
    username: `ana-${randomUUID().slice(0, 8)}@ejemplo.com.ar`,
    password: 'mate amargo 7',
    secretAnswer: 'Tobi',
  };
}

/** Registers and signs in through the API: the form has its own journey. */
export async function registerPerson(
  context: RequestContext,
  origin: string,
  person: Person,
): Promise<void> {
  const reply = await context.request.post(`${origin}/api/register`, {
    headers: { origin, 'x-forwarded-for': createAddress() },
    data: {
      ...person,
      confirmPassword: person.password,
      secretQuestion: '¿Cómo se llamaba tu primera mascota?',
      acceptTerms: true,
      isAdult: true,
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

export async function becomeMember(context: RequestContext, origin: string): Promise<void> {
  const headers = { origin, 'x-forwarded-for': createAddress() };
  const post = (address: string, data: object) =>
    context.request.post(address, { headers, data, maxRedirects: 0 });
  const started = await post(`${origin}/api/checkouts`, {
    clientKey: randomUUID(),
    processor: 'simulation',
  });
  expect(started.status(), await started.text()).toBe(200);
  // the body follows the contract
  const { redirectUrl } = (await started.json()) as { redirectUrl: string };
  expect((await post(redirectUrl, { action: 'approve' })).status()).toBe(303);
  const paymentId = `direct_${Date.now()}`;
  const activated = await post(`${origin}/api/activate-membership-direct`, {
    processor: 'simulation',
    paymentId,
  });
  expect(activated.status(), await activated.text()).toBe(200);
}

/** Random addresses, because registration limits count by IP and a run uses one machine. */
const createAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
