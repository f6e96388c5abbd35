import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForCachedPage } from '../../support/browser/service-worker.ts';
import {
  getOpenCheckoutId,
  chooseOutcome,
  openProviderPage,
  openProviderPageDespitePending,
  hasMembership,
  findLastPayment,
} from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

const APPROVED = 'Pagar con tarjeta: se aprueba';
const RECEIPT_CODE = /FR1\.[\w-]+\.[\w-]{86}/;

test('a keyboard purchase with a coupon has a receipt that anybody verifies offline, and a withdrawal', async ({
  page,
  browser,
  signInAs,
  context,
  app,
  consoleGuard,
}) => {
  await signInAs();
  await test.step('a coupon of 10 %, a method, the payment and the return', async () => {
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
  });

  await test.step('the membership activates by itself, and every page shows it', async () => {
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
  });

  const sheet = await test.step("Mi Cuenta shows the payment's identifiers", async () => {
    await page.goto('/mi-cuenta#membresia');
    await page.getByRole('button', { name: /^Ver detalle: pago del/ }).click();
    const detail = page.getByRole('dialog', { name: /^Pago del/ });
    await expect(detail.getByRole('listitem')).toContainText([
      'Empezaste la compra',
      'Pago aprobado',
      'Tu membresía quedó activa',
    ]);
    await detail.getByRole('button', { name: 'Cerrar' }).last().click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Bajar PDF: recibo/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^forja-recibo-.+\.pdf$/);
    return download.path();
  });

  await test.step('anybody verifies the receipt', async () => {
    const otherBrowser = await browser.newContext({ baseURL: app.origin, serviceWorkers: 'allow' });
    const visitor = await otherBrowser.newPage();
    await visitor.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
    await visitor.goto('/verificar-recibo');
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Verificar un recibo' }),
    ).toBeVisible();
    await expect
      .poll(() => visitor.evaluate(() => localStorage.getItem('forja-receipt-key')))
      .not.toBeNull();
    await waitForCachedPage(visitor);
    const receipt = RECEIPT_CODE.exec(await readFile(sheet, 'latin1'))?.[0] ?? '';
    consoleGuard.allow(/Failed to load resource|net::ERR/);
    await app.kill();
    try {
      await visitor.reload();
      await visitor.getByLabel('Abrir el PDF').setInputFiles(sheet);
      const verdict = visitor.getByRole('status').filter({ hasText: 'Este recibo es auténtico' });
      await expect(verdict).toContainText('Mercado Pago');
      await expect(verdict).toContainText('Sin conexión no pudimos preguntarlo');
      await expectAccessible(visitor);

      const code = visitor.getByLabel('Código del recibo');
      const expectResult = (text: string) =>
        expect(visitor.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await code.fill(`${receipt.slice(0, -6)}AAAAAA`);
      await code.press('Enter');
      await expectResult('No lo firmó Forja');
      await code.fill(receipt.slice(0, 60));
      await code.press('Enter');
      await expectResult('El recibo está incompleto');
    } finally {
      await app.start();
    }
    await visitor.goto(`/verificar-recibo#${receipt}`);
    await expect(
      visitor.getByRole('status').filter({ hasText: 'el pago sigue aprobado' }),
    ).toBeVisible();
    await expect(visitor).toHaveURL(/\/verificar-recibo$/);
    await otherBrowser.close();
  });

  await test.step('Mi Cuenta withdraws it, after saying what is lost, with an immediate code', async () => {
    const open = page.getByRole('button', { name: /^Arrepentirme de esta compra/ });
    await open.click();
    const dialog = page.getByRole('dialog', { name: '¿Arrepentirte de esta compra?' });
    await expect(dialog).toContainText('La membresía que te dio este pago termina.');
    await expect(dialog).toContainText(/Mercado Pago te devuelve \$.9\.000/);
    await dialog.getByRole('button', { name: 'Quedarme' }).click();
    expect(await hasMembership(context, app)).toBe(true);

    await open.click();
    await dialog.getByRole('button', { name: 'Arrepentirme' }).click();
    const done = page.getByRole('dialog', { name: 'Tu pedido de arrepentimiento' });
    await expect(done).toContainText('Te devolvimos el pago');
    await expect(done.locator('strong')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expectAccessible(page);
    await done.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(open).toHaveCount(0);
    expect(await hasMembership(context, app)).toBe(false);
  });
});

