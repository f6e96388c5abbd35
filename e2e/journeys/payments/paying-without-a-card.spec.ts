import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { createCoupon } from '../../support/account/administrator.ts';
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
