import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { grantAdmin, enableSecondFactor } from '../../support/account/administrator.ts';
import { submitCredentials, openSignInPage, getToast } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createNextCode, createOneTimeCode } from '../../support/account/one-time-code.ts';

test('an administrator enters with the password and the code of the application', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  const person = await signedInAs();
  await grantAdmin(app, person);
  const secret = await enableSecondFactor(context.request, app, person);
  await context.clearCookies();

  await openSignInPage(page, '/auth?next=%2Fmis-planes');
  await submitCredentials(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Falta un paso' })).toBeVisible();
  // asking for the code is not a failure
  await expect(page.getByText('Error al iniciar sesión')).toHaveCount(0);
  const code = page.getByLabel('Código de seis números');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.username);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.password);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();

  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('Este campo es obligatorio');
  await code.fill(createOneTimeCode(secret, 0));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/Ese código no es el de ahora/);

  const fresh = createNextCode(secret);
  await code.fill(`${fresh.slice(0, 3)} ${fresh.slice(3)}`);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
  await expect(page).toHaveURL(/\/mis-planes$/);
  const user = await (await context.request.get(`${app.origin}/api/user`)).json();
  expect(user).toMatchObject({ username: person.username, role: 'admin' });
});
