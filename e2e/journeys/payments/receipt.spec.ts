import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForKeptPage } from '../../support/browser/service-worker.ts';
import { chooseOutcome, openProviderPage } from '../../support/pages/checkout-page.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ isMember: false });

test('who pays reads how it is known, and anybody verifies the receipt with the server away', async ({
  page,
  signedInAs,
  app,
  browser,
  consoleGuard,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, 'Pagar con tarjeta: se aprueba');
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page).toHaveURL(/\/membership-activated$/);

  await page.goto('/mi-cuenta#membresia');
  await page.getByRole('button', { name: /^Ver detalle: pago del/ }).click();
  const detail = page.getByRole('dialog', { name: /^Pago del/ });
  await expect(detail.getByRole('listitem')).toContainText([
    'Empezaste la compra',
    'Pago aprobado',
    'Tu membresía quedó activa',
  ]);
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Cerrar' }).last().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Bajar PDF: recibo/ }).click();
  const sheet = await (await download).path();

  const visitor = await (await browser.newContext({ baseURL: app.origin })).newPage();
  await visitor.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  await visitor.goto('/verificar-recibo');
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Verificar un recibo' }),
  ).toBeVisible();
  await expect
    .poll(() => visitor.evaluate(() => localStorage.getItem('forja-receipt-key')))
    .not.toBeNull();
  await waitForKeptPage(visitor);
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await app.kill();
  try {
    await visitor.reload();
    await visitor.getByLabel('Abrir el PDF').setInputFiles(sheet);
    const verdict = visitor.getByRole('status').filter({ hasText: 'Este recibo es auténtico' });
    await expect(verdict).toContainText('Mercado Pago');
    await expect(verdict).toContainText('Sin conexión no pudimos preguntarlo');
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);

    const receipt = /FR1\.[\w-]+\.[\w-]{86}/.exec(await readFile(sheet, 'latin1'))?.[0] ?? '';
    const code = visitor.getByLabel('Código del recibo');
    const says = (text: string) =>
      expect(visitor.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await code.fill(`${receipt.slice(0, -6)}AAAAAA`);
    await code.press('Enter');
    await says('No lo firmó Forja');
    await code.fill(receipt.slice(0, 60));
    await code.press('Enter');
    await says('El recibo está incompleto');
  } finally {
    await app.start();
  }
  await visitor.goto(
    `/verificar-recibo#${/FR1\.[\w-]+\.[\w-]{86}/.exec(await readFile(sheet, 'latin1'))?.[0]}`,
  );
  await expect(
    visitor.getByRole('status').filter({ hasText: 'el pago sigue aprobado' }),
  ).toBeVisible();
  await expect(visitor).toHaveURL(/\/verificar-recibo$/);
  await visitor.context().close();
});
