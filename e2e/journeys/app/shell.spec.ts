import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const splash = (page: Page) => page.getByTestId('splash');
const landing = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Ningún número sin fuente.' });

async function received(page: Page): Promise<void> {
  await expect(splash(page)).toHaveCount(0);
}

/** Runs in the page: records the splash bar's percentages. */
function recordPercents(): void {
  const percents: number[] = [];
  Object.assign(globalThis, { percents });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element) percents.push(Number(target.getAttribute('aria-valuenow')));
  }).observe(document, { subtree: true, attributeFilter: ['aria-valuenow'] });
}

test.describe('the first visit', () => {
  test.use({ firstVisit: true });

  test('shows the splash for a second and a half, then the welcome, once', async ({ page }) => {
    await page.addInitScript(recordPercents);
    await page.goto('/', { waitUntil: 'commit' });
    const welcome = page.getByRole('dialog', { name: 'Bienvenido a Forja' });
    // a single read, because a busy machine may miss a second one
    await expect(splash(page)).toHaveText(/Iniciando Forja\.\.\.\s*Cargando\.\.\./);
    await expect(welcome).toHaveCount(0);
    // the page is already rendered underneath
    await expect(landing(page)).toBeAttached();
    await received(page);
    const shownFor = await page.evaluate(
      () =>
        performance.now() -
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    expect(shownFor).toBeGreaterThan(1500);
    const percents = await page.evaluate<number[]>('percents');
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    // a busy machine skips steps but never invents one
    for (const percent of percents.slice(0, -1)) expect(percent).toBeLessThan(50);
    expect(percents.length).toBeGreaterThan(2);

    await expect(welcome).toBeVisible();
    await expect(welcome).toContainText('no promueve el uso de esteroides');
    await expect(welcome).toContainText('educar');
    await expect(welcome).toContainText('reducir los riesgos');
    await welcome.getByRole('button', { name: 'Entendido' }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await received(page);
    await page.waitForTimeout(500);
    await expect(welcome).toHaveCount(0);
  });
});

test('a visitor navigates the site with its place, theme and history', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404 .*\/no-existe\)/);
  await test.step('an unknown address answers with its status and leads back', async () => {
    const reply = await page.goto('/no-existe');
    expect(reply?.status()).toBe(404);
    await received(page);
    await expect(
      page.getByRole('heading', { level: 1, name: '404 Página no encontrada' }),
    ).toBeVisible();
    await expect(
      page.getByText('La página que estás buscando no existe o ha sido movida'),
    ).toBeVisible();
    await expect(page).toHaveTitle('404 Página no encontrada · Forja');
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(landing(page)).toBeVisible();
  });

  await test.step("the example's badge opens the trace of its figure", async () => {
    await page
      .getByRole('article', { name: 'Ejemplo de plan' })
      .getByRole('button', { name: /^Fuente 2,/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Proteína por día' });
    await expect(sheet).toContainText('Morton y cols., 2018');
    await expect(sheet).toContainText('125 g');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a page starts at its top without a splash, and going back restores the position', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
    await expect(splash(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Privacidad · Forja');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(landing(page)).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
  });

  await test.step('the chosen theme applies before the first paint', async () => {
    await page.locator('label').filter({ hasText: 'Oscuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'oscuro');
    await page.goto('/terminos', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'oscuro');
  });

  for (const size of [PHONE, DESKTOP])
    await test.step(`the header stays on top, and the keyboard can skip it, at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await page.goto('/terminos');
      await received(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.evaluate(() => window.scrollTo(0, 3000));
      await expect(page.getByRole('banner')).toBeInViewport();
    });
});

test('the header waits for the session, then shows the sign-in link or the tools and menu', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to (load resource|fetch dynamically)/);
  const header = page.getByRole('banner');
  await test.step('a visitor', async () => {
    // cookies of an ended session: only the server can tell
    for (const name of ['forja_session', 'forja_mark'])
      await context.addCookies([{ name, value: '1', url: app.origin }]);
    let answer = () => {};
    const sessionAnswer = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user', async (route) => {
      expect(route.request().headers()['cache-control']).toBe('no-cache');
      await sessionAnswer;
      await route.continue();
    });
    await page.goto('/');
    await received(page);
    await expect(header.getByRole('button', { name: 'Cargando...' })).toBeDisabled();
    await expect(header.getByRole('link', { name: 'Ingresar' })).toHaveCount(0);
    answer();
    await expect(header.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('button', { name: 'Cargando...' })).toHaveCount(0);
    const plans = header.getByRole('link', { name: 'Planes avanzados con y sin química' });
    await expect(plans).toBeHidden();
    await page.setViewportSize(DESKTOP);
    await expect(header.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/auth');
    await expect(plans).toHaveAttribute('href', '/generar-plan');
    await expectAccessible(page);
    await page.unroute('**/api/user');
  });

  const person = await signInAs();
  for (const size of [DESKTOP, PHONE])
    await test.step(`a signed-in person, at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await page.goto('/');
      await received(page);
      const navigation = page.getByRole('navigation', {
        name: size === PHONE ? 'Secciones' : 'Principal',
      });
      await expect(navigation.getByRole('link', { name: 'Generar plan' })).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'Mis planes' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ingresar' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Menú' }).click();
      const menu = page.getByRole('menu');
      await expect(menu).toContainText(person.username);
      await expect(menu.getByText('HERRAMIENTAS')).toBeVisible();
      for (const name of ['Home', 'Generar plan', 'Mis planes', 'Cerrar sesión'])
        await expect(menu.getByRole('menuitem', { name })).toBeVisible();
      if (size === DESKTOP) await expectAccessible(page);
      await menu.getByRole('menuitem', { name: 'Mis planes' }).click();
      await expect(page).toHaveURL(/\/mis-planes$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
      await expect(page).toHaveTitle('Mis planes · Forja');
    });

  await test.step('a page that failed to load explains itself and offers a way back', async () => {
    await page.goto('/privacidad');
    await page.route(/terms-page/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Términos' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'No pudimos traer esta página' }),
    ).toBeVisible();
    await page.unroute(/terms-page/);
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible();
  });
});
