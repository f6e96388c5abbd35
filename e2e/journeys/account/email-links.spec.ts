import type { Locator, Page } from '@playwright/test';
import { openBrowser, signInExisting } from '../../support/account/account.ts';
import {
  fillRegistration,
  getFailure,
  getToast,
  openSignInPage,
  submitCredentials,
} from '../../support/account/sign-in-page.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { type Mailbox, startMailbox } from '../../../sandbox/mail/start-mailbox.ts';
import { findLink } from '../../support/app/mailbox.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';

const NEW_PASSWORD = 'yerba, termo y bombilla';

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nueva contraseña').fill(password);
  await page.getByLabel('Repetí la contraseña').fill(password);
}

type Person = ReturnType<typeof aPerson>;
type MailServer = {
  emailsTo: (username: string) => () => Mailbox['emails'];
  /** Signs in an existing account, and returns its emails. */
  enter: () => Promise<{ person: Person; emails: () => Mailbox['emails'] }>;
  /** Opens a signed-out browser to read emails. */
  openReader: () => Promise<Page>;
  profile: Locator;
};

async function requestVerification({ profile }: MailServer, page: Page): Promise<void> {
  await openSignInPage(page, '/mi-cuenta');
  await expect(profile).toContainText('Sin verificar');
  await profile.getByRole('button', { name: 'Verificar mi correo' }).click();
}

const test = base.extend<{ mailServer: MailServer }>({
  async mailServer({ page, context, browser, app, stopAtEnd, consoleGuard }, provide) {
    consoleGuard.allow(/status of 410 .*\/api\/account-reversals\)/);
    consoleGuard.allow(/status of 40[39] .*\/api\/email-confirmations\)/);
    consoleGuard.allow(/status of (400|410) .*\/api\/recovery-links\/use\)/);
    consoleGuard.allow(/status of (409|410) .*\/api\/register\/complete\)/);
    consoleGuard.allow(/status of 400 .*\/api\/register\)/);
    consoleGuard.allow(/status of 401 /);
    const mailbox = stopAtEnd(await startMailbox());
    const emailsTo = (username: string) => () =>
      mailbox.emails.filter(({ to }) => to.includes(username));
    // registers before the server sends mail, so that the address is unverified
    const person = aPerson();
    await registerPerson(context, app.origin, person);
    // restores the worker's server without mail
    stopAtEnd({ stop: () => app.restart() });
    await app.restart(mailbox.settings);

    await provide({
      emailsTo,
      async enter() {
        await context.clearCookies();
        await signInExisting(context, app.origin, person);
        return { person, emails: emailsTo(person.username) };
      },
      openReader: async () => (await openBrowser(browser, app.origin)).newPage(),
      profile: page.getByRole('region', { name: 'Tu perfil' }),
    });
  },
});

test('registration is completed from the email: by a press here, with the password elsewhere', async ({
  page,
  context,
  app,
  mailServer,
}) => {
  const { emailsTo, openReader } = mailServer;
  const person = aPerson();
  const emails = emailsTo(person.username);
  await context.clearCookies();
  const sentHeading = page.getByRole('heading', {
    level: 1,
    name: 'Falta un paso: mirá tu correo',
  });
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await openSignInPage(page, '/auth?modo=registro&next=%2Fmis-planes');
  await fillRegistration(page, { ...person, password: 'boca2026' });
  await create.click();
  const failure = getFailure(page, 'Error al registrarse');
  await expect(failure).toBeVisible();
  await fillRegistration(page, person);
  await create.click();
  await expect(sentHeading).toBeFocused();
  expect(await failure.count()).toBe(0);
  await expect(page.getByText(person.username)).toBeVisible();
  await expect.poll(() => emails().length).toBe(1);
  await page.getByRole('button', { name: 'Cambiar la dirección' }).click();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expect(page.getByLabel('Respuesta secreta')).toHaveValue(person.secretAnswer);
  await create.click();
  await page.getByRole('button', { name: 'Mandar de nuevo' }).click();
  await expect(page.getByText('Te mandamos otro enlace.')).toBeVisible();
  await expect.poll(() => emails().length).toBe(3);

  const link = await findLink(emails, '/verificar-correo', 'registro');
  const reader = await openReader();
  await openSignInPage(reader, link);
  await reader.getByRole('button', { name: 'Crear mi cuenta' }).click();
  const password = reader.getByLabel('Escribí la contraseña que elegiste');
  await expect(password).toBeFocused();
  await expect(reader.getByText(person.username)).toBeVisible();

  const tab = await context.newPage();
  await openSignInPage(tab, link);
  await expect(tab).toHaveURL(`${app.origin}/verificar-correo`);
  await tab.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(getToast(tab, 'Registro exitoso')).toContainText('Bienvenido');
  await expect(tab).toHaveURL(`${app.origin}/mis-planes`);
  // the form's tab continues too
  await expect(page).toHaveURL(`${app.origin}/mis-planes`);

  await password.fill(person.password);
  await reader.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(reader.getByText('Ese enlace ya no sirve. Pedí uno nuevo.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Iniciar sesión' }).last()).toBeVisible();
  await tab.close();
});

