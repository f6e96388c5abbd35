import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { App } from '../app/app.ts';

const REDIRECT_PATH = /\/checkout\/v1\/redirect/;

/** Chooses a payment method at checkout and continues to the provider's page. */
export async function openProviderPage(page: Page, method: string, origin = ''): Promise<void> {
  await submitCheckout(page, method, origin);
  await waitForProviderPage(page);
}

/** The same while another payment waits, which is asked about first. */
export async function openProviderPageBesidePending(page: Page, method: string): Promise<void> {
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

/** Presses the button of one outcome on the provider's page. */
export async function chooseOutcome(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
}

export async function hasMembership(context: BrowserContext, app: App): Promise<boolean> {
  const reply = await context.request.get(`${app.origin}/api/check-membership`);
  expect(reply.status()).toBe(200);
  // the contract of the endpoint
  return ((await reply.json()) as { hasMembership: boolean }).hasMembership;
}

export type ProviderPayment = {
  id: string;
  status: string;
  reference: string | null;
  returnTo: string | null;
};

/** The payment of this checkout, as the fake Mercado Pago stores it. */
export async function findLastPayment(
  { fakeProviders }: App,
  reference: string,
): Promise<ProviderPayment> {
  const payments = await fakeProviders.mercadoPago.control<ProviderPayment[]>('payments');
  const payment = payments.findLast((payment) => payment.reference === reference);
  if (!payment) throw new Error(`nobody paid ${reference}`);
  return payment;
}

/** The open checkout of this person. */
export async function getOpenCheckoutId(context: BrowserContext, app: App): Promise<string> {
  const reply = await context.request.get(`${app.origin}/api/checkouts`);
  // the contract of the endpoint
  const { items } = (await reply.json()) as { items: { id: string }[] };
  const [latest] = items;
  if (!latest) throw new Error('there is no open checkout');
  return latest.id;
}
