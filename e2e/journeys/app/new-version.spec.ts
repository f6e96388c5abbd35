import type { Page } from '@playwright/test';
import { startDeploys, type Deploys } from '../../support/app/deploys.ts';
import { expect, test as base } from '../../support/fixtures.ts';
import { visitAndCache, waitForServiceWorker } from '../../support/browser/service-worker.ts';

const test = base.extend<{ deploys: Deploys }>({
  deploys: async ({ consoleGuard }, provide) => {
    // these deploys have no API, so calls fail
    consoleGuard.allow(
      /status of 40\d|net::ERR|did not arrive|fetching the script|Failed to fetch dynamically/,
    );
    const deploys = await startDeploys();
    await provide(deploys);
    deploys.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const version = (page: Page) =>
  page.locator('meta[name="application-name"]').getAttribute('content');
const banner = (page: Page) => page.getByRole('group', { name: 'Actualización disponible' });

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Triggers the update check of every few minutes and of each return to the page. */
const triggerUpdateCheck = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a new build is announced when online, and reloading loads it without losing typed text', async ({
  page,
  context,
  deploys,
}) => {
  await page.goto(deploys.origin);
  await waitForServiceWorker(page);
  expect(await version(page)).toBe('Forja');
  await expect(banner(page)).toBeHidden();

  await test.step("the banner's button reloads", async () => {
    deploys.deploy('2');
    await triggerUpdateCheck(page);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText(
      'Hay una nueva versión de Forja disponible. Recarga la página para actualizar.',
    );
    await banner(page).getByRole('button', { name: 'Recargar' }).click();
    await expect.poll(() => version(page)).toBe('Forja 2');
    await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
    await expect(banner(page)).toBeHidden();
  });

  await test.step("the browser's button reloads", async () => {
    deploys.deploy('3');
    await triggerUpdateCheck(page);
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await expect.poll(() => version(page)).toBe('Forja 3');
    await expect.poll(() => isUpdateWaiting(page)).toBe(false);
    await expect(banner(page)).toBeHidden();
    expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual([
      'forja-app-3',
      'forja-visited',
    ]);
  });

  await test.step('typed registration text stays, but not a password', async () => {
    await page.goto(`${deploys.origin}/auth?modo=registro`);
    await waitForServiceWorker(page);
    await page.getByLabel('Correo electrónico').fill('ana@ejemplo.com.ar');
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave bien larga');
    deploys.deploy('4');
    await triggerUpdateCheck(page);
    await Promise.all([
      page.waitForEvent('load'),
      banner(page).getByRole('button', { name: 'Recargar' }).click(),
    ]);
    await expect.poll(() => isUpdateWaiting(page)).toBe(false);
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  });

  await test.step('the banner waits for signal', async () => {
    await page.goto(deploys.origin);
    await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('pwa-update-available')));
    await expect(page.getByText('Modo sin conexión')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await context.setOffline(false);
    await expect(banner(page)).toBeVisible();
  });
});

test('the app without its code explains itself, and a deploy with a missing file keeps the site readable', async ({
  page,
  deploys,
}) => {
  await visitAndCache(page, `${deploys.origin}/terminos`);
  deploys.deploy('2');
  deploys.removeFiles(/^\/assets\/|^\/fonts\//);
  await triggerUpdateCheck(page);
  await page.goto(`${deploys.origin}/terminos`);
  await expect(page.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();

  await deploys.signIn(page.context());
  await page.goto(deploys.origin);
  await expect(page.getByRole('alert')).toContainText('No pudimos abrir Forja');
  deploys.restoreFiles();
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByText('No pudimos abrir Forja')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
});

test('a device that cached the app before the split into two documents opens it offline after the update', async ({
  page,
  context,
  deploys,
}) => {
  await page.goto(deploys.origin);
  await waitForServiceWorker(page);
  await page.evaluate(async () => {
    for (const name of ['forja-app-2', 'forja-whole-app']) await caches.open(name);
    const opening = indexedDB.open('forja-0f8fad5b-d9cb-469f-a165-70867728950e');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
  });
  deploys.deploy('2');
  await triggerUpdateCheck(page);
  await expect.poll(() => isUpdateWaiting(page)).toBe(true);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage('use-this-version');
  });
  await expect.poll(() => page.evaluate(() => caches.has('forja-app-2'))).toBe(false);
  await context.setOffline(true);
  const visit = await page.goto(`${deploys.origin}/medidas`);
  expect(visit?.headers()['x-forja-document']).toBe('app');
});
