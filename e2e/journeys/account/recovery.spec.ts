import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { startApp } from '../../support/app/app.ts';
import {
  getFailure,
  submitCredentials,
  openSignInPage,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { startMailbox } from '../../../sandbox/mail/start-mailbox.ts';
import { findLink } from '../../support/app/mailbox.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';

const NEW_PASSWORD = 'yerba, termo y bombilla';
const REFUSED_ANSWER = /status of 4(01|29) .*\/api\/recover-password\)/;

async function askQuestion(page: Page, username: string): Promise<void> {
  await openSignInPage(page, '/auth?modo=recuperar');
  await page.getByLabel('Correo electrónico').fill(username);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Paso 2 de 2')).toBeVisible();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nueva contraseña').fill(password);
  await page.getByLabel('Repetí la contraseña').fill(password);
}

const send = (page: Page) => page.getByRole('button', { name: 'Cambiar la contraseña' }).click();

test('somebody who lost the password answers the question and enters with a new one', async ({
  page,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  consoleGuard.allow(/status of 40[01] .*\/api\/recover-password\)/);
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, '/auth?next=%2Fmis-planes');
  await submitCredentials(page, { ...person, password: 'no era esta 5' });
  await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
    'Correo o contraseña incorrectos',
  );

  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperá tu cuenta' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.username);
  await page.getByRole('button', { name: 'Seguir' }).click();
  const answer = page.getByLabel('Respuesta secreta');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/¿Cómo se llamaba tu primera mascota\?/);

  await send(page);
  const summary = page.locator('.error-summary_root');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await answer.fill('Firulais');
  await page.getByLabel('Nueva contraseña').fill('corta');
  await page.getByLabel('Repetí la contraseña').fill('otra');
  await send(page);
  await expect(page.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(
    'La contraseña debe tener al menos 6 caracteres',
  );
  await expect(page.getByLabel('Repetí la contraseña')).toHaveAccessibleDescription(
    'Las contraseñas no coinciden',
  );

  await choosePassword(page, 'contraseña1');
  await send(page);
  await expect(page.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(
    /está entre las primeras/,
  );
  await choosePassword(page, NEW_PASSWORD);
  await send(page);
  await expect(answer).toHaveAccessibleDescription(/Te quedan 4 intentos/);
  await expect(getFailure(page, 'Error al recuperar la contraseña')).toContainText(
    'Esa no es la respuesta',
  );
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue(NEW_PASSWORD);

  await answer.fill(' TÓBI ');
  await send(page);
  await expect(getToast(page, 'Contraseña recuperada')).toContainText(
    'Tu contraseña ha sido actualizada correctamente',
  );
  await expect(page).toHaveURL(/\/auth\?next=%2Fmis-planes$/);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.username);
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
  await expect(page).toHaveURL(/\/mis-planes$/);
});

test('after five wrong answers it is closed, and says how long is left', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(REFUSED_ANSWER);
  await page.clock.install();
  const { username } = aPerson();
  await askQuestion(page, username);
  await page.getByLabel('Respuesta secreta').fill('Firulais');
  await choosePassword(page, NEW_PASSWORD);
  for (const left of [
    'Te quedan 4',
    'Te quedan 3',
    'Te quedan 2',
    'Te queda 1',
    'queda cerrada por 1 hora',
  ]) {
    await send(page);
    await expect(page.getByLabel('Respuesta secreta')).toHaveAccessibleDescription(
      new RegExp(left),
    );
  }
  const button = page.getByRole('button', { name: 'Cambiar la contraseña' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    /^Podés probar de nuevo en (1 hora|59 minutos y \d+ segundos?)\.$/,
  );
  await page.clock.fastForward('58:30');
  await expect(button).toHaveAccessibleDescription(
    /^Podés probar de nuevo en (1 minuto y )?\d+ segundos?\.$/,
  );
  await page.clock.fastForward('01:31');
  await expect(button).toBeEnabled();
  // by the clock of this page the hour is over; by the server's it is not
  await send(page);
  await expect(page.locator('.error-summary_root')).toContainText(
    /Demasiados intentos\. Podés probar de nuevo a las \d\d:\d\d/,
  );
  await expect(getFailure(page, 'Error al recuperar la contraseña')).toContainText(
    /Probá de nuevo en (1 hora|\d+ minutos)/,
  );
  await expect(button).toBeDisabled();
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue(NEW_PASSWORD);
  await expect(
    page.getByRole('heading', { name: '¿No te acordás de la respuesta?' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'hola@forja.app' })).toHaveAttribute(
    'href',
    /^mailto:hola@forja\.app/,
  );
  await expectAccessible(page);
});

