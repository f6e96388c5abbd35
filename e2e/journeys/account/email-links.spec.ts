import { openBrowser } from '../../support/account/account.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { startApp } from '../../support/app/app.ts';
import { submitCredentials, openSignInPage, getToast } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { startMailbox } from '../../../sandbox/mail/start-mailbox.ts';
import { findLink } from '../../support/app/mailbox.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';

test('an address is verified, changed and, when it was not its owner, given back by e-mail links', async ({
  page,
  context,
  browser,
  stopAtEnd,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(/status of 410 .*\/api\/(email-confirmations|account-reversals)\)/);
  consoleGuard.allow(/status of 401 /);
  const mailbox = stopAtEnd(await startMailbox());
  const app = stopAtEnd(await startApp(mailbox.settings));
  const person = aPerson();
  await registerPerson(context, app.origin, person);
  await openSignInPage(page, `${app.origin}/mi-cuenta`);
  const profile = page.getByRole('region', { name: 'Tu perfil' });
  await expect(profile).toContainText('Sin verificar');
  await profile.getByRole('button', { name: 'Verificar mi correo' }).click();
  await expect(getToast(page, 'Te mandamos un enlace')).toBeVisible();

  // the e-mail is opened in another browser, where nobody is signed in
  const phone = await openBrowser(browser, app.origin);
  const reader = await phone.newPage();
  await expect.poll(() => mailbox.emails.length).toBe(2);
  await openSignInPage(reader, await findLink(mailbox, '/verificar-correo'));
  await expect(reader).toHaveURL(`${app.origin}/verificar-correo`);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(reader.getByText('Tu correo quedó verificado.')).toBeVisible();
  await page.reload();
  await expect(profile).toContainText('Verificado');
  await expect(profile.getByRole('button', { name: 'Verificar mi correo' })).toHaveCount(0);

  const otherContext = `otra-${person.username}`;
  await profile.getByRole('button', { name: 'Cambiar correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
  await dialog.getByLabel('Correo nuevo').fill(otherContext);
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(getToast(page, 'Falta confirmar el correo nuevo')).toContainText(otherContext);
  await expect(profile).toContainText('Correo nuevo, sin confirmar');
  await expect.poll(() => mailbox.emails.length).toBe(3);
  await openSignInPage(reader, await findLink(mailbox, '/verificar-correo'));
  await reader.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(reader.getByText(`Desde ahora entrás con ${otherContext}.`)).toBeVisible();

  const back = await findLink(mailbox, '/recuperar-acceso');
  await openSignInPage(reader, back);
  await expect(reader).toHaveURL(`${app.origin}/recuperar-acceso`);
  await reader.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(reader.locator('.error-summary_root').getByRole('listitem')).toHaveCount(2);
  await reader.getByLabel('Nueva contraseña').fill('yerba, termo y bombilla');
  await reader.getByLabel('Repetí la contraseña').fill('yerba, termo y bombilla');
  await expectAccessible(reader);
  await reader.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(reader);
  await reader.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(reader.getByText('Tu cuenta es tuya de nuevo.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);

  await reader.getByRole('link', { name: 'Iniciar sesión' }).click();
  await submitCredentials(reader, {
    username: person.username,
    password: 'yerba, termo y bombilla',
  });
  await expect(getToast(reader, 'Sesión iniciada')).toBeVisible();
  await openSignInPage(reader, `${app.origin}/mi-cuenta`);
  const security = reader.getByRole('region', { name: 'Contraseña y recuperación' });
  await expect(security).toContainText('Elegí otra pregunta secreta.');
  await security.getByRole('button', { name: 'Ahora no' }).click();
  await expect(security).not.toContainText('Elegí otra pregunta secreta.');

  // over a page that is open already only the end of the address changes
  await openSignInPage(reader, `${app.origin}/recuperar-acceso`);
  await expect(reader.getByText('Falta el enlace.')).toBeVisible();
  await reader.evaluate((hash) => (location.hash = hash), new URL(back).hash);
  await reader.getByLabel('Nueva contraseña').fill('otra larga y distinta');
  await reader.getByLabel('Repetí la contraseña').fill('otra larga y distinta');
  await reader.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(
    reader.getByRole('alert').filter({ hasText: 'Ese enlace ya no sirve' }),
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Recuperar de otra forma' })).toBeVisible();
  await expect(reader.getByLabel('Nueva contraseña')).toHaveCount(0);
  await phone.close();
});
