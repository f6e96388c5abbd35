import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  getOpenCheckoutId,
  chooseOutcome,
  openProviderPage,
  findLastPayment,
} from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('who paid with PayPal and then the cash voucher too keeps the second payment as a renewal', async ({
  page,
  signedInAs,
  context,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  const cash = await getOpenCheckoutId(context, app);
  await chooseOutcome(page, 'Pagar en efectivo (Rapipago)');
  await openProviderPage(page, 'PayPal');
  await chooseOutcome(page, 'Pagar con saldo: se aprueba');
  await expect(page).toHaveURL(/\/membership-activated$/);
  await app.fakeProviders.mercadoPago.control('approve', {
    id: (await findLastPayment(app, cash)).id,
  });

  const second = page.getByText('Pagaste dos veces la misma compra', { exact: true });
  await page.goto('/mi-cuenta#membresia');
  await expect(async () => {
    // the same address with its hash is no new page: only a reload asks the server again
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
  // two payments that bought their time, one after the other
  await expect(page.getByRole('row').filter({ hasText: 'Aprobado' })).toHaveCount(2);
});
