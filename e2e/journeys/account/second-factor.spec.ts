import { openAccount, getAccountSection } from '../../support/account/account.ts';
import { grantAdmin } from '../../support/account/administrator.ts';
import { submitCredentials, openSignInPage, getToast } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createNextCode, createOneTimeCode } from '../../support/account/one-time-code.ts';

test('only an administrator can enable the second step, and then signs in with its code', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403 .*\/api\/account\/second-factor\)/);
  consoleGuard.allow(/status of 401 .*\/api\/(account\/second-factor\/confirm|login)\)/);
  const person = await signInAs();
  const security = getAccountSection(page, 'Contraseña y recuperación');
  await openAccount(page);
  await expect(security).toContainText('Pregunta secreta');
  await expect(page.getByText('Segundo paso al entrar')).toHaveCount(0);

  await grantAdmin(app, person);
  let key = '';
  await test.step('the password and an application code enable it', async () => {
    // enabling requires a recent sign-in
    await openSignInPage(page, '/auth?next=%2Fmi-cuenta');
    await submitCredentials(page, person);
    await expect(page).toHaveURL(/\/mi-cuenta$/);
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
    key = written.replaceAll(' ', '');
    expect(written).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const link = await dialog
      .getByRole('link', { name: 'Abrir en la aplicación de este dispositivo' })
      .getAttribute('href');
    expect(link).toContain(`secret=${key}`);

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
  });

  await test.step('the password alone leads to the second step', async () => {
    await context.clearCookies();
    await openSignInPage(page, '/auth?next=/mi-cuenta');
    await submitCredentials(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Falta un paso' })).toBeVisible();
    // asking for the code is no error
    await expect(page.getByText('Error al iniciar sesión')).toHaveCount(0);
    const code = page.getByLabel('Código de seis números');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');

    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.username);
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.password);
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();

    const enter = page.getByRole('button', { name: 'Entrar', exact: true });
    await enter.click();
    await expect(code).toHaveAccessibleDescription('Este campo es obligatorio');
    await code.fill(createOneTimeCode(key, 0));
    await enter.click();
    await expect(code).toHaveAccessibleDescription(/Ese código no es el de ahora/);
    expect((await context.request.get('/api/user')).status()).toBe(401);

    const fresh = createNextCode(key);
    await code.fill(`${fresh.slice(0, 3)} ${fresh.slice(3)}`);
    await enter.click();
    await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
    await expect(page).toHaveURL(/\/mi-cuenta$/);
    await expect(security).toContainText('Activado');
    const user = await (await context.request.get('/api/user')).json();
    expect(user).toMatchObject({ username: person.username, role: 'admin' });
  });
});
