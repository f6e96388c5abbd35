import {
  fillRegistration,
  getFailure,
  getSignInLink,
  submitCredentials,
  signOut,
  openSignInPage,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { openBrowser } from '../../support/account/account.ts';
import { watchPaths } from '../../support/browser/watch-paths.ts';
import { expect, test } from '../../support/fixtures.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';

test('a person creates an account, signs out and in, and nothing typed is lost', async ({
  page,
  app,
  browser,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (400|409|502) .*\/api\/register\)/);
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  const person = aPerson();
  const other = aPerson();
  const otherBrowser = await openBrowser(browser, app.origin);
  await registerPerson(otherBrowser, app.origin, other);
  await otherBrowser.close();
  const email = page.getByLabel('Correo electrónico');
  const password = page.getByLabel('Contraseña', { exact: true });
  const signInLink = getSignInLink(page);
  /** Opens a page in a fresh browser. */
  const openAsVisitor = async (address: string) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await context.clearCookies();
    await openSignInPage(page, address);
  };

  await test.step('a registration that fails without a reason says so', async () => {
    await openSignInPage(page, '/auth?modo=registro');
    await fillRegistration(page, { ...other, password: 'password1' });
    await page.route('**/api/register', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' }),
    );
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(getFailure(page, 'Error al registrarse')).toContainText(
      'No se pudo crear la cuenta',
    );
    await page.unroute('**/api/register');
  });

  await test.step('a common password and a taken address are refused', async () => {
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(password).toHaveAccessibleDescription(/está entre las primeras/);
    await expect(
      page.locator('.error-summary_root').getByRole('link', { name: 'Contraseña' }),
    ).toBeVisible();
    await expect(page.getByLabel('Respuesta secreta')).toHaveValue(person.secretAnswer);
    await expect(getFailure(page, 'Error al registrarse')).toHaveCount(0);

    await password.fill(person.password);
    await page.getByLabel('Repetí la contraseña').fill(person.password);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(getFailure(page, 'Error al registrarse')).toContainText(
      'No se pudo crear la cuenta',
    );
    await expect(page.getByLabel('Respuesta secreta')).toHaveValue(person.secretAnswer);
  });

  await test.step('the account is created, and this browser remembers it', async () => {
    await email.fill(person.username);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(getToast(page, 'Registro exitoso')).toContainText('Bienvenido');
    await expect(page).toHaveURL(/\/generar-plan$/);
    const stored = await page.evaluate<Record<string, string>>(() =>
      Object.fromEntries(Object.entries(localStorage)),
    );
    expect(stored).toMatchObject({
      'forja-auth-persisted': 'true',
      'forja-username': person.username,
    });
    expect(stored['forja-user-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(stored['forja-last-login'] ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  await test.step('signing out leaves no data', async () => {
    await page.evaluate(() => sessionStorage.setItem('algo', 'de la sesión'));
    await signOut(page);
    await expect(getToast(page, 'Sesión cerrada')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(signInLink).toBeVisible();
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /auth|user|login/.test(key)),
      ),
    ).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('algo'))).toBeNull();
  });

  await test.step('a wrong password shows one message, which covers no field and does not follow to the next screen', async () => {
    await signInLink.click();
    await submitCredentials(page, { ...person, password: 'otra cosa 9' });
    const failure = page.getByRole('alert').filter({ hasText: 'Error al iniciar sesión' });
    await expect(failure).toContainText('Correo o contraseña incorrectos');
    await expect(page.getByText('Correo o contraseña incorrectos')).toHaveCount(1);
    expect(await failure.evaluate(listCoveredFields)).toEqual([]);
    await expect(email).toHaveValue(person.username);
    await expect(password).toHaveValue('otra cosa 9');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperá tu cuenta' })).toBeVisible();
    await expect(failure).toHaveCount(0);
    await page.goBack();
    await submitCredentials(page, person);
    await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
    await expect(page).toHaveURL(/\/mis-planes$/);
  });

  await test.step('a personal address asks for a sign-in and continues there', async () => {
    await openAsVisitor('/mis-planes');
    await expect(page).toHaveURL(/\/auth\?next=%2Fmis-planes$/);
    await submitCredentials(page, person);
    await expect(page).toHaveURL(/\/mis-planes$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
  });

  await test.step('signing in never redirects outside Forja', async () => {
    await openAsVisitor(`/auth?next=${encodeURIComponent('//evil.example')}`);
    await submitCredentials(page, person);
    await expect(getToast(page, 'Sesión iniciada')).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('localhost');
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });

  await test.step("text typed before the page's code loads, or offline, is not lost", async () => {
    let arrive = () => {};
    const typed = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/islands\/auth-[^/]+\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await openAsVisitor('/auth');
    await email.fill('ana@gmial.com');
    await password.fill(person.password);
    arrive();
    // only the code renders it
    await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
    await expect(email).toHaveValue('ana@gmial.com');
    await expect(
      page.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' }),
    ).toBeVisible();
    await email.fill(person.username);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
      'No hay conexión con Forja',
    );
    await expect(password).toHaveValue(person.password);
    await context.setOffline(false);
  });

  await test.step("another person's data on this device is removed at sign-in", async () => {
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
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(getToast(page, 'Sesión iniciada')).toContainText('Bienvenido');
    await expect(page).toHaveURL(/\/mis-planes$/);
    const storedKeys = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((store) =>
        Object.keys(store).filter((key) => store.getItem(key) === 'x'),
      ),
    );
    expect(storedKeys).toEqual(['forja-tema', 'forja-tema']);
  });
});

