import {
  fillRegistration,
  getFailure,
  submitCredentials,
  signOut,
  openSignInPage,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { aPerson } from '../../support/account/people.ts';

test('somebody creates an account, leaves and comes back', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  const person = aPerson();
  await openSignInPage(page, '/auth?modo=registro');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(getToast(page, 'Registro exitoso')).toContainText('Bienvenido');
  await expect(page).toHaveURL(/\/generar-plan$/);

  const kept = await page.evaluate<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(localStorage)),
  );
  expect(kept).toMatchObject({ 'forja-auth-persisted': 'true', 'forja-username': person.username });
  expect(kept['forja-user-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(Date.parse(kept['forja-last-login'] ?? '')).toBeGreaterThan(Date.now() - 60_000);

  await page.evaluate(() => sessionStorage.setItem('algo', 'de la sesión'));
  await signOut(page);
  await expect(getToast(page, 'Sesión cerrada')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /auth|user|login/.test(key)),
    ),
  ).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('algo'))).toBeNull();

  await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
  await submitCredentials(page, { ...person, password: 'otra cosa 9' });
  const failure = page.getByRole('alert').filter({ hasText: 'Error al iniciar sesión' });
  await expect(failure).toContainText('Correo o contraseña incorrectos');
  // once, over no field, and not on the next screen
  await expect(page.getByText('Correo o contraseña incorrectos')).toHaveCount(1);
  expect(await failure.evaluate(listCoveredFields)).toEqual([]);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.username);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('otra cosa 9');

  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperá tu cuenta' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.goBack();

  await submitCredentials(page, person);
  await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
  await expect(page).toHaveURL(/\/mis-planes$/);
});

/** Runs in the browser: the fields under a message. */
function listCoveredFields(message: Element): string[] {
  const box = message.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')]
    .filter((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return bottom > box.top && top < box.bottom;
    })
    .map(({ id }) => id);
}

test('a visitor asks nobody who is signed in, and a session without its storage is recognised', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\/user\)$/);
  const userRequests: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') userRequests.push(request.url());
  });
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Ingresar' });
  await page.goto('/');
  await expect(signInLink).toBeVisible();
  expect(userRequests).toEqual([]);

  const person = await signedInAs();
  await page.evaluate(() => localStorage.clear());
  const tab = await context.newPage();
  await tab.goto('/membresias');
  await expect
    .poll(() => tab.evaluate(() => localStorage.getItem('forja-username')))
    .toBe(person.username);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toHaveCount(0);
  await tab.close();

  // The session ended elsewhere: the mark and what the device remembers are taken away.
  const marks = (await context.cookies()).filter(({ name }) => name === 'forja_mark');
  expect(marks).toHaveLength(1);
  await context.clearCookies();
  await context.addCookies(marks);
  await page.goto('/');
  await expect(signInLink).toBeVisible();
  expect(await context.cookies(app.origin)).toEqual([]);
  const before = userRequests.length;
  await page.reload();
  await expect(signInLink).toBeVisible();
  expect(userRequests).toHaveLength(before);
});

test('an address of somebody asks who it is, and goes on there', async ({
  page,
  signedInAs,
  context,
}) => {
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, '/mis-planes');
  await expect(page).toHaveURL(/\/auth\?next=%2Fmis-planes$/);
  await submitCredentials(page, person);
  await expect(page).toHaveURL(/\/mis-planes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
});

test('signing in never leads out of Forja', async ({ page, signedInAs, context }) => {
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, `/auth?next=${encodeURIComponent('//evil.example')}`);
  await submitCredentials(page, person);
  await expect(getToast(page, 'Sesión iniciada')).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
});

test('a common password and a taken address are refused without losing anything', async ({
  page,
  signedInAs,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[09] .*\/api\/register\)/);
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, '/auth?modo=registro');
  await fillRegistration(page, { ...person, password: 'password1' });
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const password = page.getByLabel('Contraseña', { exact: true });
  await expect(password).toHaveAccessibleDescription(/está entre las primeras/);
  await expect(
    page.locator('.error-summary_root').getByRole('link', { name: 'Contraseña' }),
  ).toBeVisible();
  await expect(page.getByLabel('Respuesta secreta')).toHaveValue(person.secretAnswer);

  await password.fill(person.password);
  await page.getByLabel('Repetí la contraseña').fill(person.password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error al registrarse' })).toContainText(
    'No se pudo crear la cuenta',
  );
  await expect(page.getByLabel('Respuesta secreta')).toHaveValue(person.secretAnswer);
});

test('without signal nothing typed is lost, and pressing again is enough', async ({
  page,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, '/auth');
  await context.setOffline(true);
  await submitCredentials(page, person);
  await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
    'No hay conexión con Forja',
  );
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('mate amargo 7');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
});

test('what is typed before the code of the page arrives is not lost', async ({
  page,
  context,
  signedInAs,
}) => {
  const person = await signedInAs();
  await context.clearCookies();
  let arrive = () => {};
  const typed = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/auth-forms-[^/]+\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill('ana@gmial.com');
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  arrive();
  // drawn by the code only
  await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@gmial.com');
  await expect(page.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(person.username);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
});

test('the registration that fails without a reason says so in the words of the moment', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 502 .*\/api\/register\)/);
  await openSignInPage(page, '/auth?modo=registro');
  await fillRegistration(page, aPerson());
  await page.route('**/api/register', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' }),
  );
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(getFailure(page, 'Error al registrarse')).toContainText(
    'No se pudo crear la cuenta',
  );
});

test('what another person left on this device goes when somebody enters', async ({
  page,
  context,
  signedInAs,
}) => {
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, '/auth');
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of [
        'forja-borrador-plan',
        'forja-plan-1',
        'forja-resultado-1',
        'forja-pago-1',
        'forja-tema',
      ])
        store.setItem(key, 'x');
  });
  await submitCredentials(page, person);
  await expect(page).toHaveURL(/\/mis-planes$/);
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store).filter((key) => store.getItem(key) === 'x'),
    ),
  );
  expect(left).toEqual(['forja-tema', 'forja-tema']);
});

test('a session that ended on another device ends here when the page is seen again', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\//);
  await signedInAs();
  await openSignInPage(page, '/mis-planes');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
  await context.request.post(`${app.origin}/api/logout`, {
    headers: { origin: app.origin },
    data: {},
  });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page).toHaveURL(/\/auth\?next=%2Fmis-planes$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
});

test('leaving in one tab leaves in the others', async ({
  page,
  context,
  signedInAs,
  consoleGuard,
}) => {
  // The other tab may be asking when the session ends.
  consoleGuard.allow(/status of 401 .*\/api\//);
  const person = await signedInAs();
  await context.clearCookies();
  await openSignInPage(page, '/auth');
  await submitCredentials(page, person);
  await expect(page).toHaveURL(/\/mis-planes$/);
  const other = await context.newPage();
  await openSignInPage(other, '/mis-planes');
  await expect(other.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/auth\?next=/);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
