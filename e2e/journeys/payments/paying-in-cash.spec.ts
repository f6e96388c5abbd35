import { startApp } from '../../support/app/app.ts';
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
/** A day and a little: who looks every day has looked. */
const LATER_HOURS = 26;

for (const { how, isLost } of [
  { how: 'the provider says so', isLost: false },
  { how: 'the provider says nothing, and is asked', isLost: true },
])
  test(`cash that is paid the next day activates by itself: ${how}`, async ({
    context,
    stopAtEnd,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 409 .*activate-membership-direct/);
    // its own, because tomorrow comes for the whole server
    const app = stopAtEnd(await startApp());
    await registerPerson(context, app.origin, aPerson());
    const page = await context.newPage();
    await openProviderPage(page, 'Mercado Pago', app.origin);
    await chooseOutcome(page, 'Pagar en efectivo (Rapipago)');
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await expect(page.getByRole('main')).toContainText('Falta pagar el cupón de efectivo');
    await expect(page.getByRole('main')).toContainText(/Tenés tiempo hasta el \d{2}\/\d{2}\/\d{4}/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const { id } = await findLastPayment(app, await getOpenCheckoutId(context, app));
    await page.close();

    const { mercadoPago } = app.fakeProviders;
    const tomorrow = new Date(Date.now() + LATER_HOURS * HOUR_MS);
    await mercadoPago.control('moveClock', { byMs: LATER_HOURS * HOUR_MS });
    if (isLost) {
      await mercadoPago.control('knobs', { webhooks: { isLost: true } });
      await mercadoPago.control('approve', { id });
    }
    await app.restart({ CLOCK_AHEAD_HOURS: String(LATER_HOURS) });
    if (!isLost) {
      expect(await hasMembership(context, app)).toBe(false);
      await mercadoPago.control('approve', { id });
    }
    // nobody has the page open
    await expect.poll(() => hasMembership(context, app)).toBe(true);

    const later = await context.newPage();
    await later.clock.install({ time: tomorrow });
    await later.goto(app.origin);
    await expect(
      later.getByRole('banner').getByRole('link', { name: 'Membresía activa' }),
    ).toBeVisible();
    await later.goto(`${app.origin}/mi-cuenta#membresia`);
    const day = new Intl.DateTimeFormat('es-AR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'America/Argentina/Buenos_Aires',
    }).format(tomorrow);
    await expect(later.getByRole('cell', { name: new RegExp(`${day} a `) })).toBeVisible();
    await later.close();
  });
