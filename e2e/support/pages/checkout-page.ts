import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { App } from '../app/app.ts';

const REDIRECT_PATH = /\/checkout\/v1\/redirect/;

export async function openProviderPage(page: Page, method: string, origin = ''): Promise<void> {
  await submitCheckout(page, method, origin);
  await waitForProviderPage(page);
}

/** Confirms the warning about another pending payment. */
export async function openProviderPageDespitePending(page: Page, method: string): Promise<void> {
  await submitCheckout(page, method);
  const dialog = page.getByRole('dialog', { name: 'Tenés un pago pendiente' });
  await dialog.getByRole('button', { name: 'De otra manera' }).click();
  await waitForProviderPage(page);
}

async function submitCheckout(page: Page, method: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/suscripcion`);
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${method}`) })
    .click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
}

const waitForProviderPage = (page: Page): Promise<void> =>
  page.waitForURL((url) => REDIRECT_PATH.test(url.href) || url.pathname === '/checkoutnow');

export async function chooseOutcome(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
}

export async function hasMembership(context: BrowserContext, app: App): Promise<boolean> {
  const reply = await context.request.get(`${app.origin}/api/check-membership`);
  expect(reply.status()).toBe(200);
  // the body follows the contract
  return ((await reply.json()) as { hasMembership: boolean }).hasMembership;
}

export type ProviderPayment = {
  id: string;
  status: string;
  reference: string | null;
  returnTo: string | null;
};

export async function findLastPayment(
  { fakeProviders }: App,
  reference: string,
): Promise<ProviderPayment> {
  const payments = await fakeProviders.mercadoPago.control<ProviderPayment[]>('payments');
  const payment = payments.findLast((payment) => payment.reference === reference);
  if (!payment) throw new Error(`checkout ${reference} has no payment`);
  return payment;
}

export async function getOpenCheckoutId(context: BrowserContext, app: App): Promise<string> {
  const reply = await context.request.get(`${app.origin}/api/checkouts`);
  // the body follows the contract
  const { items } = (await reply.json()) as { items: { id: string }[] };
  const [latest] = items;
  if (!latest) throw new Error('there is no open checkout');
  return latest.id;
}
