import type { Page } from '@playwright/test';
import { startDeploys, type Deploys } from '../../support/app/deploys.ts';
import { expect, test as base } from '../../support/fixtures.ts';
import { visitAndKeep, waitForServiceWorker } from '../../support/browser/service-worker.ts';

const test = base.extend<{ deploys: Deploys }>({
  deploys: async ({ consoleGuard }, provide) => {
    // Nobody is behind the API of these deploys, and what is lost is the story.
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

const isOneWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** What the page does by itself every few minutes and each time that somebody comes back to it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('each new build under a running page is told, when there is signal, and reloading gets it without what is typed being lost', async ({
  page,
  context,
  deploys,
}) => {
  await page.goto(deploys.origin);
  await waitForServiceWorker(page);
  expect(await version(page)).toBe('Forja');
  await expect(banner(page)).toBeHidden();

  await test.step('with the button of the banner', async () => {
    deploys.deploy('2');
    await comeBack(page);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText(
      'Hay una nueva versión de Forja disponible. Recarga la página para actualizar.',
    );
    await banner(page).getByRole('button', { name: 'Recargar' }).click();
    await expect.poll(() => version(page)).toBe('Forja 2');
    await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('with the button of the browser', async () => {
    deploys.deploy('3');
    await comeBack(page);
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await expect.poll(() => version(page)).toBe('Forja 3');
    await expect.poll(() => isOneWaiting(page)).toBe(false);
    await expect(banner(page)).toBeHidden();
    expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual([
      'forja-app-3',
      'forja-visited',
    ]);
  });

  await test.step('what is typed to register stays, and a password does not', async () => {
    await page.goto(`${deploys.origin}/auth?modo=registro`);
    await waitForServiceWorker(page);
    await page.getByLabel('Correo electrónico').fill('ana@ejemplo.com.ar');
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave bien larga');
    deploys.deploy('4');
    await comeBack(page);
    await Promise.all([
      page.waitForEvent('load'),
      banner(page).getByRole('button', { name: 'Recargar' }).click(),
    ]);
    await expect.poll(() => isOneWaiting(page)).toBe(false);
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
  });

  await test.step('the banner waits for the signal', async () => {
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

test('the app without its code explains itself, and a deploy that lost a file does not take the site from who reads it', async ({
  page,
  deploys,
}) => {
  await visitAndKeep(page, `${deploys.origin}/terminos`);
  deploys.deploy('2');
  deploys.removeFiles(/^\/assets\/|^\/fonts\//);
  await comeBack(page);
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

test('a device that kept the whole app before there were two documents opens it without signal when the new version takes over', async ({
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
  await comeBack(page);
  await expect.poll(() => isOneWaiting(page)).toBe(true);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage('use-this-version');
  });
  await expect.poll(() => page.evaluate(() => caches.has('forja-app-2'))).toBe(false);
  await context.setOffline(true);
  const visit = await page.goto(`${deploys.origin}/medidas`);
  expect(visit?.headers()['x-forja-document']).toBe('app');
});
