import { expectAccessible } from '../../support/browser/accessibility.ts';
import {
  getFailure,
  signOut,
  openSignInPage,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createPasskey, addVirtualAuthenticator } from '../../support/account/passkeys.ts';

const ENTER = { name: 'Entrar con llave de acceso' };

test('somebody with a passkey enters without typing anything', async ({ page, signedInAs }) => {
  const person = await signedInAs();
  await addVirtualAuthenticator(page);
  await openSignInPage(page, '/');
  await createPasskey(page, person);
  await signOut(page);
  await expect(getToast(page, 'Sesión cerrada')).toBeVisible();

  await openSignInPage(page, '/auth?next=%2Fmis-planes');
  await page.getByRole('button', ENTER).click();
  await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
  await expect(page).toHaveURL(/\/mis-planes$/);
  const kept = await page.evaluate(() => localStorage.getItem('forja-username'));
  expect(kept).toBe(person.username);
});

test('a device without a key says so in plain words, and the password is still there', async ({
  page,
}) => {
  await addVirtualAuthenticator(page);
  await openSignInPage(page, '/auth');
  await page.getByLabel('Contraseña', { exact: true }).fill('mate amargo 7');
  await page.getByRole('button', ENTER).click();
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('No se usó ninguna llave');
  await expect(said).toContainText('entrá con tu contraseña');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('mate amargo 7');
  await expect(page.getByRole('button', ENTER)).toBeEnabled();
  await expectAccessible(page);
});

test('a key that the account no longer has is refused', async ({
  page,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\/passkey-login\)/);
  const person = await signedInAs();
  await addVirtualAuthenticator(page);
  await openSignInPage(page, '/');
  await createPasskey(page, person);
  await page.evaluate(async () => {
    const { items } = await (await fetch('/api/account/passkeys')).json();
    await fetch(`/api/account/passkeys/${items[0].id}`, { method: 'DELETE' });
  });
  await signOut(page);
  await openSignInPage(page, '/auth');
  await page.getByRole('button', ENTER).click();
  await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
    'No pudimos entrar con esa llave',
  );
  await expect(page).toHaveURL(/\/auth$/);
});

test('a browser without keys shows no button for them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await openSignInPage(page, '/auth');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('button', ENTER)).toHaveCount(0);
});

test('the address field offers the keys of the device', async ({ page, signedInAs }) => {
  const person = await signedInAs();
  await addVirtualAuthenticator(page);
  await openSignInPage(page, '/');
  await createPasskey(page, person);
  await signOut(page);
  await openSignInPage(page, '/auth');
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('autocomplete', /webauthn$/);
  // the finger of this device agrees at once with the first key that is offered
  await page.getByLabel('Correo electrónico').click();
  await expect(getToast(page, 'Sesión iniciada')).toBeVisible();
  await expect(page).toHaveURL(/\/mis-planes$/);
});
