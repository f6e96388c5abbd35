import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { openAdminPage } from '../../support/account/administrator.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ isMember: false });

test('an administrator sees the figures, finds a person and opens it for a reason that the person reads', async ({
  page,
  signedInAs,
  browser,
  app,
}) => {
  const ana = await signedInAs();
  const office = await openAdminPage(browser, app);
  await office.goto('/admin');
  await expect(office.getByText('Pagos para resolver')).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Estado del sistema' })).toBeVisible();
  await expectAccessible(office);
  await office.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(office);

  await office.getByRole('link', { name: 'Personas' }).click();
  const search = office.getByLabel('Buscar', { exact: true });
  await search.fill(ana.username);
  await search.press('Enter');
  await expect(office.getByRole('status').filter({ hasText: 'En total: 1.' })).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  const downloaded = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await downloaded).suggestedFilename()).toBe('forja-people.csv');

  await office.getByRole('link', { name: /^Abrir / }).click();
  await office.getByLabel('Motivo').fill('Escribió por un pago');
  await office.getByRole('button', { name: 'Ver sus datos' }).click();
  await expect(office.getByText(ana.username)).toBeVisible();
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await office.context().close();

  await page.goto('/mi-cuenta');
  await expect(
    page.getByText('Una persona de administración vio tus datos. Motivo: Escribió por un pago'),
  ).toBeVisible();
});
