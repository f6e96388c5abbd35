import type { Page } from '@playwright/test';
import { openAdminList, openAdminPage } from '../../support/account/administrator.ts';
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

test('refunding a duplicate keeps the membership, and a second administrator sees who refunded the other', async ({
  page,
  signInAs,
  context,
  browser,
  app,
}) => {
  const buyer = await signInAs();
  const { mercadoPago } = app.fakeProviders;
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(context, app);
  const { href: address } = new URL(page.url());
  await mercadoPago.control('knobs', { paysTwice: true });
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  await page.goto(address);
  await chooseOutcome(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  await mercadoPago.control('heal');
  const { id } = await findLastPayment(app, checkout);
  await expect.poll(() => hasMembership(context, app)).toBe(true);

  const first = await openAdminPage(browser, app);
  await test.step('the duplicate payment is refunded', async () => {
    const card = first.getByRole('listitem').filter({ hasText: buyer.username });
    await expect(async () => {
      await openAdminList(first, '/admin/pagos-pendientes');
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(card).toContainText('Segundo pago de la misma compra');
    await expect(card).toContainText('Mercado Pago, aprobado');
    await expect(card.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Devolver', exact: true }).click();
    const dialog = first.getByRole('dialog', { name: '¿Devolver este pago?' });
    await dialog.getByLabel('Motivo').fill('Pagó dos veces');
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
    const typed = dialog.getByLabel('Confirmación');
    await expect(typed).toHaveAccessibleDescription(/Escribí DEVOLVER para confirmar/);
    await expectAccessible(first);
    await typed.fill('devolver');
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(card).toHaveCount(0);

    const payments =
      await mercadoPago.control<{ id: string; status: string; reference: string }[]>('payments');
    const buyerPayments = payments
      .filter(({ reference }) => reference === checkout)
      .map(({ id: each, status }) => [each, status]);
    expect(buyerPayments).toHaveLength(2);
    expect(Object.fromEntries(buyerPayments)).toMatchObject({ [id]: 'refunded' });
    expect(buyerPayments.filter(([, status]) => status === 'approved')).toHaveLength(1);
    expect(await hasMembership(context, app)).toBe(true);
  });

  await test.step('two administrators find the first payment at once', async () => {
    const second = await openAdminPage(browser, app);
    const cardOn = (adminPage: Page) =>
      adminPage
        .getByRole('listitem')
        .filter({ hasText: buyer.username })
        .filter({ has: adminPage.getByRole('button', { name: 'Devolver', exact: true }) });
    for (const adminPage of [first, second]) {
      await adminPage.goto('/admin/pagos');
      const search = adminPage.getByLabel(/^Correo, número de pago/);
      await search.fill('nadie@ejemplo.com.ar');
      await search.press('Enter');
      const why = adminPage.getByLabel('Motivo');
      await expect(why).toHaveAccessibleDescription(/Decí para qué buscás/);
      await why.fill('Lo pidió por correo');
      await search.press('Enter');
      await expect(adminPage.getByText('No encontramos ese pago')).toBeVisible();
      await search.fill(buyer.username);
      await search.press('Enter');
      await expect(cardOn(adminPage)).toContainText('Mercado Pago, aprobado');
      await cardOn(adminPage).getByRole('button', { name: 'Devolver', exact: true }).click();
      await adminPage.getByRole('dialog').getByLabel('Motivo').fill('Lo pidió por correo');
      await adminPage.getByLabel('Confirmación').fill('DEVOLVER');
    }
    const refund = { name: 'Devolver', exact: true };
    await first.getByRole('dialog').getByRole('button', refund).click();
    await expect(first.getByText('Pago devuelto')).toBeVisible();
    await expect(cardOn(first)).toHaveCount(0);
    await expect(
      first
        .getByRole('listitem')
        .filter({ hasText: buyer.username })
        .filter({ hasText: 'devuelto' }),
    ).toHaveCount(2);
    await second.getByRole('dialog').getByRole('button', refund).click();
    await expect(
      second.getByRole('status').filter({ hasText: 'Ya estaba resuelto' }),
    ).toContainText(/Ya lo resolvió a…@ejemplo\.com\.ar el .*: devuelto\./);
    expect(await hasMembership(context, app)).toBe(false);
    await second.context().close();
  });
  await first.context().close();
});
