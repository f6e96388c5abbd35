import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  getOpenCheckoutId,
  chooseOutcome,
  openProviderPage,
  hasMembership,
  findLastPayment,
} from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

const APPROVED = 'Pagar con tarjeta: se aprueba';

test('paying with Mercado Pago: back by itself, active, with its receipt', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, APPROVED);
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page.getByText('Activando membresía...')).toBeVisible();
  await expect(page.getByText('¡Membresía activada correctamente!')).toBeVisible();
  const toast = page
    .getByRole('status')
    .filter({ has: page.getByText('Membresía activada', { exact: true }) });
  await expect(toast).toContainText('Mercado Pago');
  await expect(page).toHaveURL(/\/membership-activated$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tu membresía está activa' }),
  ).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Membresía activa' }),
  ).toBeVisible();
  expect(await hasMembership(context, app)).toBe(true);
  await expectAccessible(page);

  await page.goto('/mi-cuenta#membresia');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Bajar PDF: recibo/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^forja-recibo-.+\.pdf$/);
});

test('by keyboard only: a coupon of 10 %, a method, the payment and the way back', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await page.goto('/suscripcion');
  await expect(page.getByRole('radio', { name: /^Mercado Pago/ })).toBeVisible();
  const tabTo = async (what: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await what.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reaches ${what.toString()}`);
  };
  await tabTo(page.getByLabel('Cupón'));
  await page.keyboard.type('clubnorte');
  await page.keyboard.press('Enter');
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  await expect(total).toContainText('9.000');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page.getByRole('radio', { name: /^Mercado Pago/ }));
  await page.keyboard.press('ArrowDown');
  await expect(total).toContainText('US$');
  await page.keyboard.press('ArrowUp');
  await expect(total).toContainText('9.000');
  await tabTo(page.getByRole('button', { name: 'Continuar al pago' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/v1\/redirect/);
  await expect(page.getByText('9.000').first()).toBeVisible();
  expect(await hasMembership(context, app)).toBe(false);
  await page.getByRole('button', { name: APPROVED }).press('Enter');
  await page.getByRole('link', { name: 'Volver al sitio' }).press('Enter');
  await expect(page).toHaveURL(/\/membership-activated$/);
  expect(await hasMembership(context, app)).toBe(true);
});

test('paying with PayPal', async ({ page, signedInAs, context, app }) => {
  await signedInAs();
  await openProviderPage(page, 'PayPal');
  await chooseOutcome(page, 'Pagar con saldo: se aprueba');
  await expect(page).toHaveURL(/\/membership-activated$/);
  await expect(page.getByText('Método: PayPal.')).toBeVisible();
  expect(await hasMembership(context, app)).toBe(true);
});

test('a refused card and a buyer who gives up: nothing was charged, and the way to try again', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, 'Pagar con tarjeta: fondos insuficientes');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  const failure = page.getByRole('alertdialog', { name: 'Pago no completado' });
  await expect(failure).toContainText('No se realizó ningún cargo');
  for (const cause of ['voluntaria', 'conectividad', 'Datos incorrectos', 'Fondos insuficientes'])
    await expect(failure).toContainText(cause);
  await expectAccessible(page);
  // one thing is said, once
  await expect(page.getByText('Ese pago no se completó')).toBeHidden();
  await expect(page.getByText('No se realizó ningún cargo')).toHaveCount(1);
  await failure.getByRole('button', { name: 'Intentar nuevamente' }).click();
  await expect(page).toHaveURL(/\/membresias$/);

  await openProviderPage(page, 'PayPal');
  await page.getByRole('link', { name: 'Cancelar y volver al sitio' }).click();
  await failure.getByRole('button', { name: 'Continuar navegando' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu pago' })).toBeVisible();
  expect(await hasMembership(context, app)).toBe(false);
});

test('cash waits in calm, and its membership comes by itself', async ({
  page,
  signedInAs,
  context,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409 .*activate-membership-direct/);
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, 'Pagar en efectivo (Rapipago)');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Falta pagar el cupón de efectivo');
  await expect(main).toContainText(/Tenés tiempo hasta el \d{2}\/\d{2}\/\d{4}/);
  await expect(main.getByRole('link', { name: 'Ver el cupón de pago' })).toBeVisible();
  await main.getByRole('button', { name: 'Buscar mi pago ahora' }).click();
  await expect(main).toContainText('Todavía no se confirmó');
  await expectAccessible(page);
  expect(await hasMembership(context, app)).toBe(false);

  const { id } = await findLastPayment(app, await getOpenCheckoutId(context, app));
  await app.fakeProviders.mercadoPago.control('approve', { id });
  await expect(main).toContainText('Tu pago está confirmado');
  expect(await hasMembership(context, app)).toBe(true);
});

test('a tab closed before the return loses nothing, and a refund ends what it gave', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(context, app);
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  await page.close();
  await expect.poll(() => hasMembership(context, app)).toBe(true);

  const later = await context.newPage();
  await later.goto('/');
  await expect(
    later.getByRole('banner').getByRole('link', { name: 'Membresía activa' }),
  ).toBeVisible();
  const { id } = await findLastPayment(app, checkout);
  await app.fakeProviders.mercadoPago.control('refund', { id });
  await expect.poll(() => hasMembership(context, app)).toBe(false);
});

test('the message of the provider comes before the person does: the return finds it done', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, APPROVED);
  await expect.poll(() => hasMembership(context, app)).toBe(true);
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  const toast = page
    .getByRole('status')
    .filter({ has: page.getByText('Membresía activada', { exact: true }) });
  await expect(toast).toContainText('Mercado Pago');
  await expect(page).toHaveURL(/\/membership-activated$/);
});

test('the simulation of a laptop pays like the others, and says its name', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await page.goto('/suscripcion');
  await page
    .locator('label')
    .filter({ hasText: /^Simulación/ })
    .click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await chooseOutcome(page, 'Aprobar el pago');
  await expect(page.getByText('Método: Simulación.')).toBeVisible();
  await expect(page).toHaveURL(/\/membership-activated$/);
  expect(await hasMembership(context, app)).toBe(true);
});

test('who leaves the page of Mercado Pago without paying comes back to words for that', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  const failure = page.getByRole('alertdialog', { name: 'Pago no completado' });
  await failure.getByRole('button', { name: 'Ver todos los métodos de pago' }).click();
  await expect(page).toHaveURL(/\/membresias/);
  expect(await hasMembership(context, app)).toBe(false);
});

test('a return of payment never leads to an address that it brings', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409 .*activate-membership-direct/);
  const seen: string[] = [];
  context.on('request', (request) => void seen.push(request.url()));
  await signedInAs();
  const addresses = [
    'https://malo.example/',
    '//malo.example/',
    '/\\malo.example',
    'javascript:alert(1)',
  ];
  const names = [
    'next',
    'to',
    'redirect',
    'redirect_url',
    'return_url',
    'back_url',
    'url',
    'source',
    'c',
    'transaction',
  ];
  const visits = [
    'status=approved',
    'status=failure',
    'status=pending',
    'membership=activated',
  ].flatMap((outcome) => ['/callback', '/payment/success'].map((path) => `${path}?${outcome}`));
  // every name brings every address, each in two of the visits
  for (const [visit, start] of visits.entries()) {
    const brought = names.map(
      (name, index) => `${name}=${encodeURIComponent(addresses[(index + visit) % 4] ?? '')}`,
    );
    await page.goto(`${start}&${brought.join('&')}`);
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await page.waitForTimeout(1200);
    expect(new URL(page.url()).origin).toBe(app.origin);
    expect(await page.locator('a[href*="malo.example"], a[href^="javascript:"]').count()).toBe(0);
  }
  expect(seen.filter((url) => new URL(url).host.includes('malo'))).toEqual([]);
});

test('buying again while it lasts adds the new months after the old ones', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  for (const _ of ['first', 'again']) {
    await openProviderPage(page, 'Mercado Pago');
    await chooseOutcome(page, APPROVED);
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await expect(page).toHaveURL(/\/membership-activated$/);
  }
  const endOf = async (path: string) => {
    await page.goto(path);
    return /dura hasta el (\S+)\./.exec(
      await page.getByText(/Si pagás hoy, dura hasta el/).innerText(),
    )?.[1];
  };
  const third = await endOf('/membresias');
  expect(await endOf('/suscripcion')).toBe(third);
  await page.goto('/mi-cuenta#membresia');
  const periods = page.getByRole('cell', { name: /\d{2}\/\d{2}\/\d{4} a \d{2}\/\d{2}\/\d{4}/ });
  await expect(periods).toHaveCount(2);
  const [newest = '', oldest = ''] = await periods.allInnerTexts();
  // what a third one would end at is counted after both
  expect(Number(third?.slice(-4)) * 12 + Number(third?.slice(3, 5))).toBe(
    Number(newest.slice(-4)) * 12 + Number(newest.slice(-7, -5)) + 3,
  );
  expect(newest.split(' a ')[0]?.slice(-10)).toBe(oldest.split(' a ')[1]?.slice(0, 10));
});

test('coming back in another browser gives the session back, and the address does not keep the code', async ({
  page,
  signedInAs,
  context,
  browser,
  app,
}) => {
  const person = await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(context, app);
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  const { returnTo } = await findLastPayment(app, checkout);
  expect(returnTo).toContain('session_token=');
  await page.close();

  const elsewhere = await browser.newContext({ baseURL: app.origin });
  await elsewhere.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  const other = await elsewhere.newPage();
  await other.goto(returnTo ?? '');
  expect(other.url()).not.toContain('session_token');
  await other.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(other).toHaveURL(/\/membership-activated$/);
  await other.getByRole('button', { name: 'Menú' }).click();
  await expect(other.getByText(person.username)).toBeVisible();
  await elsewhere.close();
});

const IN_INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.85';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('who paid inside Instagram and lands in Safari is told where they are', async ({
  signedInAs,
  context,
  browser,
  app,
}) => {
  await signedInAs();
  const inside = await browser.newContext({
    baseURL: app.origin,
    userAgent: IN_INSTAGRAM,
    storageState: await context.storageState(),
  });
  await inside.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  const page = await inside.newPage();
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(inside, app);
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  const { returnTo } = await findLastPayment(app, checkout);
  await inside.close();

  const safari = await browser.newContext({ baseURL: app.origin, userAgent: SAFARI });
  await safari.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  const landed = await safari.newPage();
  await landed.goto(returnTo ?? '');
  await landed.getByRole('button', { name: 'Seguir', exact: true }).click();
  const notice = landed.getByRole('dialog', { name: 'Pago procesado correctamente' });
  await expect(notice.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expectAccessible(landed);
  await notice.getByRole('button', { name: 'Ver mi plan' }).click();
  // The notice of the activation ends, and leaves the person where they went.
  await expect(landed.getByText('¡Membresía activada correctamente!')).toHaveCount(0);
  await expect(landed).toHaveURL(/\/mis-planes$/);
  await safari.close();
});

test('a made-up return activates nothing', async ({
  page,
  signedInAs,
  context,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409 .*activate-membership-direct/);
  await signedInAs();
  await page.goto(
    '/callback?status=approved&collection_status=approved&payment_id=123456&processor=mercadopago',
  );
  await expect(page.getByText('Activando membresía...')).toBeVisible();
  await page.waitForTimeout(3000);
  expect(await hasMembership(context, app)).toBe(false);
  await expect(page).toHaveURL(/\/callback/);
});
