import { openAccount, getAccountSection } from '../../support/account/account.ts';
import { addVirtualAuthenticator } from '../../support/account/passkeys.ts';
import {
  getFailure,
  signOut,
  openSignInPage,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a passkey is added, signs in two ways, is renamed and is deleted', async ({
  page,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403 .*\/api\/account\/passkeys\/options\)/);
  consoleGuard.allow(/status of 401 .*\/api\/passkey-login\)/);
  const device = await addVirtualAuthenticator(page);
  const enter = page.getByRole('button', { name: 'Entrar con llave de acceso' });
  const password = page.getByLabel('Contraseña', { exact: true });
  const keys = getAccountSection(page, 'Llaves de acceso');
  const row = keys.getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  const add = dialog.getByRole('button', { name: 'Agregar llave' });

  await test.step('a device without a passkey says so, and the password still works', async () => {
    await openSignInPage(page, '/auth');
    await password.fill('mate amargo 7');
    await enter.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('No se usó ninguna llave');
    await expect(alert).toContainText('entrá con tu contraseña');
    await expect(password).toHaveValue('mate amargo 7');
    await expect(enter).toBeEnabled();
  });

  const person = await signInAs();
  await test.step("a passkey is created with the password and the device's consent", async () => {
    await openAccount(page);
    await expect(keys).toContainText('Todavía no tenés llaves.');
    await keys.getByRole('button', { name: 'Agregar llave' }).click();
    await dialog.getByLabel('Nombre de la llave').fill('Mi compu');
    await dialog.getByLabel('Tu contraseña').fill('no es esta');
    await add.click();
    await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
      'Esa no es tu contraseña actual.',
    );
    expect(await device.listCredentials()).toHaveLength(0);

    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await device.refuse();
    await add.click();
    await expect(dialog.getByRole('alert')).toContainText('No se guardó ninguna llave');
    await expect(dialog.getByLabel('Nombre de la llave')).toHaveValue('Mi compu');
    await expect(keys).toContainText('Todavía no tenés llaves.');
    await device.accept();
    await add.click();
    await expect(getToast(page, 'Llave agregada')).toBeVisible();
    await expect(row).toContainText('Mi compu');
    await expect(row).toContainText('Todavía sin usar.');
    await expect(getAccountSection(page, 'Tu perfil')).toContainText('o con 1 llave de acceso');
    expect(await device.listCredentials()).toHaveLength(1);

    await keys.getByRole('button', { name: 'Agregar llave' }).click();
    await dialog.getByLabel('Nombre de la llave').fill('Otra vez');
    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await add.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Este dispositivo ya tiene una llave de tu cuenta.',
    );
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('the button and the address field sign in without typing', async () => {
    await signOut(page);
    await expect(getToast(page, 'Sesión cerrada')).toBeVisible();
    await openSignInPage(page, '/auth?next=%2Fmi-cuenta');
    await enter.click();
    await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
    await expect(page).toHaveURL(/\/mi-cuenta$/);
    await expect(row).toContainText('Último uso: recién.');
    expect(await page.evaluate(() => localStorage.getItem('forja-username'))).toBe(person.username);

    await signOut(page);
    await openSignInPage(page, '/auth');
    const email = page.getByLabel('Correo electrónico');
    await expect(email).toHaveAttribute('autocomplete', /webauthn$/);
    // this authenticator consents at once to the first passkey offered
    await email.click();
    await expect(getToast(page, 'Sesión iniciada')).toBeVisible();
    await expect(page).toHaveURL(/\/mis-planes$/);
  });

  await test.step('it is renamed and deleted', async () => {
    await openAccount(page);
    await row.getByRole('button', { name: 'Cambiar el nombre de Mi compu' }).click();
    const rename = page.getByRole('dialog', { name: 'Cambiar el nombre de la llave' });
    await expect(rename.getByLabel('Nombre de la llave')).toBeFocused();
    await rename.getByLabel('Nombre de la llave').fill('La del trabajo');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('La del trabajo');
    await getToast(page, 'Nombre cambiado').getByRole('button', { name: 'Deshacer' }).click();
    await expect(row).toContainText('Mi compu');

    await row.getByRole('button', { name: 'Borrar la llave Mi compu' }).click();
    const removal = page.getByRole('dialog', { name: '¿Borrar la llave Mi compu?' });
    await removal.getByLabel('Tu contraseña').fill(person.password);
    await removal.getByRole('button', { name: 'Borrar llave' }).click();
    await expect(getToast(page, 'Llave borrada')).toBeVisible();
    await expect(keys).toContainText('Todavía no tenés llaves.');
    await expect(page.getByRole('heading', { name: 'Llaves de acceso' })).toBeFocused();
    await expect(getAccountSection(page, 'Avisos de tu cuenta')).toContainText(
      'Borraste una llave de acceso',
    );
  });

  await test.step('a browser without passkeys says so', async () => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('llaves') === 'no')
        Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    });
    await page.evaluate(() => sessionStorage.setItem('llaves', 'no'));
    await page.reload();
    await expect(keys).toContainText('Este navegador no maneja llaves de acceso.');
    await expect(keys.getByRole('button', { name: 'Agregar llave' })).toHaveCount(0);
    await signOut(page);
    await page.evaluate(() => sessionStorage.setItem('llaves', 'no'));
    await openSignInPage(page, '/auth');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(enter).toHaveCount(0);
  });

  await test.step('a passkey deleted from the account is refused', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await openSignInPage(page, '/auth');
    await enter.click();
    await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
      'No pudimos entrar con esa llave',
    );
    await expect(page).toHaveURL(/\/auth$/);
  });
});
