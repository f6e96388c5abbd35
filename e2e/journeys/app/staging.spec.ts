import { expect, test } from '../../support/fixtures.ts';
import { waitForServiceWorker } from '../../support/browser/service-worker.ts';
import { startStaging } from '../../support/app/staging.ts';

test.use({ serviceWorkers: 'allow' });

const MARK = 'Entorno de prueba: no se cobra de verdad';

test('staging says on every page that nothing is charged, also offline, and production never does', async ({
  page,
  app,
  context,
  stopAtEnd,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  const staging = stopAtEnd(await startStaging());
  const mark = page.getByText(MARK);
  for (const path of ['/', '/membresias', '/auth', '/generar-plan', '/no-existe-esta-pagina']) {
    await page.goto(`${staging.origin}${path}`);
    await expect(mark).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`${staging.origin}/`);
  // pages start below the banner, also after navigation
  await page.mouse.wheel(0, 600);
  const [strip, header] = await Promise.all([
    mark.boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(header?.y).toBe((strip?.y ?? 0) + (strip?.height ?? 0));

  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (const path of ['/', '/alarma']) {
    await page.goto(`${staging.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mark).toBeInViewport({ ratio: 1 });
  }
  await context.setOffline(false);

  await page.goto(app.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Entorno de prueba')).toHaveCount(0);
});