/** Runs in the browser: fields covered by a message. */
function listCoveredFields(message: Element): string[] {
  const box = message.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')]
    .filter((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return bottom > box.top && top < box.bottom;
    })
    .map(({ id }) => id);
}

test('a visitor sends no session check, and a session that ends anywhere ends in every tab', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  // a tab may be checking when the session ends
  consoleGuard.allow(/status of 401 .*\/api\//);
  const userRequests = watchPaths(
    context,
    (request) => new URL(request.url()).pathname === '/api/user',
  );
  await page.goto('/');
  await expect(getSignInLink(page)).toBeVisible();
  expect(userRequests).toEqual([]);

  const person = await signInAs();
  const tab = await context.newPage();
  await test.step('a session without its local data is recognised', async () => {
    await page.evaluate(() => localStorage.clear());
    await tab.goto('/membresias');
    await expect
      .poll(() => tab.evaluate(() => localStorage.getItem('forja-username')))
      .toBe(person.username);
    await expect(getSignInLink(tab)).toHaveCount(0);
  });

  await test.step('a session that ended elsewhere leaves no data and no more checks', async () => {
    await tab.goto('about:blank');
    const marks = (await context.cookies()).filter(({ name }) => name === 'forja_mark');
    expect(marks).toHaveLength(1);
    await context.clearCookies();
    await context.addCookies(marks);
    await page.goto('/');
    await expect(getSignInLink(page)).toBeVisible();
    expect(await context.cookies(app.origin)).toEqual([]);
    const before = userRequests.length;
    await page.reload();
    await expect(getSignInLink(page)).toBeVisible();
    expect(userRequests).toHaveLength(before);
  });

  await test.step('signing out in one tab signs out the others', async () => {
    await openSignInPage(page, '/auth');
    await submitCredentials(page, person);
    await expect(page).toHaveURL(/\/mis-planes$/);
    await openSignInPage(tab, '/mis-planes');
    await expect(tab.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
    await signOut(page);
    await expect(tab).toHaveURL(/\/auth\?next=/);
    await expect(getSignInLink(tab)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('a session that ended on another device ends here when the page becomes visible', async () => {
    await submitCredentials(tab, person);
    await expect(tab).toHaveURL(/\/mis-planes$/);
    await expect(tab.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
    // listens first, because a request of the tab may be refused and the tab navigate
    await tab.evaluate(() =>
      setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 500),
    );
    await context.request.post('/api/logout', { headers: { origin: app.origin }, data: {} });
    await expect(tab).toHaveURL(/\/auth\?next=%2Fmis-planes$/);
    await expect(getSignInLink(tab)).toBeVisible();
  });
});
