import { randomUUID } from 'node:crypto';
import { createCoupon } from '../../support/account/administrator.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hasMembership } from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('a non-member is invited once, takes a coupon to checkout, and pays nothing with a coupon of 100 %', async ({
  page,
  signInAs,
  context,
  app,
}) => {
  await signInAs();
  await page.goto('/mis-planes');
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  await test.step('the invitation takes a coupon to checkout', async () => {
    await expect(popup).toBeVisible();
    await expect(popup).toContainText('10.000');
    for (const benefit of ['herramientas premium', 'ilimitados', 'progreso', 'WhatsApp'])
      await expect(popup).toContainText(benefit);
    const apply = popup.getByRole('button', { name: 'Aplicar' });
    await popup.getByLabel('Cupón').fill('   ');
    await expect(apply).toBeDisabled();
    await popup.getByLabel('Cupón').fill('clubnorte');
    await apply.click();
    await expect(popup.getByLabel('Cupón')).not.toBeEditable();
    await expect(popup).toContainText('10 % de descuento');
    await expect(popup).toContainText('9.000');
    await popup.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page).toHaveURL(/\/suscripcion\?cupon=clubnorte$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Activá tu membresía premium' }),
    ).toBeVisible();
    await expect(total).toContainText('9.000');
  });

  await test.step('the methods fit the first screen, with the same amount as the total', async () => {
    const methods = page.locator('label').filter({ has: page.getByRole('radio') });
    await expect(methods.first()).toContainText('9.000');
    for (const method of await methods.all()) {
      await expect(method).not.toContainText('10');
      await expect(method).toBeInViewport({ ratio: 1 });
    }
    await page
      .locator('label')
      .filter({ hasText: /^PayPal/ })
      .click();
    await expect(total).toContainText('US$');
    await page.getByRole('button', { name: 'Quitar cupón' }).click();
    await expect(total).toContainText('US$ 10');
  });

  await test.step('the membership link stays at the edge, and the header shows the status', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Forja' }).click();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Membresía inactiva' }),
    ).toBeVisible();
    const call = page.getByRole('link', { name: 'Activar membresía' });
    await call.hover();
    await call.click();
    await expect(page).toHaveURL(/\/membresias$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Membresía y precios' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No se renueva sola');
    await expect(page.getByRole('main')).toContainText(/dura hasta el \d{2}\/\d{2}\/\d{4}/);
    // one invitation per visit, also across pages
    await expect(popup).toBeHidden();
  });

  await test.step('a coupon of 100 %', async () => {
    const code = `FREE${randomUUID().slice(0, 8)}`.toUpperCase();
    await createCoupon(app, code, 100);
    await page.goto(`/suscripcion?cupon=${code}`);
    await expect(total).toContainText(/\$\s0$/);
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page.getByText('Método: Cupón.')).toBeVisible();
    await expect(page).toHaveURL(/\/membership-activated$/);
    expect(await hasMembership(context, app)).toBe(true);
  });
});

test('the invitation does not cover a dialog opened while its code loads', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  let arrive = () => {};
  const signal = new Promise<void>((resolve) => (arrive = resolve));
  const code = /\/assets\/membership-popup-.+\.js$/;
  await page.route(code, async (route) => {
    await signal;
    await route.continue();
  });
  const codeRequest = page.waitForRequest(code);
  await page.goto('/mi-cuenta');
  await page.getByRole('button', { name: 'Cambiar correo' }).waitFor();
  await codeRequest;
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
  const password = dialog.getByLabel('Tu contraseña');
  await password.fill('yerba');
  const response = page.waitForResponse(code);
  arrive();
  await response;
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  // longer than an invitation waits
  await password.pressSequentially(', termo y bombilla', { delay: 150 });
  await expect(popup).toHaveCount(0);
  await expect(password).toHaveValue('yerba, termo y bombilla');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(popup).toBeVisible();
});
