import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Person } from './people.ts';

export const getAccountSection = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title });

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/mi-cuenta');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  await expect(page.getByTestId('splash')).toHaveCount(0);
}

/** Opens a separate context that has dismissed the welcome notice. */
export async function openBrowser(
  browser: Browser,
  baseURL: string,
  userAgent?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, ...(userAgent && { userAgent }) });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('forja-bienvenida', 'true');
  });
  return context;
}

/** Signs in through the API: the form has its own journey. */
export async function signInExisting(
  context: BrowserContext,
  origin: string,
  person: Person,
): Promise<void> {
  const reply = await context.request.post(`${origin}/api/login`, {
    headers: { origin },
    data: { username: person.username, password: person.password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
