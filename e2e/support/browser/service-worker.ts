import { expect, type Page } from '@playwright/test';

/** Waits until the worker controls the page. Reloads a page that was loading while the worker took over, which it cannot claim. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  if (await page.evaluate(isControlled)) return;
  await page.reload();
  expect(await page.evaluate(isControlled)).toBe(true);
}

/** Runs in the page. */
async function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const control = async () => {
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  };
  await Promise.race([control(), new Promise((resolve) => setTimeout(resolve, 20_000))]);
  return serviceWorker.controller !== null;
}

/** Waits until the device has cached every screen of an account. */
export async function waitForWholeApp(page: Page): Promise<void> {
  await waitForServiceWorker(page);
  await expect
    .poll(() => page.evaluate(() => caches.has('forja-whole-app')), { timeout: 60_000 })
    .toBe(true);
}

export async function visitAndCache(page: Page, address: string): Promise<void> {
  await page.goto(new URL('/', address).href);
  await waitForServiceWorker(page);
  await page.goto(address);
  await waitForCachedPage(page);
}

export async function waitForCachedPage(page: Page): Promise<void> {
  await waitForServiceWorker(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const code =
          document.documentElement.outerHTML.match(/\/assets\/[^"\s]+\.(?:js|css)/g) ?? [];
        const files = [location.pathname + location.search, ...code];
        const responses = await Promise.all(files.map((name) => caches.match(name)));
        return responses.every((response) => response !== undefined);
      }),
    )
    .toBe(true);
}
