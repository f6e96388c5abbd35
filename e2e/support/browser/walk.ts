import { expect, type Page, type Request } from '@playwright/test';

const BUSY = 'main [aria-busy="true"]';

const openRequests = new WeakMap<Page, Set<Request>>();

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

export async function loadScreen(page: Page, path: string): Promise<void> {
  watchRequests(page).clear();
  await page.goto(path);
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await waitForScreen(page);
}

/** Follows a link: the app navigates, the site loads a document. */
export async function navigate(page: Page, path: string): Promise<void> {
  if ((await page.locator('html[data-document="site"]').count()) > 0) {
    await loadScreen(page, path);
    return;
  }
  await page.evaluate((address) => {
    const isSameScreen = new URL(address, location.href).pathname === location.pathname;
    // the previous screen's heading disappears or changes
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
  // an answer may render and cause more requests
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