test('paying with PayPal, and buying again adds months after the current ones', async ({
  page,
  signInAs,
  context,
  app,
}) => {
  await signInAs();
  await openProviderPage(page, 'PayPal');
  await chooseOutcome(page, 'Pagar con saldo: se aprueba');
  await expect(page.getByText('Método: PayPal.')).toBeVisible();
  await expect(page).toHaveURL(/\/membership-activated$/);
  expect(await hasMembership(context, app)).toBe(true);

  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, APPROVED);
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page).toHaveURL(/\/membership-activated$/);
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
  // a third purchase would start after both
  expect(Number(third?.slice(-4)) * 12 + Number(third?.slice(3, 5))).toBe(
    Number(newest.slice(-4)) * 12 + Number(newest.slice(-7, -5)) + 3,
  );
  expect(newest.split(' a ')[0]?.slice(-10)).toBe(oldest.split(' a ')[1]?.slice(0, 10));
});

const ADDRESSES = [
  'https://malo.example/',
  '//malo.example/',
  '/\\malo.example',
  'javascript:alert(1)',
];
const NAMES_OF_ADDRESSES = [
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

test('an unpaid checkout activates, charges and redirects nothing', async ({
  page,
  signInAs,
  context,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409 .*activate-membership-direct/);
  await signInAs();
  const failure = page.getByRole('alertdialog', { name: 'Pago no completado' });
  await test.step('a refused card', async () => {
    await openProviderPage(page, 'Mercado Pago');
    await chooseOutcome(page, 'Pagar con tarjeta: fondos insuficientes');
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await expect(failure).toContainText('No se realizó ningún cargo');
    for (const cause of ['voluntaria', 'conectividad', 'Datos incorrectos', 'Fondos insuficientes'])
      await expect(failure).toContainText(cause);
    // only one message is shown
    await expect(page.getByText('Ese pago no se completó')).toBeHidden();
    await expect(page.getByText('No se realizó ningún cargo')).toHaveCount(1);
    await failure.getByRole('button', { name: 'Intentar nuevamente' }).click();
    await expect(page).toHaveURL(/\/membresias$/);
  });

  await test.step('a buyer who gives up at PayPal', async () => {
    await openProviderPage(page, 'PayPal');
    await page.getByRole('link', { name: 'Cancelar y volver al sitio' }).click();
    await failure.getByRole('button', { name: 'Continuar navegando' }).click();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Tu pago' })).toBeVisible();
  });

  await test.step("a buyer who leaves Mercado Pago's page", async () => {
    await openProviderPage(page, 'Mercado Pago');
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await failure.getByRole('button', { name: 'Ver todos los métodos de pago' }).click();
    await expect(page).toHaveURL(/\/membresias/);
    expect(await hasMembership(context, app)).toBe(false);
  });

  const refusal = () =>
    page.waitForResponse((reply) => reply.url().includes('/activate-membership-direct'));
  await test.step('a forged return', async () => {
    const [refused] = await Promise.all([
      refusal(),
      page.goto(
        '/callback?status=approved&collection_status=approved&payment_id=123456&processor=mercadopago',
      ),
    ]);
    expect(refused.status()).toBe(409);
    // retries after some seconds
    await expect(page.getByText('Activando membresía...')).toBeVisible();
    await refusal();
    expect(await hasMembership(context, app)).toBe(false);
    await expect(page).toHaveURL(/\/callback/);
    // no invitation appears during a payment
    await expect(page.getByRole('dialog', { name: 'Activá tu membresía premium' })).toHaveCount(0);
  });

  await test.step('a return with redirect addresses', async () => {
    const requested: string[] = [];
    context.on('request', (request) => void requested.push(request.url()));
    const visits = [
      { start: '/callback?status=approved', ends: refusal },
      { start: '/payment/success?status=failure', ends: () => failure.waitFor() },
      {
        start: '/callback?status=pending',
        ends: () => page.getByRole('heading', { level: 1, name: 'Tu pago' }).waitFor(),
      },
      { start: '/payment/success?membership=activated', ends: refusal },
    ];
    // every parameter gets every address
    for (const [visit, { start, ends }] of visits.entries()) {
      const brought = NAMES_OF_ADDRESSES.map(
        (name, index) => `${name}=${encodeURIComponent(ADDRESSES[(index + visit) % 4] ?? '')}`,
      );
      await Promise.all([ends(), page.goto(`${start}&${brought.join('&')}`)]);
      await expect(page.getByTestId('splash')).toHaveCount(0);
      expect(new URL(page.url()).origin).toBe(app.origin);
      expect(await page.locator('a[href*="malo.example"], a[href^="javascript:"]').count()).toBe(0);
      if (!(await failure.isVisible())) continue;
      await failure.getByRole('button', { name: 'Intentar nuevamente' }).click();
      await expect(page).toHaveURL(/\/membresias$/);
      expect(new URL(page.url()).origin).toBe(app.origin);
    }
    expect(requested.filter((url) => new URL(url).host.includes('malo'))).toEqual([]);
  });
});

test('cash waits and activates by itself, and a duplicate payment counts as a renewal', async ({
  page,
  signInAs,
  context,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409 .*(?:activate-membership-direct|\/api\/checkouts)\)/);
  await signInAs();
  const main = page.getByRole('main');
  const approve = async (checkout: string) =>
    app.fakeProviders.mercadoPago.control('approve', {
      id: (await findLastPayment(app, checkout)).id,
    });
  await test.step("a cash buyer's page", async () => {
    await openProviderPage(page, 'Mercado Pago');
    await chooseOutcome(page, 'Pagar en efectivo (Rapipago)');
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await expect(main).toContainText('Falta pagar el cupón de efectivo');
    await expect(main).toContainText(/Tenés tiempo hasta el \d{2}\/\d{2}\/\d{4}/);
    await expect(main.getByRole('link', { name: 'Ver el cupón de pago' })).toBeVisible();
    await main.getByRole('button', { name: 'Ya pagué' }).click();
    await expect(main).toContainText('Todavía no se confirmó');
    await expectAccessible(page);
    expect(await hasMembership(context, app)).toBe(false);
    await approve(await getOpenCheckoutId(context, app));
    await expect(main).toContainText('Tu pago está confirmado');
    expect(await hasMembership(context, app)).toBe(true);
  });

  await test.step("PayPal, and then the same purchase's cash voucher", async () => {
    await openProviderPage(page, 'Mercado Pago');
    const cash = await getOpenCheckoutId(context, app);
    await chooseOutcome(page, 'Pagar en efectivo (Rapipago)');
    await openProviderPageDespitePending(page, 'PayPal');
    await chooseOutcome(page, 'Pagar con saldo: se aprueba');
    await expect(page).toHaveURL(/\/membership-activated$/);
    await approve(cash);
    const second = page.getByText('Pagaste dos veces la misma compra', { exact: true });
    await page.goto('/mi-cuenta#membresia');
    await expect(async () => {
      // only a reload asks the server, because the hash does not change the page
      await page.reload();
      await expect(second).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quedármelo como renovación' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Sumar este pago como renovación?' });
    await expect(dialog).toContainText('Se suman 3 meses');
    await dialog.getByRole('button', { name: 'Sumar la renovación' }).click();
    await expect(page.getByText('Renovación sumada')).toBeVisible();
    await expect(second).toHaveCount(0);
    // the first purchase, and two payments that added time
    await expect(page.getByRole('row').filter({ hasText: 'Aprobado' })).toHaveCount(3);
  });
});

test('a closed tab loses nothing, a refund ends its membership, and an early message is handled', async ({
  page,
  signInAs,
  context,
  app,
}) => {
  await signInAs();
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

  await openProviderPage(later, 'Mercado Pago');
  await chooseOutcome(later, APPROVED);
  await expect.poll(() => hasMembership(context, app)).toBe(true);
  await later.getByRole('link', { name: 'Volver al sitio' }).click();
  const toast = later
    .getByRole('status')
    .filter({ has: later.getByText('Membresía activada', { exact: true }) });
  await expect(toast).toContainText('Mercado Pago');
  await expect(later).toHaveURL(/\/membership-activated$/);
});
