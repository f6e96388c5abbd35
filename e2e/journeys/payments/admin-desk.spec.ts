import { randomUUID } from 'node:crypto';
import { openAdminList, openAdminPage, revokeAdmin } from '../../support/account/administrator.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hasMembership } from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('a declared transfer is decided by an administrator, its person reads the decision, and refused messages are listed', async ({
  page,
  signInAs,
  context,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400 .*\/transfer\)/);
  consoleGuard.allow(/status of 404 .*\/admin\b/);
  const buyer = await signInAs();
  await page.goto('/suscripcion');
  await page
    .locator('label')
    .filter({ hasText: /^Transferencia/ })
    .click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('forja.de.prueba');
  const number = main.getByLabel('Número de comprobante');
  await number.fill('1');
  await main.getByRole('button', { name: 'Ya transferí' }).click();
  await expect(number).toHaveAccessibleDescription(/está en el recibo de tu banco/);
  const receipt = `A ${Date.now()}`;
  await number.fill(receipt);
  await main.getByRole('button', { name: 'Ya transferí' }).click();
  await expect(main).toContainText('Recibimos tu comprobante');
  expect(await hasMembership(context, app)).toBe(false);
  // everybody else gets a missing page
  await page.goto('/admin/pagos-pendientes');
  await expect(
    page.getByRole('heading', { level: 1, name: '404 Página no encontrada' }),
  ).toBeVisible();

  const other = aPerson();
  const others = await browser.newContext({ baseURL: app.origin });
  await registerPerson(others, app.origin, other);
  const options = { headers: { origin: app.origin } };
  const started = await others.request.post('/api/checkouts', {
    ...options,
    data: { clientKey: randomUUID(), processor: 'manual' },
  });
  const { id } = await started.json();
  const reference = `B ${Date.now()}`;
  await others.request.post(`/api/checkouts/${id}/transfer`, { ...options, data: { reference } });

  const admin = aPerson();
  const office = await openAdminPage(browser, app, admin);
  await office.goto('/admin');
  await expect(office.getByText('Pagos para resolver')).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Estado del sistema' })).toBeVisible();

  const forged = await fetch(`${app.origin}/api/webhooks/mercadopago?data.id=1&type=payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'pedido-de-nadie' },
    body: '{"type":"payment","data":{"id":"1"}}',
  });
  expect(forged.status).toBe(401);
  await office.getByRole('link', { name: 'Conciliación' }).first().click();
  await expect(
    office.getByRole('heading', { name: 'Todavía no se comparó ningún día' }),
  ).toBeVisible();
  const messages = office.getByRole('region', { name: 'Mensajes de los medios de pago' });
  const refused = messages.getByRole('listitem').filter({ hasText: 'Mercado Pago' }).first();
  await expect(refused).toContainText(/Mensajes rechazados\s*[1-9]/);
  await refused.getByText(/^Cabeceras de/).click();
  await expect(refused).toContainText('pedido-de-nadie');

  await openAdminList(office, '/admin/pagos-pendientes');
  const cardOf = (username: string) => office.getByRole('listitem').filter({ hasText: username });
  await expect(cardOf(buyer.username)).toContainText(receipt.replaceAll(' ', ''), {
    ignoreCase: true,
  });
  await cardOf(buyer.username).getByRole('button', { name: 'Aprobar' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(
    'Este campo es obligatorio',
  );
  await dialog.getByLabel('Motivo').fill('Está en el extracto');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(cardOf(buyer.username)).toHaveCount(0);
  await cardOf(other.username).getByRole('button', { name: 'Rechazar' }).click();
  await dialog.getByLabel('Motivo').fill('No llegó a la cuenta');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(cardOf(other.username)).toHaveCount(0);
  expect(await hasMembership(others, app)).toBe(false);
  await others.close();

  await office.getByRole('link', { name: 'Personas' }).click();
  await office.getByLabel('Motivo').fill('Preguntó por su pago');
  const search = office.getByLabel('Buscar', { exact: true });
  await search.fill(buyer.username);
  await search.press('Enter');
  await expect(office.getByRole('status').filter({ hasText: 'En total: 1.' })).toBeVisible();
  await office.getByRole('button', { name: 'Descargar CSV' }).click();
  await dialog.getByLabel('Motivo').fill('Balance');
  const downloaded = office.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await downloaded).suggestedFilename()).toBe('forja-people.csv');
  await office.getByRole('link', { name: /^Abrir / }).click();
  await expect(office.getByRole('heading', { name: 'Una persona' })).toBeVisible();
  await office.getByLabel('Motivo').fill('Escribió por un pago');
  await office.getByRole('button', { name: 'Ver sus datos' }).click();
  await expect(office.getByText(buyer.username)).toBeVisible();

  await revokeAdmin(app, admin);
  await office.goto('/admin');
  await expect(
    office.getByRole('heading', { level: 1, name: '404 Página no encontrada' }),
  ).toBeVisible();
  await office.context().close();

  expect(await hasMembership(context, app)).toBe(true);
  await page.goto('/mi-cuenta');
  const accesses = page.getByRole('list', { name: 'Accesos a tus datos' });
  await expect(accesses).toContainText('vio tus datos. Motivo: Escribió por un pago');
  for (const line of [
    'decidió sobre un pago tuyo. Motivo: Está en el extracto',
    'vio tus datos. Motivo: Resolver los pagos pendientes',
    'vio tus datos. Motivo: Preguntó por su pago',
    'vio tus datos. Motivo: Balance',
  ])
    await expect(accesses).toContainText(line);
});
