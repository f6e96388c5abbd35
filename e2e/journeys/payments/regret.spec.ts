import { openAdminList, openAdminPage } from '../../support/account/administrator.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ isMember: false });

test('a person without an account withdraws from a purchase, gets a code and reads the answer with it', async ({
  page,
  browser,
  app,
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
  const email = page.getByLabel('Correo de tu cuenta');
  const comment = page.getByLabel(/^Algo que quieras/);
  const send = page.getByRole('button', { name: 'Arrepentirme de la compra' });
  await send.click();
  await expect(email).toHaveAccessibleDescription(/./);
  await email.fill('alguien@ejemplo.com.ar');
  await comment.fill('Pagué dos veces');
  // typed text survives a reload
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(email).toHaveValue('alguien@ejemplo.com.ar');
  await expect(comment).toHaveValue('Pagué dos veces');
  await send.click();
  const card = page.getByRole('status').filter({ hasText: 'Recibimos tu pedido' });
  await expect(card).toContainText(/Te respondemos antes del/);
  const code = await card.locator('strong').innerText();

  const readAnswer = async (typed: string) => {
    await page.getByLabel('Tu código').fill(typed);
    await page.getByRole('button', { name: 'Ver cómo sigue' }).click();
  };
  await readAnswer('no-es-un-codigo');
  await expect(page.getByLabel('Tu código')).toHaveAccessibleDescription(
    /No encontramos ese código/,
  );
  await readAnswer(code);
  await expect(page.getByText('Arrepentimiento: Recibido')).toBeVisible();

  const adminPage = await openAdminPage(browser, app);
  await openAdminList(adminPage, '/admin/solicitudes');
  const request = adminPage.getByRole('listitem').filter({ hasText: code });
  await expect(request).toContainText('Recibido');
  await request.getByRole('button', { name: 'Responder' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Responder el pedido' });
  await dialog.getByLabel('Estado').selectOption({ label: 'Resuelto' });
  await dialog.getByLabel('Respuesta').fill('Te devolvimos el pago.');
  await expectAccessible(adminPage);
  await dialog.getByRole('button', { name: 'Responder' }).click();
  await expect(request).toContainText('Resuelto');
  await adminPage.context().close();

  await readAnswer(code);
  await expect(page.getByText('Te devolvimos el pago.')).toBeVisible();
});
