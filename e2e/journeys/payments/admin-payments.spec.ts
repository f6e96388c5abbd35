import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { openAdminPage } from '../../support/account/administrator.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseOutcome,
  openProviderPage,
  hasMembership,
} from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('a payment is found and given back, and whoever comes second reads who did it', async ({
  page,
  signedInAs,
  context,
  browser,
  app,
}) => {
  const buyer = await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, 'Pagar con tarjeta: se aprueba');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page).toHaveURL(/\/membership-activated$/);

  const adminPages = [await openAdminPage(browser, app), await openAdminPage(browser, app)];
  for (const adminPage of adminPages) {
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
    const card = adminPage.getByRole('listitem').filter({ hasText: buyer.username });
    await expect(card).toContainText('Mercado Pago, aprobado');
    await card.getByRole('button', { name: 'Devolver' }).click();
    await adminPage.getByRole('dialog').getByLabel('Motivo').fill('Lo pidió por correo');
    await adminPage.getByLabel('Confirmación').fill('DEVOLVER');
  }
  const [first, second] = adminPages;
  if (!first || !second) throw new Error('two pages were opened');
  await expectAccessible(first);
  await first.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(first);
  const refund = { name: 'Devolver', exact: true };
  await first.getByRole('dialog').getByRole('button', refund).click();
  await expect(first.getByText('Pago devuelto')).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: buyer.username })).toContainText(
    'devuelto',
  );
  await expectAccessible(first);
  await second.getByRole('dialog').getByRole('button', refund).click();
  await expect(second.getByRole('status').filter({ hasText: 'Ya estaba resuelto' })).toContainText(
    /Ya lo resolvió a…@ejemplo\.com\.ar el .*: devuelto\./,
  );
  expect(await hasMembership(context, app)).toBe(false);
  for (const adminPage of adminPages) await adminPage.context().close();
});

test('before the first day is compared, it shows the messages that came and those that were refused', async ({
  browser,
  app,
}) => {
  const forged = await fetch(`${app.origin}/api/webhooks/mercadopago?data.id=1&type=payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'pedido-de-nadie' },
    body: '{"type":"payment","data":{"id":"1"}}',
  });
  expect(forged.status).toBe(401);
  const adminPage = await openAdminPage(browser, app);
  await adminPage.goto('/admin/conciliacion');
  await expect(
    adminPage.getByRole('heading', { name: 'Todavía no se comparó ningún día' }),
  ).toBeVisible();
  const messages = adminPage.getByRole('region', { name: 'Mensajes de los medios de pago' });
  const card = messages.getByRole('listitem').filter({ hasText: 'Mercado Pago' }).first();
  await expect(card).toContainText(/Mensajes rechazados\s*[1-9]/);
  await card.getByText(/^Cabeceras de/).click();
  await expect(card).toContainText('pedido-de-nadie');
  await expectAccessible(adminPage);
  await adminPage.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(adminPage);
  await adminPage.context().close();
});
