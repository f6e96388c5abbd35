import { aPerson, becomeMember, registerPerson } from '../../support/account/people.ts';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { inEmptyBrowser } from '../../support/browser/empty-browser.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForServiceWorker, waitForWholeApp } from '../../support/browser/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const UNANSWERED =
  /Failed to load resource|net::ERR|Unable to preload CSS|dynamically imported module/;

test('with the server away a visitor of before opens the landing page and the alarm, and an account any address', async ({
  page,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await page.goto('/');
  await waitForServiceWorker(page);
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
        await again.goto('/membresias');
        await expect(
          again.getByRole('heading', { name: 'No pudimos traer esta página' }),
        ).toBeVisible();

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

test('a page whose later parts do not arrive completes itself with the signal, and says when there is none', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_FAILED|ERR_INTERNET_DISCONNECTED|fetching the script/);
  const laterParts = /\/assets\/(example-card|after-start)-[^/]+\.js$/;
  const refused = new Set<string>();
  await page.route(laterParts, (route) => {
    refused.add(laterParts.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await page.goto('/');
  await expect.poll(() => refused.size).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  await page.unroute(laterParts);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
  await page.locator('.landing_example button.source-badge_root').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await waitForServiceWorker(page);

  await expect(page.locator('html')).not.toHaveClass(/offline/);
  await context.setOffline(true);
  await expect(page.getByText('Modo sin conexión')).toBeVisible();
  await expect(
    page.getByText(
      'Algunas funciones están limitadas. Tu trabajo se sincronizará cuando vuelvas a tener conexión.',
    ),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/offline/);
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await expect(page.getByText('Modo sin conexión')).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/offline/);
});
