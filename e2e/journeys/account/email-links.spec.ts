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
  consoleGuard.allow(/status of 410 .*\/api\/account-reversals\)/);
  consoleGuard.allow(/status of 40[39] .*\/api\/email-confirmations\)/);
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
  const password = reader.getByLabel('Escribí la contraseña de tu cuenta');
  await expect(password).toBeFocused();
  await expectAccessible(reader);
  await password.fill('no era esta 5');
  await reader.getByRole('button', { name: 'Confirmar con mi contraseña' }).click();
  await expect(password).toHaveAccessibleDescription(/Esa no es tu contraseña actual/);
  await password.fill(person.password);
  await reader.getByRole('button', { name: 'Confirmar con mi contraseña' }).click();
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
  await password.fill(person.password);
  await reader.getByRole('button', { name: 'Confirmar con mi contraseña' }).click();
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

test('an account that somebody else registered goes to its owner with a new password', async ({
  page,
  context,
  browser,
  stopAtEnd,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(/status of 409 .*\/api\/email-confirmations\)/);
  consoleGuard.allow(/status of 401 /);
  const mailbox = stopAtEnd(await startMailbox());
  const app = stopAtEnd(await startApp(mailbox.settings));
  const person = aPerson();
  await registerPerson(context, app.origin, person);
  await openSignInPage(page, `${app.origin}/mi-cuenta`);
  await expect(page.getByRole('region', { name: 'Tu perfil' })).toContainText('Sin verificar');

  const phone = await openBrowser(browser, app.origin);
  const owner = await phone.newPage();
  await openSignInPage(owner, await findLink(mailbox, '/verificar-correo'));
  await owner.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await owner.getByRole('button', { name: /^No la sé, o no la elegí yo/ }).click();
  await expect(owner.getByText(/Se cierran todas las sesiones/)).toBeVisible();
  await expectAccessible(owner);
  await owner.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(owner);
  await owner.getByLabel('Nueva contraseña').fill('yerba, termo y bombilla');
  await owner.getByLabel('Repetí la contraseña').fill('yerba, termo y bombilla');
  await owner.getByRole('button', { name: 'Elegir contraseña y confirmar' }).click();
  await expect(owner.getByText('Tu correo quedó verificado.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);

  await owner.getByRole('link', { name: 'Iniciar sesión' }).click();
  await submitCredentials(owner, { ...person, password: 'yerba, termo y bombilla' });
  await expect(getToast(owner, 'Sesión iniciada')).toBeVisible();
  await openSignInPage(owner, `${app.origin}/mi-cuenta`);
  await expect(owner.getByRole('region', { name: 'Contraseña y recuperación' })).toContainText(
    'Elegí otra pregunta secreta.',
  );
  await phone.close();
});

test('who did not register says so from the e-mail, and nobody enters that account', async ({
  page,
  context,
  browser,
  stopAtEnd,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(/status of 410 .*\/api\/email-confirmations\/deny\)/);
  consoleGuard.allow(/status of 401 /);
  const mailbox = stopAtEnd(await startMailbox());
  const app = stopAtEnd(await startApp(mailbox.settings));
  const person = aPerson();
  await registerPerson(context, app.origin, person);
  await openSignInPage(page, `${app.origin}/mi-cuenta`);
  await expect(page.getByRole('region', { name: 'Tu perfil' })).toContainText('Sin verificar');

  const phone = await openBrowser(browser, app.origin);
  const owner = await phone.newPage();
  const link = await findLink(mailbox, '/verificar-correo', 'no-fui-yo');
  await openSignInPage(owner, link);
  await expect(owner).toHaveURL(`${app.origin}/verificar-correo`);
  await expect(owner.getByRole('heading', { level: 1, name: '¿No fuiste vos?' })).toBeVisible();
  await expectAccessible(owner);
  await owner.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(owner);
  // nothing happens before the press
  await page.reload();
  await expect(page.getByRole('region', { name: 'Tu perfil' })).toContainText('Sin verificar');
  await owner.getByRole('button', { name: 'No fui yo' }).click();
  await expect(owner.getByText('Listo: nadie puede entrar en esa cuenta.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);
  await submitCredentials(page, person);
  await expect(page.getByText('Correo o contraseña incorrectos').first()).toBeVisible();

  await openSignInPage(owner, `${app.origin}/auth`);
  await openSignInPage(owner, link);
  await owner.getByRole('button', { name: 'No fui yo' }).click();
  await expect(owner.getByRole('link', { name: 'Recuperar la cuenta' })).toBeVisible();
  await phone.close();
});
