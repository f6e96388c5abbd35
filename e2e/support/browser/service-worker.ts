import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls this page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Waits until the device of somebody with an account keeps every screen. */
export async function waitForWholeApp(page: Page): Promise<void> {
  await waitForServiceWorker(page);
  await expect
    .poll(() => page.evaluate(() => caches.has('forja-whole-app')), { timeout: 60_000 })
    .toBe(true);
}

/** Makes this page one that a visitor read, which the device keeps. */
export async function visitAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(new URL('/', address).href);
  await waitForServiceWorker(page);
  await page.goto(address);
  await waitForKeptPage(page);
}

/** Waits until the document that a visitor reads, and the code that it names, are on the device. */
export async function waitForKeptPage(page: Page): Promise<void> {
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
