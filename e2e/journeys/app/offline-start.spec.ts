import { aPerson, becomeMember, registerPerson } from '../../support/account/people.ts';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { inEmptyBrowser } from '../../support/browser/empty-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  visitAndKeep,
  waitForServiceWorker,
  waitForWholeApp,
} from '../../support/browser/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const UNANSWERED =
  /Failed to load resource|net::ERR|Unable to preload CSS|dynamically imported module/;

test('with the server away a visitor opens the first page, the alarm and what they read, and an account any address', async ({
  page,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await visitAndKeep(page, `${app.origin}/terminos`);
  expect(await page.evaluate(() => caches.has('forja-whole-app'))).toBe(false);

  await inEmptyBrowser(
    { browser, app },
    async (own) => {
      await registerPerson(own.context(), app.origin, aPerson());
      await becomeMember(own.context(), app.origin);
      await own.goto('/');
      await waitForWholeApp(own);
      await app.kill();
      try {
        const again = await page.context().newPage();
        await again.goto('/');
        await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
        await again.goto('/alarma');
        await expect(again.getByRole('link', { name: 'Llamar al 107' })).toBeVisible();
        await again.goto('/terminos');
        await expect(again.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible();
        await expect(again.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
        const noSignal = again.getByRole('heading', { name: 'No pudimos traer esta página' });
        for (const path of ['/membresias', '/mis-planes', '/no-existe-esta-pagina']) {
          await again.goto(path);
          await expect(noSignal).toBeVisible();
        }
        await again.getByRole('link', { name: 'Probar de nuevo' }).click();
        await expect(noSignal).toBeVisible();
        expect(new URL(again.url()).pathname).toBe('/no-existe-esta-pagina');
        await again.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
        await expect(again).toHaveURL(`${app.origin}/`);
        await expect(noSignal).toHaveCount(0);

        const ownAgain = await own.context().newPage();
        await ownAgain.goto('/generar-plan');
        await expect(ownAgain.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(ownAgain.getByLabel('Edad')).toBeVisible();
        await ownAgain.goto('/no-existe-esta-pagina');
        await expect(
          ownAgain.getByRole('heading', { name: '404 Página no encontrada' }),
        ).toBeVisible();
      } finally {
        await app.start();
      }
    },
    UNANSWERED,
  );
});

test('without signal a visitor is told so, and the sources of the page open', async ({
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

test('with little signal what a visitor read comes from the device, and an installed site is there whole', async ({
  page,
  context,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await visitAndKeep(page, `${app.origin}/metodo`);
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
          // the page listens once it has its worker
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
