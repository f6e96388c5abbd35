import { aPerson, becomeMember, registerPerson } from '../../support/account/people.ts';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { runInFreshBrowser } from '../../support/browser/empty-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  visitAndCache,
  waitForServiceWorker,
  waitForWholeApp,
} from '../../support/browser/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const UNANSWERED =
  /Failed to load resource|net::ERR|Unable to preload CSS|dynamically imported module/;

test('with the server down a visitor opens the first page, the alarm and read pages, and an account any address', async ({
  page,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await visitAndCache(page, `${app.origin}/terminos`);
  expect(await page.evaluate(() => caches.has('forja-whole-app'))).toBe(false);

  await runInFreshBrowser(
    { browser, app },
    async (memberPage) => {
      await registerPerson(memberPage.context(), app.origin, aPerson());
      await becomeMember(memberPage.context(), app.origin);
      await memberPage.goto('/');
      await waitForWholeApp(memberPage);
      await app.kill();
      try {
        const tab = await page.context().newPage();
        await tab.goto('/');
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
        await tab.goto('/alarma');
        await expect(tab.getByRole('link', { name: 'Llamar al 107' })).toBeVisible();
        await tab.goto('/terminos');
        await expect(tab.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible();
        await expect(tab.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
        const noSignal = tab.getByRole('heading', { name: 'No pudimos traer esta página' });
        for (const path of ['/membresias', '/mis-planes', '/no-existe-esta-pagina']) {
          await tab.goto(path);
          await expect(noSignal).toBeVisible();
        }
        await tab.getByRole('link', { name: 'Probar de nuevo' }).click();
        await expect(noSignal).toBeVisible();
        expect(new URL(tab.url()).pathname).toBe('/no-existe-esta-pagina');
        await tab.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
        await expect(tab).toHaveURL(`${app.origin}/`);
        await expect(noSignal).toHaveCount(0);

        const memberTab = await memberPage.context().newPage();
        await memberTab.goto('/generar-plan');
        await expect(memberTab.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(memberTab.getByLabel('Edad')).toBeVisible();
        await memberTab.goto('/no-existe-esta-pagina');
        await expect(
          memberTab.getByRole('heading', { name: '404 Página no encontrada' }),
        ).toBeVisible();
      } finally {
        await app.start();
      }
    },
    UNANSWERED,
  );
});

test("offline a visitor is told so, and the page's sources open", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await page.goto('/');
  await waitForServiceWorker(page);
  await expect(page.locator('html')).not.toHaveClass(/offline/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Modo sin conexión')).toBeVisible();
  await expect(
    page.getByText(
      'Algunas funciones están limitadas. Tu trabajo se sincronizará cuando vuelvas a tener conexión.',
    ),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/offline/);
  await expectNoSidewaysScroll(page);
  await page.locator('.landing_example button.source-badge_root').first().click();
  await expect(page.getByRole('dialog')).toContainText(/Evidencia [A-D]/);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText('Modo sin conexión')).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/offline/);
});

test('on weak signal read pages come from the device, and an installed site is complete', async ({
  page,
  context,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await visitAndCache(page, `${app.origin}/metodo`);
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(
    '**/metodo',
    async (route) => {
      await answered;
      await route.abort();
    },
    { times: 1 },
  );
  const visit = await page.goto('/metodo');
  expect(visit?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();

  await expect
    .poll(
      () =>
        page.evaluate(() => {
          // the page listens once its worker controls it
          window.dispatchEvent(new Event('appinstalled'));
          return caches.has('forja-whole-site');
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
  await context.setOffline(true);
  for (const path of ['/membresias', '/glosario/creatina', '/auth?modo=registro']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No pudimos traer esta página')).toHaveCount(0);
  }
});
