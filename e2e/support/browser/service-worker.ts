import { expect, type Page } from '@playwright/test';

export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
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