test('a known address sees the same page, and its email offers ways to sign in', async ({
  page,
  context,
  mailServer,
}) => {
  const { enter } = mailServer;
  const { person, emails } = await enter();
  await context.clearCookies();
  await openSignInPage(page, '/auth?modo=registro');
  await fillRegistration(page, { ...person, password: 'otra larga y distinta' });
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Falta un paso: mirá tu correo' }),
  ).toBeVisible();
  await expect
    .poll(() => emails().map(({ text }) => text))
    .toEqual([expect.stringContaining('ya tenés una')]);
});

test('an address is verified, changed and, when its owner denies it, restored', async ({
  page,
  app,
  mailServer,
}) => {
  const { enter, openReader, profile } = mailServer;
  const { person, emails } = await enter();
  const reader = await openReader();
  await requestVerification(mailServer, page);
  await expect(getToast(page, 'Te mandamos un enlace')).toBeVisible();

  await expect.poll(() => emails().length).toBe(1);
  await openSignInPage(reader, await findLink(emails, '/verificar-correo'));
  await expect(reader).toHaveURL(`${app.origin}/verificar-correo`);
  await reader.reload();
  await expect(reader).toHaveURL(`${app.origin}/verificar-correo`);
  await reader.getByRole('button', { name: 'Confirmar mi correo' }).click();
  const password = reader.getByLabel('Escribí la contraseña de tu cuenta');
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await reader.getByRole('button', { name: 'Confirmar con mi contraseña' }).click();
  await expect(reader.getByText('Tu correo quedó verificado.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('Falta el enlace')).toBeVisible();
  await page.reload();
  await expect(profile).toContainText('Verificado');
  await expect(profile.getByRole('button', { name: 'Verificar mi correo' })).toHaveCount(0);

  const other = `otra-${person.username}`;
  await profile.getByRole('button', { name: 'Cambiar correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
  await dialog.getByLabel('Correo nuevo').fill(other);
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(getToast(page, 'Falta confirmar el correo nuevo')).toContainText(other);
  await expect(profile).toContainText('Correo nuevo, sin confirmar');
  await expect.poll(() => emails().length).toBe(2);
  await openSignInPage(reader, await findLink(emails, '/verificar-correo'));
  await reader.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await password.fill(person.password);
  await reader.getByRole('button', { name: 'Confirmar con mi contraseña' }).click();
  await expect(reader.getByText(`Desde ahora entrás con ${other}.`)).toBeVisible();

  const back = await findLink(emails, '/recuperar-acceso');
  await openSignInPage(reader, back);
  await expect(reader).toHaveURL(`${app.origin}/recuperar-acceso`);
  await reader.reload();
  await reader.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(reader.locator('.error-summary_root').getByRole('listitem')).toHaveCount(2);
  await choosePassword(reader, NEW_PASSWORD);
  await reader.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(reader.getByText('Tu cuenta es tuya de nuevo.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);

  await reader.getByRole('link', { name: 'Iniciar sesión' }).click();
  await submitCredentials(reader, {
    username: person.username,
    password: NEW_PASSWORD,
  });
  await expect(getToast(reader, 'Sesión iniciada')).toBeVisible();
  await openSignInPage(reader, '/mi-cuenta');
  const security = reader.getByRole('region', { name: 'Contraseña y recuperación' });
  await expect(security).toContainText('Elegí otra pregunta secreta.');
  await security.getByRole('button', { name: 'Ahora no' }).click();
  await expect(security).not.toContainText('Elegí otra pregunta secreta.');

  // an open page only gets a new hash
  await openSignInPage(reader, '/recuperar-acceso');
  await expect(reader.getByText('Falta el enlace.')).toBeVisible();
  await reader.evaluate((hash) => (location.hash = hash), new URL(back).hash);
  await choosePassword(reader, 'otra larga y distinta');
  await reader.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(
    reader.getByRole('alert').filter({ hasText: 'Ese enlace ya no sirve' }),
  ).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Recuperar de otra forma' })).toBeVisible();
  await expect(reader.getByLabel('Nueva contraseña')).toHaveCount(0);
});

test("an account that somebody else registered passes to the address's owner with a new password", async ({
  page,
  mailServer,
}) => {
  const { enter, openReader } = mailServer;
  const { person, emails } = await enter();
  const owner = await openReader();
  await requestVerification(mailServer, page);
  await openSignInPage(owner, await findLink(emails, '/verificar-correo'));
  await owner.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await owner.getByRole('button', { name: /^No la sé, o no la elegí yo/ }).click();
  await expect(owner.getByText(/Se cierran todas las sesiones/)).toBeVisible();
  await choosePassword(owner, NEW_PASSWORD);
  await owner.getByRole('button', { name: 'Elegir contraseña y confirmar' }).click();
  await expect(owner.getByText('Tu correo quedó verificado.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);

  await owner.getByRole('link', { name: 'Iniciar sesión' }).click();
  await submitCredentials(owner, { ...person, password: NEW_PASSWORD });
  await expect(getToast(owner, 'Sesión iniciada')).toBeVisible();
  await openSignInPage(owner, '/mi-cuenta');
  await expect(owner.getByRole('region', { name: 'Contraseña y recuperación' })).toContainText(
    'Elegí otra pregunta secreta.',
  );
});

test('the owner of an address denies a registration, and nobody signs in to it', async ({
  page,
  app,
  mailServer,
}) => {
  const { enter, openReader } = mailServer;
  const { person, emails } = await enter();
  const owner = await openReader();
  await requestVerification(mailServer, page);
  const link = await findLink(emails, '/verificar-correo', 'no-fui-yo');
  await openSignInPage(owner, link);
  await expect(owner).toHaveURL(`${app.origin}/verificar-correo`);
  await expect(owner.getByRole('heading', { level: 1, name: '¿No fuiste vos?' })).toBeVisible();
  await owner.getByRole('button', { name: 'No fui yo' }).click();
  await expect(owner.getByText('Listo: nadie puede entrar en esa cuenta.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);
  await submitCredentials(page, person);
  await expect(page.getByText('Correo o contraseña incorrectos').first()).toBeVisible();
});

test('an emailed link restores access without the secret answer', async ({
  page,
  context,
  app,
  mailServer,
}) => {
  const { enter } = mailServer;
  const { person, emails } = await enter();
  await context.clearCookies();
  await openSignInPage(page, '/auth?modo=recuperar');
  await page.getByLabel('Correo electrónico').fill(person.username);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Mandame un enlace' }).click();
  await expect(page.getByText('Si hay una cuenta con ese correo')).toBeVisible();
  const link = await findLink(emails, '/auth');
  const token = link.split('#enlace=')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);

  const reader = await context.newPage();
  await reader.addInitScript(() => {
    const hashes: string[] = [];
    Object.assign(globalThis, { hashes });
    const { fetch: real } = globalThis;
    globalThis.fetch = (...call) => {
      hashes.push(location.hash);
      return real(...call);
    };
  });
  await openSignInPage(reader, link);
  await expect(reader).toHaveURL(`${app.origin}/auth?modo=recuperar`);
  const inTab = () => reader.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  const outsideTab = () =>
    reader.evaluate(() => JSON.stringify([Object.entries(localStorage), history.state]));
  // reloading keeps the link's page, in this tab only
  await reader.reload();
  await expect(reader.getByLabel('Repetí la contraseña')).toBeVisible();
  expect(await inTab()).toContain(token);
  expect(await outsideTab()).not.toContain(token);
  await choosePassword(reader, 'qwerty123');
  await reader.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(reader.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(
    /está entre las primeras/,
  );
  await choosePassword(reader, NEW_PASSWORD);
  await reader.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(getToast(reader, 'Contraseña recuperada')).toBeVisible();
  expect(await inTab()).not.toContain(token);
  // no request ran while the hash held the secret
  expect(await reader.evaluate<string[]>('hashes')).not.toHaveLength(0);
  expect(new Set(await reader.evaluate<string[]>('hashes'))).toEqual(new Set(['']));
  await submitCredentials(reader, { ...person, password: NEW_PASSWORD });
  await expect(getToast(reader, 'Sesión iniciada')).toBeVisible();

  // an open sign-in page only gets a new hash
  await openSignInPage(page, '/auth?modo=recuperar');
  await page.evaluate((hash) => (location.hash = hash), `#enlace=${token}`);
  await expect(page).toHaveURL(`${app.origin}/auth?modo=recuperar`);
  await choosePassword(page, 'otra larga y distinta');
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.locator('.error-summary_root')).toContainText(
    'Ese enlace ya no sirve. Pedí uno nuevo.',
  );
  await page.getByRole('button', { name: 'Recuperar de otra forma' }).click();
  await expect(page.getByText('Paso 1 de 2')).toBeVisible();
});
