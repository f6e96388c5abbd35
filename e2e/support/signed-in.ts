import { randomInt, randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';

export type Person = { username: string; password: string; secretAnswer: string };

export function aPerson(): Person {
  return {
    username: `ana-${randomUUID().slice(0, 8)}@ejemplo.com.ar`,
    password: 'mate amargo 7',
    secretAnswer: 'Tobi',
  };
}

/** Leaves this browser signed in as a new person, through the API: the form has its own journey. */
export async function signIn(context: BrowserContext, origin: string, person: Person): Promise<void> {
  const reply = await context.request.post(`${origin}/api/register`, {
    headers: { origin, 'x-forwarded-for': anAddress() },
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

/** The limits of registration count by address, and a whole run comes from one machine. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
