import type { BrowserContext } from '@playwright/test';
import { openBrowser } from '../../support/account/account.ts';
import { type App, startApp } from '../../support/app/app.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  getOpenCheckoutId,
  chooseOutcome,
  openProviderPage,
  hasMembership,
  findLastPayment,
} from '../../support/pages/checkout-page.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';

const HOUR_MS = 3_600_000;
/** A day and a margin, by which daily polling has run. */
const LATER_HOURS = 26;

test('cash paid the next day activates by itself, from a message or a poll', async ({
  context,
  browser,
  stopAtEnd,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409 .*activate-membership-direct/);
  // its own server, because the clock moves once for both people
  const app = stopAtEnd(await startApp());
  const another = await openBrowser(browser, app.origin);
  const unnotified = { context, id: await leaveVoucher(context, app) };
  const notified = { context: another, id: await leaveVoucher(another, app) };

  const { mercadoPago } = app.fakeProviders;
  const tomorrow = new Date(Date.now() + LATER_HOURS * HOUR_MS);
  await mercadoPago.control('moveClock', { byMs: LATER_HOURS * HOUR_MS });
  await mercadoPago.control('knobs', { webhooks: { isLost: true } });
  await mercadoPago.control('approve', { id: unnotified.id });
  await mercadoPago.control('knobs', { webhooks: { isLost: false } });
  await app.restart({ CLOCK_AHEAD_HOURS: String(LATER_HOURS) });
  expect(await hasMembership(notified.context, app)).toBe(false);
  await mercadoPago.control('approve', { id: notified.id });

  for (const person of [unnotified, notified]) {
    // no page is open
    await expect.poll(() => hasMembership(person.context, app)).toBe(true);
    await expectMembershipStart(tomorrow, person.context, app);
  }
  await another.close();
});

/** Creates a cash voucher for a new person; returns its payment id. */
async function leaveVoucher(context: BrowserContext, app: App): Promise<string> {
  await registerPerson(context, app.origin, aPerson());
  const page = await context.newPage();
  await openProviderPage(page, 'Mercado Pago', app.origin);
  await chooseOutcome(page, 'Pagar en efectivo (Rapipago)');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page.getByRole('main')).toContainText('Falta pagar el cupón de efectivo');
  await expect(page.getByRole('main')).toContainText(/Tenés tiempo hasta el \d{2}\/\d{2}\/\d{4}/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto(app.origin);
  await expect(page.getByRole('main')).toContainText('Falta pagar el cupón de efectivo');
  await expect(page.getByRole('main')).toContainText('Pagalo en Rapipago.');
  await page.getByRole('button', { name: 'Ya pagué' }).click();
  await expect(page.getByText('Todavía no se confirmó.')).toBeVisible();
  await page.goto(`${app.origin}/suscripcion`);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page
    .getByRole('dialog', { name: 'Tenés un pago pendiente' })
    .getByRole('button', { name: 'Seguir con ese pago' })
    .click();
  await expect(page).toHaveURL(/\/payment\/pendiente\?c=/);
  const { id } = await findLastPayment(app, await getOpenCheckoutId(context, app));
  await page.close();
  return id;
}

async function expectMembershipStart(day: Date, context: BrowserContext, app: App): Promise<void> {
  const page = await context.newPage();
  await page.clock.install({ time: day });
  await page.goto(app.origin);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Membresía activa' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Se acreditó tu pago');
  await page.goto(`${app.origin}/mi-cuenta#membresia`);
  const written = new Intl.DateTimeFormat('es-AR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(day);
  await expect(page.getByRole('cell', { name: new RegExp(`${written} a `) })).toBeVisible();
  await page.close();
}
