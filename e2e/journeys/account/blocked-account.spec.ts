import { randomUUID } from 'node:crypto';
import { openAdminPage } from '../../support/account/administrator.ts';
import { expect, test } from '../../support/fixtures.ts';

test('an administrator publishes a notice, blocks an account and unblocks it, and its person sees each', async ({
  page,
  signInAs,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (?:401|403)/);
  const person = await signInAs();
  const { id } = await (await page.context().request.get('/api/user')).json();
  const office = await openAdminPage(browser, app);
  const now = Date.now();
  await office.context().request.post(`${app.origin}/api/admin/notices`, {
    headers: { origin: app.origin },
    data: {
      noticeId: randomUUID(),
      text: 'El lunes no hay soporte',
      audience: 'everybody',
      startsAt: new Date(now - 1000).toISOString(),
      endsAt: new Date(now + 86_400_000).toISOString(),
      reason: 'Feriado',
    },
  });
  await page.goto('/mis-planes');
  await expect(page.getByText('El lunes no hay soporte')).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByText('El lunes no hay soporte')).toBeHidden();

  await office.goto(`/admin/persona/${id}`);
  await office.getByLabel('Motivo').fill('Prestó la cuenta');
  await office.getByRole('button', { name: 'Ver sus datos' }).click();
  const decide = async (action: string, reason: string) => {
    await office.getByRole('button', { name: action }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill(reason);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  await decide('Bloquear la cuenta', 'La usan tres personas');
  await expect(
    office.getByText(/^Bloqueada desde el .+ Motivo: La usan tres personas$/),
  ).toBeVisible();

  await page.context().request.post(`${app.origin}/api/login`, {
    headers: { origin: app.origin },
    data: { username: person.username, password: person.password },
  });
  await page.goto('/mi-cuenta');
  await expect(page.getByRole('heading', { level: 1, name: 'Bloqueamos tu cuenta' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('La usan tres personas');
  await expect(page.getByRole('button', { name: 'Descargar JSON' })).toBeVisible();

  await decide('Desbloquear la cuenta', 'Se aclaró');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('desbloqueó tu cuenta');
  await office.context().close();
});
