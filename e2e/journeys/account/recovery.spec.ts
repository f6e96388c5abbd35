import type { Page } from '@playwright/test';
import {
  getFailure,
  submitCredentials,
  openSignInPage,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { aPerson } from '../../support/account/people.ts';

const NEW_PASSWORD = 'yerba, termo y bombilla';
const REFUSED_ANSWER = /status of 4(00|01|29) .*\/api\/recover-password\)/;

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

test('the secret question recovers an account with a new password, and guessing is blocked', async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  consoleGuard.allow(REFUSED_ANSWER);
  const person = await signInAs();
  await context.clearCookies();

  await test.step("text typed before the form's code loads, or offline, is not lost", async () => {
    const { username } = aPerson();
    const code = /\/islands\/recovery-steps-[^/]+\.js$/;
    await page.route(code, (route) => route.abort('internetdisconnected'));
    await openSignInPage(page, '/auth?modo=recuperar');
    const email = page.getByLabel('Correo electrónico');
    await email.fill(username);
    await expect(page.getByText('Lo que escribiste sigue acá')).toBeVisible();
    await page.unroute(code);
    // another touch loads its code
    await expect(async () => {
      await email.blur();
      await email.focus();
      await expect(page.locator('[data-island=auth]')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperá tu cuenta' })).toBeVisible();
    await expect(email).toHaveValue(username);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(getFailure(page, 'Error al obtener la pregunta secreta')).toContainText(
      'No hay conexión',
    );
    await context.setOffline(false);
    await expect(email).toHaveValue(username);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByText('Paso 2 de 2')).toBeVisible();
  });

  await test.step('the answer and a new password open the account', async () => {
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

  await test.step('five wrong answers block it, and show the time left', async () => {
    await page.clock.install();
    const { username } = aPerson();
    await askQuestion(page, username);
    await page.getByLabel('Respuesta secreta').fill('Firulais');
    await choosePassword(page, NEW_PASSWORD);
    for (const message of [
      'Te quedan 4',
      'Te quedan 3',
      'Te quedan 2',
      'Te queda 1',
      'queda cerrada por 1 hora',
    ]) {
      await send(page);
      await expect(page.getByLabel('Respuesta secreta')).toHaveAccessibleDescription(
        new RegExp(message),
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
    // only the page's clock has passed the hour, not the server's
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
  });
});
