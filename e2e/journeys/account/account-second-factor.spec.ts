import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openAccount, getAccountSection } from '../../support/account/account.ts';
import { grantAdmin } from '../../support/account/administrator.ts';
import { submitCredentials, getToast } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createNextCode, createOneTimeCode } from '../../support/account/one-time-code.ts';

test('who does not administer is not asked for a second step', async ({ page, signedInAs }) => {
  await signedInAs();
  await openAccount(page);
  await expect(getAccountSection(page, 'Contraseña y recuperación')).toContainText(
    'Pregunta secreta',
  );
  await expect(page.getByText('Segundo paso al entrar')).toHaveCount(0);
});

test('who administers turns the second step on, and from then on enters with its code', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403 .*\/api\/account\/second-factor\)/);
  consoleGuard.allow(/status of 401 .*\/api\/(account\/second-factor\/confirm|login)\)/);
  const person = await signedInAs();
  await grantAdmin(app, person);
  // whoever was inside comes in again
  await page.goto('/auth?next=%2Fmi-cuenta');
  await submitCredentials(page, person);
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  const security = getAccountSection(page, 'Contraseña y recuperación');
  await expect(security).toContainText('Tu cuenta administra Forja: necesita el segundo paso.');
  await security.getByRole('button', { name: 'Activar segundo paso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activar el segundo paso' });
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('button', { name: 'Seguir' }).click();
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
    'Esa no es tu contraseña actual.',
  );
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Seguir' }).click();

  await expect(
    dialog.getByRole('img', { name: 'Código QR para tu aplicación de códigos' }),
  ).toBeVisible();
  const written = await dialog.getByTestId('clave').innerText();
  const key = written.replaceAll(' ', '');
  expect(written).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const link = await dialog
    .getByRole('link', { name: 'Abrir en la aplicación de este dispositivo' })
    .getAttribute('href');
  expect(link).toContain(`secret=${key}`);
  await expectAccessible(page);

  const code = dialog.getByLabel('Código de seis números');
  await code.fill('12');
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(code).toHaveAccessibleDescription(
    'El código son los seis números que muestra tu aplicación.',
  );
  await code.fill(createOneTimeCode(key, Date.now() - 600_000));
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(code).toHaveAccessibleDescription(/^Ese código no es el de ahora/);
  await code.fill(createOneTimeCode(key, Date.now()));
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(getToast(page, 'Segundo paso activado')).toBeVisible();
  await expect(security).toContainText('Cada vez que entrás pedimos el código.');
  await expect(security.getByRole('button', { name: 'Activar segundo paso' })).toHaveCount(0);
  expect(await (await context.request.get('/api/user')).json()).toMatchObject({ role: 'admin' });

  await context.clearCookies();
  await page.goto('/auth?next=/mi-cuenta');
  await submitCredentials(page, person);
  await page.getByLabel('Código de seis números').fill(createNextCode(key));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await expect(getAccountSection(page, 'Contraseña y recuperación')).toContainText('Activado');
});
