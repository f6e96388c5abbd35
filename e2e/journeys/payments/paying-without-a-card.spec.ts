import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createCoupon, openAdminPage } from '../../support/account/administrator.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hasMembership } from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('a coupon of 100 % is paid at once', async ({ page, signedInAs, context, app }) => {
  const code = `FREE${randomUUID().slice(0, 8)}`.toUpperCase();
  await createCoupon(app, code, 100);
  await signedInAs();
  await page.goto(`/suscripcion?cupon=${code}`);
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText(/\$\s0$/);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByText('Método: Cupón.')).toBeVisible();
  await expect(page).toHaveURL(/\/membership-activated$/);
  expect(await hasMembership(context, app)).toBe(true);
});

test('a transfer is declared, and somebody else approves it', async ({
  page,
  signedInAs,
  context,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400 .*\/transfer\)/);
  consoleGuard.allow(/status of 404 .*\/admin\/pagos-pendientes\)/);
  const buyer = await signedInAs();
  await page.goto('/suscripcion');
  await page
    .locator('label')
    .filter({ hasText: /^Transferencia/ })
    .click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('forja.de.prueba');
  await expectAccessible(page);
  const number = main.getByLabel('Número de comprobante');
  await number.fill('1');
  await main.getByRole('button', { name: 'Ya transferí' }).click();
  await expect(number).toHaveAccessibleDescription(/está en el recibo de tu banco/);
  const receipt = `A ${Date.now()}`;
  await number.fill(receipt);
  await main.getByRole('button', { name: 'Ya transferí' }).click();
  await expect(main).toContainText('Recibimos tu comprobante');
  expect(await hasMembership(context, app)).toBe(false);

  // for everybody else the place does not exist
  await page.goto('/admin/pagos-pendientes');
  await expect(
    page.getByRole('heading', { level: 1, name: '404 Página no encontrada' }),
  ).toBeVisible();

  const adminPage = await openAdminPage(browser, app);
  await adminPage.goto('/admin/pagos-pendientes');
  const card = adminPage.getByRole('listitem').filter({ hasText: buyer.username });
  await expect(card).toContainText(receipt.replaceAll(' ', ''), { ignoreCase: true });
  await card.getByRole('button', { name: 'Aprobar' }).click();
  const dialog = adminPage.getByRole('dialog', { name: '¿Aprobar este pago?' });
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(
    'Este campo es obligatorio',
  );
  await dialog.getByLabel('Motivo').fill('Está en el extracto');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(card).toHaveCount(0);
  await adminPage.context().close();
  expect(await hasMembership(context, app)).toBe(true);
});

test('somebody without an account regrets a purchase and has a code at once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (400|404) .*withdrawals/);
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Botón de arrepentimiento' })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Botón de arrepentimiento' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
  await expect(page.getByLabel('Correo de tu cuenta')).toHaveAccessibleDescription(/./);
  await page.getByLabel('Correo de tu cuenta').fill('alguien@ejemplo.com.ar');
  await page.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
  const card = page.getByRole('status').filter({ hasText: 'Recibimos tu pedido' });
  await expect(card).toContainText(/Te respondemos antes del/);
  const code = await card.locator('strong').innerText();
  await expectAccessible(page);

  await page.getByLabel('Tu código').fill('no-es-un-codigo');
  await page.getByRole('button', { name: 'Ver cómo sigue' }).click();
  await expect(page.getByLabel('Tu código')).toHaveAccessibleDescription(
    /No encontramos ese código/,
  );
  await page.getByLabel('Tu código').fill(code);
  await page.getByRole('button', { name: 'Ver cómo sigue' }).click();
  await expect(page.getByText('Arrepentimiento: Recibido')).toBeVisible();
});
