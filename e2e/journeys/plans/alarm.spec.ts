import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { waitForCachedPage } from '../../support/browser/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the document without its code; returns its release. */
async function openWithoutCode(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/alarma', { waitUntil: 'commit' });
  return async () => {
    release();
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await page.unroute('**/assets/*.js');
  };
}

test('anybody opens the alarm: presses before its code are answered later, and offline it shows two numbers and the signs uncovered', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  const calls = page.getByRole('region', { name: 'Llamar' });
  const source = page.getByRole('button', { name: /^Fuente de .+, [A-D]$/ }).first();
  const dialog = page.getByRole('dialog');
  await test.step('a source pressed before the code opens once it loads', async () => {
    const release = await openWithoutCode(page);
    await source.click();
    await expect(dialog).toHaveCount(0);
    await release();
    await expect(dialog).toContainText(/Evidencia [A-D]/);
    await page.keyboard.press('Escape');
  });

  await test.step('a country chosen before the code changes the numbers once it loads', async () => {
    const release = await openWithoutCode(page);
    await page.getByRole('radio', { name: 'Otro país' }).check();
    await release();
    await expect(page.getByText('al número de emergencias de ese país')).toBeVisible();
    await expect(calls).toHaveCount(0);
    await page.getByRole('radio', { name: 'Argentina' }).check();
    await expect(calls).toBeVisible();
  });

  // a page opened before the worker is controlled from its next visit
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await waitForCachedPage(page);
  await app.kill();
  try {
    await page.reload();
    for (const number of ['107', '911'])
      await expect(calls.getByRole('link', { name: `Llamar al ${number}` })).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Signos de alarma' })).toBeVisible();
    await source.click();
    await expect(dialog).toContainText(/Evidencia [A-D]/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  } finally {
    await app.start();
  }
});