test('what is typed before the code of the recovery comes is in its form', async ({ page }) => {
  await page.route(/\/assets\/recovery-steps-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/auth?modo=recuperar');
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.getByLabel('Correo electrónico').fill('ana@ejemplo.com.ar');
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperá tu cuenta' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
});

test('without signal the question is not asked, and nothing typed is lost', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  const { username } = aPerson();
  await openSignInPage(page, '/auth?modo=recuperar');
  await page.getByLabel('Correo electrónico').fill(username);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(getFailure(page, 'Error al obtener la pregunta secreta')).toContainText(
    'No hay conexión',
  );
  await context.setOffline(false);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(username);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Paso 2 de 2')).toBeVisible();
});

test('where e-mail can be sent, a link restores access without the answer', async ({
  page,
  context,
  stopAtEnd,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(/status of (400|410) .*\/api\/recovery-links\/use\)/);
  const mailbox = stopAtEnd(await startMailbox());
  const app = stopAtEnd(await startApp(mailbox.settings));
  const person = aPerson();
  await registerPerson(context, app.origin, person);
  await context.clearCookies();
  await openSignInPage(page, `${app.origin}/auth?modo=recuperar`);
  await page.getByLabel('Correo electrónico').fill(person.username);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Mandame un enlace' }).click();
  await expect(page.getByText('Si hay una cuenta con ese correo')).toBeVisible();
  const link = await findLink(mailbox, '/auth');
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
  expect(
    await reader.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    ),
  ).not.toContain(token);
  await expectAccessible(reader);
  await choosePassword(reader, 'qwerty123');
  await send(reader);
  await expect(reader.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(
    /está entre las primeras/,
  );
  await choosePassword(reader, NEW_PASSWORD);
  await send(reader);
  await expect(getToast(reader, 'Contraseña recuperada')).toBeVisible();
  // no request left while the address had it
  expect(await reader.evaluate<string[]>('hashes')).not.toHaveLength(0);
  expect(new Set(await reader.evaluate<string[]>('hashes'))).toEqual(new Set(['']));
  await submitCredentials(reader, { ...person, password: NEW_PASSWORD });
  await expect(getToast(reader, 'Sesión iniciada')).toBeVisible();

  // over a sign-in page that is open already only the end of the address changes
  await openSignInPage(page, `${app.origin}/auth?modo=recuperar`);
  await page.evaluate((hash) => (location.hash = hash), `#enlace=${token}`);
  await expect(page).toHaveURL(`${app.origin}/auth?modo=recuperar`);
  await choosePassword(page, 'otra larga y distinta');
  await send(page);
  await expect(page.locator('.error-summary_root')).toContainText(
    'Ese enlace ya no sirve. Pedí uno nuevo.',
  );
  await page.getByRole('button', { name: 'Recuperar de otra forma' }).click();
  await expect(page.getByText('Paso 1 de 2')).toBeVisible();
});

test('both steps can be used by everybody and fit from 320 px', async ({ page, consoleGuard }) => {
  consoleGuard.allow(REFUSED_ANSWER);
  await openSignInPage(page, '/auth?modo=recuperar');
  await expect(page.getByText('Paso 1 de 2')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill('ana@gmial.com');
  await expect(page.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Correo electrónico').fill(aPerson().username);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByLabel('Respuesta secreta').fill('Firulais');
  await choosePassword(page, NEW_PASSWORD);
  await send(page);
  await expect(page.getByLabel('Respuesta secreta')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
