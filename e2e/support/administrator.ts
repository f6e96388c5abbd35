import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { App } from './app.ts';
import { oneTimeCode } from './one-time-code.ts';
import { aPerson, type Person, signIn } from './signed-in.ts';

const COUPON = join(import.meta.dirname, '../../server/scripts/coupon-create.ts');
const GRANT = join(import.meta.dirname, '../../server/scripts/admin-grant.ts');

/** From the terminal, as the first administrator of an installation is made. */
export async function grantAdmin(app: App, { username }: Person): Promise<void> {
  await inTerminal(app, [GRANT, username]);
}

/** A browser of its own, with a new administrator inside. Close its context at the end. */
export async function openDesk(browser: Browser, app: App): Promise<Page> {
  const office = await browser.newContext({ baseURL: app.origin });
  await office.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  const admin = aPerson();
  await signIn(office, app.origin, admin);
  await grantAdmin(app, admin);
  await turnSecondStepOn(office.request, app, admin);
  return office.newPage();
}

/** A code of the list, as the terminal of an installation makes it. */
export async function createCoupon(app: App, code: string, percent: number): Promise<void> {
  await inTerminal(app, [COUPON, code, '--percent', String(percent)]);
}

async function inTerminal(app: App, command: string[]): Promise<void> {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const env = { ...inherited, APP_ENV: 'local', DATA_DIR: app.dataDir };
  await promisify(execFile)(process.execPath, command, { env });
}

/** Turns the second step on and answers the secret that the application keeps. Leaves this context signed in. */
export async function turnSecondStepOn(request: APIRequestContext, app: App, person: Person): Promise<string> {
  const post = async (path: string, data: object): Promise<unknown> => {
    const reply = await request.post(`${app.origin}${path}`, { headers: { origin: app.origin }, data });
    expect(reply.status(), await reply.text()).toBe(200);
    return reply.json();
  };
  await post('/api/login', { username: person.username, password: person.password });
  const started = await post('/api/account/second-factor', { password: person.password });
  expect(started).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]+$/) });
  const { secret } = started as { secret: string }; // as the line above asks
  await post('/api/account/second-factor/confirm', { code: oneTimeCode(secret, Date.now()) });
  return secret;
}
