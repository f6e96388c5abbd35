import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { App } from '../app/app.ts';
import { createOneTimeCode } from './one-time-code.ts';
import { aPerson, type Person, registerPerson } from './people.ts';

const COUPON = join(import.meta.dirname, '../../../server/scripts/coupon-create.ts');
const GRANT = join(import.meta.dirname, '../../../server/scripts/admin-grant.ts');
const REVOKE = join(import.meta.dirname, '../../../server/scripts/admin-revoke.ts');

/** Grants the role from the terminal, as for an installation's first administrator. */
export async function grantAdmin(app: App, { username }: Person): Promise<void> {
  await runScript(app, [GRANT, username]);
}

export async function revokeAdmin(app: App, { username }: Person): Promise<void> {
  await runScript(app, [REVOKE, username, '--force']);
}

/** Opens a list of people and submits the suggested reason. */
export async function openAdminList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Ver la lista' }).click();
}

/** Opens a separate context with a new administrator. Close it at the end. */
export async function openAdminPage(browser: Browser, app: App, admin = aPerson()): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.origin });
  await context.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  await registerPerson(context, app.origin, admin);
  await grantAdmin(app, admin);
  await enableSecondFactor(context.request, app, admin);
  return context.newPage();
}

export async function createCoupon(app: App, code: string, percent: number): Promise<void> {
  await runScript(app, [COUPON, code, '--percent', String(percent)]);
}

async function runScript(app: App, command: string[]): Promise<void> {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const env = { ...inherited, APP_ENV: 'local', DATA_DIR: app.dataDir };
  await promisify(execFile)(process.execPath, command, { env });
}

/** Enables the second factor and returns its secret. Leaves this context signed in. */
export async function enableSecondFactor(
  request: APIRequestContext,
  app: App,
  person: Person,
): Promise<string> {
  const post = async (path: string, data: object): Promise<unknown> => {
    const reply = await request.post(`${app.origin}${path}`, {
      headers: { origin: app.origin },
      data,
    });
    expect(reply.status(), await reply.text()).toBe(200);
    return reply.json();
  };
  await post('/api/login', { username: person.username, password: person.password });
  const started = await post('/api/account/second-factor', { password: person.password });
  expect(started).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]+$/) });
  const { secret } = started as { secret: string }; // asserted above
  await post('/api/account/second-factor/confirm', { code: createOneTimeCode(secret, Date.now()) });
  return secret;
}
