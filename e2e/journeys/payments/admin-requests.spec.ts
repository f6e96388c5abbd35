import type { Page } from '@playwright/test';
import {
  expectAccessibleInCurrentTheme,
  expectNoSidewaysScroll,
} from '../../support/browser/accessibility.ts';
import { openAdminList, openAdminPage } from '../../support/account/administrator.ts';
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

async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessibleInCurrentTheme(page);
  }
  await expectNoSidewaysScroll(page);
}

test('who paid twice for one purchase gets the second payment back, and keeps the membership', async ({
  page,
  signedInAs,
  context,
  browser,
  app,
}) => {
  const buyer = await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(context, app);
  const { href: address } = new URL(page.url());
  await app.fakeProviders.mercadoPago.control('knobs', { paysTwice: true });
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  await page.goto(address);
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  await app.fakeProviders.mercadoPago.control('heal');
  const { id } = await findLastPayment(app, checkout);
  await expect.poll(() => hasMembership(context, app)).toBe(true);

  const adminPage = await openAdminPage(browser, app);
  await expect(async () => {
    await openAdminList(adminPage, '/admin/pagos-pendientes');
    await expect(adminPage.getByRole('listitem').filter({ hasText: buyer.username })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  const card = adminPage.getByRole('listitem').filter({ hasText: buyer.username });
  await expect(card).toContainText('Segundo pago de la misma compra');
  await expect(card).toContainText('Mercado Pago, aprobado');
  await expect(card.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
  await looksRight(adminPage);
  await card.getByRole('button', { name: 'Devolver' }).click();
  const dialog = adminPage.getByRole('dialog', { name: '¿Devolver este pago?' });
  await dialog.getByLabel('Motivo').fill('Pagó dos veces');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  const typed = dialog.getByLabel('Confirmación');
  await expect(typed).toHaveAccessibleDescription(/Escribí DEVOLVER para confirmar/);
  await typed.fill('devolver');
  await looksRight(adminPage);
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(card).toHaveCount(0);
  await adminPage.context().close();

  const payments =
    await app.fakeProviders.mercadoPago.control<
      { id: string; status: string; reference: string }[]
    >('payments');
  const own = payments
    .filter(({ reference }) => reference === checkout)
    .map(({ id: each, status }) => [each, status]);
  expect(own).toHaveLength(2);
  expect(Object.fromEntries(own)).toMatchObject({ [id]: 'refunded' });
  expect(own.filter(([, status]) => status === 'approved')).toHaveLength(1);
  expect(await hasMembership(context, app)).toBe(true);
});

test('a request of regret is answered, and whoever has the code reads the answer', async ({
  page,
  browser,
  app,
}) => {
  await page.goto('/arrepentimiento');
  await page.getByLabel('Correo de tu cuenta').fill(`duda-${Date.now()}@ejemplo.com.ar`);
  await page.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
  const asked = page.getByRole('status').filter({ hasText: 'Recibimos tu pedido' });
  const code = await asked.locator('strong').innerText();

  const adminPage = await openAdminPage(browser, app);
  await openAdminList(adminPage, '/admin/solicitudes');
  const card = adminPage.getByRole('listitem').filter({ hasText: code });
  await expect(card).toContainText('Recibido');
  await looksRight(adminPage);
  await card.getByRole('button', { name: 'Responder' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Responder el pedido' });
  await dialog.getByLabel('Estado').selectOption({ label: 'Resuelto' });
  await dialog.getByLabel('Respuesta').fill('Te devolvimos el pago.');
  await looksRight(adminPage);
  await dialog.getByRole('button', { name: 'Responder' }).click();
  await expect(card).toContainText('Resuelto');
  await adminPage.context().close();

  await page.getByLabel('Tu código').fill(code);
  await page.getByRole('button', { name: 'Ver cómo sigue' }).click();
  await expect(page.getByText('Te devolvimos el pago.')).toBeVisible();
});
