import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseOutcome,
  openProviderPage,
  hasMembership,
} from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('a purchase is undone from Mi Cuenta, with what is lost said before and the code at once', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, 'Pagar con tarjeta: se aprueba');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page).toHaveURL(/\/membership-activated$/);
  await page.goto('/mi-cuenta#membresia');
  const open = page.getByRole('button', { name: /^Arrepentirme de esta compra/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: '¿Arrepentirte de esta compra?' });
  await expect(dialog).toContainText('La membresía que te dio este pago termina.');
  await expect(dialog).toContainText(/Mercado Pago te devuelve \$.10\.000/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Quedarme' }).click();
  expect(await hasMembership(context, app)).toBe(true);

  await open.click();
  await dialog.getByRole('button', { name: 'Arrepentirme' }).click();
  const done = page.getByRole('dialog', { name: 'Tu pedido de arrepentimiento' });
  await expect(done).toContainText('Te devolvimos el pago');
  await expect(done.locator('strong')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await done.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(open).toHaveCount(0);
  expect(await hasMembership(context, app)).toBe(false);
});

test('what is typed in a request survives a reload', async ({ page }) => {
  await page.goto('/arrepentimiento');
  await page.getByLabel('Correo de tu cuenta').fill('ana@ejemplo.com.ar');
  await page.getByLabel(/^Algo que quieras/).fill('Pagué dos veces');
  // Also what was typed before the code of the form came.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByLabel('Correo de tu cuenta')).toHaveValue('ana@ejemplo.com.ar');
  await expect(page.getByLabel(/^Algo que quieras/)).toHaveValue('Pagué dos veces');
});
