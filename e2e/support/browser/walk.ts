import { expect, type Page, type Request } from '@playwright/test';

/** No part of the screen says that it waits. */
const BUSY = 'main [aria-busy="true"]';

const openRequests = new WeakMap<Page, Set<Request>>();

/** What a page waits for an answer to. */
function watchRequests(page: Page): Set<Request> {
  const watched = openRequests.get(page);
  if (watched) return watched;
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Loads a page, and waits for all that it has to show. */
export async function loadScreen(page: Page, path: string): Promise<void> {
  watchRequests(page).clear();
  await page.goto(path);
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await waitForScreen(page);
}

/** Goes to another screen as its links do: the app is not loaded again, and a document of the site is. */
export async function followTo(page: Page, path: string): Promise<void> {
  if ((await page.locator('html[data-document="site"]').count()) > 0) {
    await loadScreen(page, path);
    return;
  }
  await page.evaluate((address) => {
    const isSameScreen = new URL(address, location.href).pathname === location.pathname;
    // the heading of the screen that is left goes away with it, or says another thing
    if (!isSameScreen)
      for (const heading of document.querySelectorAll('h1'))
        heading.dataset['previous'] = heading.innerText;
    history.pushState({}, '', address);
  }, path);
  await expect
    .poll(
      () =>
        page
          .locator('h1[data-previous]')
          .evaluateAll((all) =>
            all.flatMap((each) =>
              each instanceof HTMLElement && each.dataset['previous'] === each.innerText
                ? [each.innerText]
                : [],
            ),
          ),
      `on the way to ${path}`,
    )
    .toEqual([]);
  await waitForScreen(page);
}

async function waitForScreen(page: Page): Promise<void> {
  const open = watchRequests(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  let looks = 0;
  // what an answer brings is drawn, and may ask for more
  await expect
    .poll(
      async () => {
        const isBusy = open.size > 0 || (await page.locator(BUSY).count()) > 0;
        looks = isBusy ? 0 : looks + 1;
        return looks >= 3 ? 'whole' : [...open].map((request) => request.url());
      },
      { intervals: [60] },
    )
    .toBe('whole');
}
