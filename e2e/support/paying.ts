import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { App } from './app.ts';

const LOCATION = /\/checkout\/v1\/redirect/;

/** From the checkout page to the page of the provider. */
export async function goToPay(page: Page, method: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/suscripcion`);
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${method}`) })
    .click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.waitForURL((url) => LOCATION.test(url.href) || url.pathname === '/checkoutnow');
}

/** What the provider does when the buyer presses that on its page, and the way back. */
export async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
}

export async function hasMembership(context: BrowserContext, app: App): Promise<boolean> {
  const reply = await context.request.get(`${app.origin}/api/check-membership`);
  expect(reply.status()).toBe(200);
  // the contract of the endpoint
  return ((await reply.json()) as { hasMembership: boolean }).hasMembership;
}

export type SeenPayment = { id: string; status: string; reference: string | null; returnTo: string | null };

/** The payment of this checkout, as the fake Mercado Pago stores it. */
export async function lastPayment({ fakeProviders }: App, reference: string): Promise<SeenPayment> {
  const payments = await fakeProviders.mercadoPago.control<SeenPayment[]>('payments');
  const found = payments.findLast((payment) => payment.reference === reference);
  if (!found) throw new Error(`nobody paid ${reference}`);
  return found;
}

/** The checkout that the page of a return is about. */
export async function checkoutOf(context: BrowserContext, app: App): Promise<string> {
  const reply = await context.request.get(`${app.origin}/api/checkouts`);
  // the contract of the endpoint
  const { items } = (await reply.json()) as { items: { id: string }[] };
  const [latest] = items;
  if (!latest) throw new Error('there is no open checkout');
  return latest.id;
}
