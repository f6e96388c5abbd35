import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ isMember: false });

test('somebody without a membership is invited once, and takes a coupon to the checkout', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/mis-planes');
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('10.000');
  for (const benefit of ['herramientas premium', 'ilimitados', 'progreso', 'WhatsApp'])
    await expect(popup).toContainText(benefit);
  await expectAccessible(page);

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
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  await expect(total).toContainText('9.000');
  // the methods are on the first screen, with the same money as the total
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Quitar cupón' }).click();
  await expect(total).toContainText('US$ 10');
});

test('the way to a membership stays at the edge, and the header says how it is', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Membresía inactiva' }),
  ).toBeVisible();
  const call = page.getByRole('link', { name: 'Activar membresía' });
  await call.hover();
  await call.click();
  await expect(page).toHaveURL(/\/membresias$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Membresía y precios' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No se renueva sola');
  await expect(page.getByRole('main')).toContainText(/dura hasta el \d{2}\/\d{2}\/\d{4}/);
  // invited once per visit: going from page to page does not open it again
  await expect(popup).toBeHidden();
  await expectNoSidewaysScroll(page);
});

for (const path of ['/auth', '/callback', '/payment/success'])
  test(`nobody is invited to pay at ${path}`, async ({ page, signedInAs }) => {
    await signedInAs();
    await page.goto(path);
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await page.waitForTimeout(2000);
    await expect(page.getByRole('dialog', { name: 'Activá tu membresía premium' })).toHaveCount(0);
  });
