import { openAccount, getAccountSection } from '../../support/account/account.ts';
import { signOut, getToast } from '../../support/account/sign-in-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addVirtualAuthenticator } from '../../support/account/passkeys.ts';

test('a passkey is added, opens the account, gets another name, and is taken away', async ({
  page,
  signedInAs,
  consoleGuard,
}) => {
  // a whole life of a key
  test.slow();
  consoleGuard.allow(/status of 403 .*\/api\/account\/passkeys\/options\)/);
  const device = await addVirtualAuthenticator(page);
  const person = await signedInAs();
  await openAccount(page);
  const keys = getAccountSection(page, 'Llaves de acceso');
  await expect(keys).toContainText('Todavía no tenés llaves.');
  await keys.getByRole('button', { name: 'Agregar llave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await dialog.getByLabel('Nombre de la llave').fill('Mi compu');
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('button', { name: 'Agregar llave' }).click();
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
    'Esa no es tu contraseña actual.',
  );
  expect(await device.listCredentials()).toHaveLength(0);

  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Agregar llave' }).click();
  await expect(getToast(page, 'Llave agregada')).toBeVisible();
  const row = keys.getByRole('listitem');
  await expect(row).toContainText('Mi compu');
  await expect(row).toContainText('Todavía sin usar.');
  await expect(getAccountSection(page, 'Tu perfil')).toContainText('o con 1 llave de acceso');
  expect(await device.listCredentials()).toHaveLength(1);
  await expectAccessible(page);

  await signOut(page);
  await expect(getToast(page, 'Sesión cerrada')).toBeVisible();
  await page.goto('/auth?next=%2Fmi-cuenta');
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await expect(row).toContainText('Último uso: recién.');

  await keys.getByRole('button', { name: 'Agregar llave' }).click();
  await dialog.getByLabel('Nombre de la llave').fill('Otra vez');
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Agregar llave' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Este dispositivo ya tiene una llave de tu cuenta.',
  );
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await row.getByRole('button', { name: 'Cambiar el nombre de Mi compu' }).click();
  const rename = page.getByRole('dialog', { name: 'Cambiar el nombre de la llave' });
  await expect(rename.getByLabel('Nombre de la llave')).toBeFocused();
  await rename.getByLabel('Nombre de la llave').fill('La del trabajo');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('La del trabajo');
  await getToast(page, 'Nombre cambiado').getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toContainText('Mi compu');

  await row.getByRole('button', { name: 'Borrar la llave Mi compu' }).click();
  await page
    .getByRole('dialog', { name: '¿Borrar la llave Mi compu?' })
    .getByRole('button', { name: 'Borrar llave' })
    .click();
  await expect(getToast(page, 'Llave borrada')).toBeVisible();
  await expect(keys).toContainText('Todavía no tenés llaves.');
  await expect(page.getByRole('heading', { name: 'Llaves de acceso' })).toBeFocused();
  await expect(getAccountSection(page, 'Avisos de tu cuenta')).toContainText(
    'Borraste una llave de acceso',
  );
});

test('where the owner says no to the device, nothing is kept and the form stays', async ({
  page,
  signedInAs,
}) => {
  const device = await addVirtualAuthenticator(page);
  const person = await signedInAs();
  await openAccount(page);
  await page.getByRole('button', { name: 'Agregar llave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar una llave de acceso' });
  await dialog.getByLabel('Nombre de la llave').fill('Mi compu');
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await device.refuse();
  await dialog.getByRole('button', { name: 'Agregar llave' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No se guardó ninguna llave');
  await expect(dialog.getByLabel('Nombre de la llave')).toHaveValue('Mi compu');
  await device.accept();
  await dialog.getByRole('button', { name: 'Agregar llave' }).click();
  await expect(getToast(page, 'Llave agregada')).toBeVisible();
});

test('a browser without passkeys says so, and keeps the ones that exist manageable', async ({
  page,
  signedInAs,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await signedInAs();
  await openAccount(page);
  const keys = getAccountSection(page, 'Llaves de acceso');
  await expect(keys).toContainText('Este navegador no maneja llaves de acceso.');
  await expect(keys.getByRole('button', { name: 'Agregar llave' })).toHaveCount(0);
});
