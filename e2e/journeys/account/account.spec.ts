import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import {
  signInExisting,
  openBrowser,
  openAccount,
  getAccountSection,
} from '../../support/account/account.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';
import { getFailure, submitCredentials, getToast } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140';
const SECOND_PASSWORD = 'tereré frío 22';
const THIRD_PASSWORD = 'yerba, termo y bombilla';

test('a person reviews sign-in attempts, closes other sessions and changes credentials', async ({
  page,
  browser,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403 .*\/api\/account\/(password|sessions\/.+)\)/);
  const person = await signInAs();
  const sessions = getAccountSection(page, 'Sesiones abiertas');
  const notices = getAccountSection(page, 'Avisos de tu cuenta');
  const security = getAccountSection(page, 'Contraseña y recuperación');
  const entry = page.getByRole('menuitem', { name: 'Mi Cuenta', exact: true });
  const otherBrowser = await openBrowser(browser, app.origin, IPHONE);
  const third = await openBrowser(browser, app.origin, WINDOWS);
  for (let tries = 0; tries < 5; tries += 1)
    await third.request.post('/api/recover-password', {
      headers: { origin: app.origin },
      data: {
        username: person.username,
        secretAnswer: 'Firulais',
        newPassword: SECOND_PASSWORD,
      },
    });
  await signInExisting(otherBrowser, app.origin, person);
  await signInExisting(third, app.origin, person);

  await test.step('the menu shows the number of notices and links to them', async () => {
    await page.goto('/generar-plan');
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(entry).toHaveAccessibleDescription(/^\d avisos sin leer$/);
    await entry.click();
    await expect(page).toHaveURL(/\/mi-cuenta$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeFocused();
    await expect(page).toHaveTitle(/^Mi Cuenta/);
    await expect(getAccountSection(page, 'Tu perfil')).toContainText(person.username);
    await expect(notices).toContainText('Intento de recuperación con una respuesta equivocada');
    await expect(notices).toContainText('Recuperación cerrada por respuestas equivocadas');
    await expect(notices).toContainText('¿No fuiste vos?');
    await expect(security).toContainText('Alguien contestó mal tu pregunta secreta varias veces.');
    await notices.getByRole('button', { name: 'Marcar como leídos' }).click();
    await expect(getToast(page, 'Avisos marcados como leídos')).toBeVisible();
    await expect(notices.getByText('Nuevo', { exact: true })).toHaveCount(0);
    await expect(notices.getByRole('button', { name: 'Marcar como leídos' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(entry).toHaveAccessibleDescription('');
    await page.keyboard.press('Escape');
  });

  const otherPage = await otherBrowser.newPage();
  await test.step('other sessions are listed and closed, and those devices sign out on their next page', async () => {
    const rows = sessions.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('Este dispositivo');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Safari en iPhone' })).toContainText(
      'Lugar desconocido. Última vez: recién.',
    );
    await sessions.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' }).click();
    const closing = page.getByRole('dialog', { name: /^¿Cerrar la sesión de Firefox/ });
    await closing.getByLabel('Tu contraseña').fill('no era esta 5');
    await closing.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(closing.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
      /Esa no es tu contraseña/,
    );
    await closing.getByLabel('Tu contraseña').fill(person.password);
    await closing.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(getToast(page, 'Cerramos esa sesión')).toBeVisible();
    await expect(rows).toHaveCount(2);
    expect((await third.request.get('/api/user')).status()).toBe(401);

    await sessions.getByRole('button', { name: 'Cerrar las demás' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(rows).toHaveCount(2);
    await expect(sessions.getByRole('button', { name: 'Cerrar las demás' })).toBeFocused();
    await sessions.getByRole('button', { name: 'Cerrar las demás' }).click();
    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await dialog.getByRole('button', { name: 'Cerrar 1 sesión' }).click();
    await expect(getToast(page, 'Cerramos las demás sesiones')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(sessions.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeFocused();

    await otherPage.goto('/mi-cuenta');
    await expect(otherPage).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);
    await submitCredentials(otherPage, person);
    await expect(otherPage).toHaveURL(/\/mi-cuenta$/);
    await expect(getAccountSection(otherPage, 'Tu perfil')).toContainText(person.username);
  });

  await test.step('the theme is chosen here and persists', async () => {
    const theme = page.getByRole('group', { name: 'Tema' });
    await expect(theme.getByRole('radio', { name: 'Automático' })).toBeChecked();
    await theme.locator('label').filter({ hasText: 'Oscuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'oscuro');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'oscuro');
    await expect(notices).toContainText('Cerraste las demás sesiones');
    await expect(theme.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
    await theme.locator('label').filter({ hasText: 'Automático' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-tema', /./);
  });

  await test.step('a new password keeps this session and closes the others', async () => {
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
    await expect(dialog).toContainText('se cierran tus sesiones en los demás dispositivos');
    const save = dialog.getByRole('button', { name: 'Guardar contraseña' });
    const current = dialog.getByLabel('Contraseña actual');
    const chosen = dialog.getByLabel('Nueva contraseña', { exact: true });
    const repeated = dialog.getByLabel('Repetí la contraseña');
    await save.click();
    for (const field of [current, chosen, repeated])
      await expect(field).toHaveAccessibleDescription(/^Este campo es obligatorio/);
    await chosen.fill('corta');
    await repeated.fill('otra');
    await expect(chosen).toHaveAccessibleDescription(
      'La contraseña debe tener al menos 6 caracteres',
    );
    await current.fill('no es esta');
    await chosen.fill(SECOND_PASSWORD);
    await expect(repeated).toHaveAccessibleDescription('Las contraseñas no coinciden');
    await repeated.fill(SECOND_PASSWORD);
    await save.click();
    await expect(current).toHaveAccessibleDescription('Esa no es tu contraseña actual.');
    await expect(chosen).toHaveValue(SECOND_PASSWORD);
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await current.fill(person.password);
    await save.click();
    await expect(getToast(page, 'Contraseña cambiada')).toContainText(
      'Cerramos tus sesiones en los demás dispositivos.',
    );
    await expect(dialog).toHaveCount(0);
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(notices).toContainText('Cambiaste la contraseña');

    await otherPage.goto('/mi-cuenta');
    await expect(otherPage).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);
    await submitCredentials(otherPage, { username: person.username, password: SECOND_PASSWORD });
    await expect(otherPage).toHaveURL(/\/mi-cuenta$/);
    await otherBrowser.close();
    await third.close();
  });

  await test.step('the new secret question recovers the account', async () => {
    await expect(security).toContainText('¿Cómo se llamaba tu primera mascota?');
    await security.getByRole('button', { name: 'Cambiar pregunta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar pregunta' });
    const question = '¿En qué calle vivías a los diez años?';
    await dialog.getByLabel('Pregunta secreta').selectOption(question);
    await dialog.getByLabel('Respuesta secreta').fill('Ñandú');
    await dialog.getByLabel('Tu contraseña').fill(SECOND_PASSWORD);
    await dialog.getByRole('button', { name: 'Guardar pregunta' }).click();
    await expect(getToast(page, 'Pregunta secreta cambiada')).toBeVisible();
    await expect(security).toContainText(question);
    const reply = await context.request.post('/api/get-secret-question', {
      headers: { origin: app.origin },
      data: { username: person.username },
    });
    expect(await reply.json()).toMatchObject({ secretQuestion: question });
  });

  await test.step('a closed dialog returns the focus, and nothing overflows', async () => {
    for (const [opens, title] of [
      ['Cambiar correo', 'Cambiar correo'],
      ['Cambiar contraseña', 'Cambiar contraseña'],
      ['Cambiar pregunta', 'Cambiar pregunta'],
      ['Agregar llave', 'Agregar una llave de acceso'],
      ['Borrar mi cuenta', '¿Borrar tu cuenta para siempre?'],
    ] as const) {
      await page.getByRole('button', { name: opens }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: opens })).toBeFocused();
    }
    const phone = page.viewportSize();
    for (const width of [320, 360, 390, 480, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    if (phone) await page.setViewportSize(phone);
  });

  await test.step('by keyboard alone, tabs switch the parts and Enter submits forms', async () => {
    await expect(getToast(page, 'Contraseña cambiada')).toHaveCount(0);
    // the answer never comes: a change is confirmed while the account is still being read
    await page.route('**/api/account**', (route) =>
      route.request().method() === 'GET' ? undefined : route.fallback(),
    );
    const tabs = page.getByRole('navigation', { name: 'Partes de Mi Cuenta' });
    await tabs.getByRole('link', { name: 'Tus datos' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tus datos', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Tus datos', exact: true })).toBeInViewport();
    await tabs.getByRole('link', { name: 'Borrar cuenta' }).click();
    await expect(tabs.getByRole('link', { name: 'Borrar cuenta' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tabs.getByRole('link', { name: 'Seguridad' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Contraseña actual').focus();
    await page.keyboard.type(SECOND_PASSWORD);
    // skips the reveal button of each field
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(THIRD_PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(THIRD_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(getToast(page, 'Contraseña cambiada')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Cambiar correo' }).click();
    const email = page.getByRole('dialog', { name: 'Cambiar correo' });
    await email.getByLabel('Correo nuevo').fill(`otra-${person.username}`);
    await email.getByLabel('Tu contraseña').fill(THIRD_PASSWORD);
    await email.getByRole('button', { name: 'Cambiar correo' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirmá tu correo nuevo' })).toBeVisible();
  });
});

test('without email a session code confirms the new address, and offline nothing typed is lost', async ({
  page,
  browser,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // the service worker may be loading when the signal goes
  consoleGuard.allow(/unknown error occurred when fetching the script/);
  consoleGuard.allow(/status of (400|403) .*\/api\/account\/email\)/);
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  const other = aPerson();
  const otherBrowser = await openBrowser(browser, app.origin);
  await registerPerson(otherBrowser, app.origin, other);
  await otherBrowser.close();
  const person = await signInAs();
  const fresh = `nueva-${person.username}`;
  const profile = getAccountSection(page, 'Tu perfil');
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
  const email = dialog.getByLabel('Correo nuevo');
  const save = dialog.getByRole('button', { name: 'Cambiar correo' });

  await test.step('offline each part says so and can be retried', async () => {
    await page.route('**/api/account/sessions', (route) => route.abort());
    await openAccount(page);
    const sessions = getAccountSection(page, 'Sesiones abiertas');
    await expect(sessions.getByRole('alert')).toContainText('No pudimos traer estos datos');
    await page.unroute('**/api/account/sessions');
    await sessions.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Cambiar correo' }).click();
    await email.fill('nueva@ejemplo.com.ar');
    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await context.setOffline(true);
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('No hay conexión con Forja');
    await expect(email).toHaveValue('nueva@ejemplo.com.ar');
    await context.setOffline(false);
  });

  await email.fill('sin arroba');
  await dialog.getByLabel('Tu contraseña').fill('mal mal mal');
  await expect(email).toHaveAccessibleDescription('Ingresa un correo electrónico válido');
  await email.fill(person.username);
  await save.click();
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
    'Esa no es tu contraseña actual.',
  );
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await save.click();
  await expect(email).toHaveAccessibleDescription('Ese ya es tu correo.');

  // another account's address also waits for its code, until cancelled
  const code = page.getByRole('dialog', { name: 'Confirmá tu correo nuevo' });
  await email.fill(other.username);
  await save.click();
  await expect(code.getByTestId('codigo')).toHaveText(/^\d{4} \d{4}$/);
  await code.getByRole('button', { name: 'Ya lo anoté' }).click();
  await expect(profile).toContainText(other.username);
  await profile.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect(getToast(page, 'Cambio de correo cancelado')).toBeVisible();
  await expect(profile).not.toContainText(other.username);

  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  await email.fill(fresh);
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await save.click();
  await expect(code).toContainText(fresh);
  const shown = await code.getByTestId('codigo').innerText();
  await code.getByRole('button', { name: 'Ya lo anoté' }).click();
  await expect(profile).toContainText(person.username);

  await context.clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Cambié mi correo y tengo un código' }).click();
  await page.getByLabel('Código de tu correo nuevo').fill(shown);
  await submitCredentials(page, { username: fresh, password: 'no es esta 5' });
  await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
    'Correo o contraseña incorrectos',
  );
  await submitCredentials(page, { username: fresh, password: person.password });
  await expect(page).toHaveURL(/\/mis-planes$/);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByText(`Entraste como ${fresh}`)).toBeVisible();
});
