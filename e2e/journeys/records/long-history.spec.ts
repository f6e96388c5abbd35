import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { serveLongHistory } from '../../support/pages/long-history.ts';

const MOST_NODES = 3000;

test('20,000 measures arrive page by page in a virtual list', async ({ page, signInAs }) => {
  await signInAs();
  let allowed = -1;
  const hold = async (first: number) =>
    expect.poll(() => allowed >= first, { timeout: 60_000 }).toBe(true);
  await serveLongHistory(page, { count: 20_000, pageSize: 2000, delayPage: hold });
  const table = page.getByRole('table', { name: /Tus medidas/ });
  const countNodes = () => page.evaluate(() => document.querySelectorAll('*').length);

  await test.step('the first sync shows early rows, and no list claims to be empty or complete before its end', async () => {
    // placeholder rows show it too until the first rows are read
    const bringing = (received: string) => page.getByText(`Trayendo ${received} de 20.000`).first();
    await page.addInitScript(watchCounts);
    await page.goto('/medidas');
    await expect(page.getByText('Trayendo lo que tenés en tu cuenta').first()).toBeVisible();
    await page.waitForFunction(() => 'wasCounted' in window);
    allowed = 0;
    await expect(bringing('2.000')).toBeVisible();
    await expect(page.getByText('Lista incompleta')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '20/11/2026' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'toldEmpty'))).toBeUndefined();
    // a reload keeps the progress
    await page.reload();
    await expect(bringing('2.000')).toBeVisible();
    allowed = 2000;
    await expect(bringing('4.000')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'toldEmpty'))).toBeUndefined();
    await page.evaluate(() => Object.assign(window, { countsAtOnce: true }));
    allowed = 20_000;
    await expect(table).toHaveAttribute('aria-rowcount', '20001', { timeout: 90_000 });
    await expect(page.getByText('Lista incompleta')).toHaveCount(0, { timeout: 90_000 });
  });

  await test.step('only the visible part is rendered, also for the keyboard', async () => {
    expect(await countNodes()).toBeLessThanOrEqual(MOST_NODES);
    await page.getByLabel('1 año').check();
    await expect(page.getByText(/en 36\d días/).first()).toBeAttached();
    expect(await countNodes()).toBeLessThanOrEqual(MOST_NODES);

    // the focused row stays rendered at any scroll position
    const edit = page.getByRole('button', { name: 'Cambiar la medida del 20/11/2026' });
    await edit.focus();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(page.getByRole('rowheader', { name: '20/11/2026' })).not.toBeInViewport();
    await expect(edit).toBeFocused();
    await expect(table.getByRole('row').nth(15)).toBeInViewport();
    expect(await countNodes()).toBeLessThanOrEqual(MOST_NODES);
    await page.keyboard.press('Tab');
    const next = page.getByRole('button', { name: 'Cambiar la medida del 19/11/2026' });
    // the browser scrolls to the focused row and rows around it render
    await expect(next).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();

    // the last row announces its position
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(table.locator('tr[aria-rowindex="20001"]')).toBeAttached();
  });
});

test('300 plans are a list for keyboard and screen reader, and going back returns to the same one', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  let allowed = 0;
  const hold = async (first: number) =>
    expect.poll(() => allowed >= first, { timeout: 60_000 }).toBe(true);
  await serveLongHistory(page, { collection: 'plans', count: 300, pageSize: 100, delayPage: hold });
  await page.goto('/mis-planes');
  await expect(page.getByText('Trayendo 100 de 300').first()).toBeVisible();
  await expect(page.getByText('Lista incompleta')).toBeVisible();
  await expect(page.getByText('La barra está vacía')).toHaveCount(0);
  allowed = 300;
  await expect(page.getByText('Lista incompleta')).toHaveCount(0, { timeout: 60_000 });

  const plan = (position: number) => page.locator(`[role="listitem"][aria-posinset="${position}"]`);
  await expect(plan(1)).toHaveAttribute('aria-setsize', '300');
  await expect(plan(1)).toContainText('20/11/2026');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(
    MOST_NODES,
  );

  await plan(1).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(plan(1).getByRole('button', { name: /^Borrar/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plan(2).getByRole('link').first()).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(plan(1).getByRole('link').first()).not.toBeInViewport();
  await expect.poll(() => middlePlan(page)).toBeGreaterThan(100);
  const position = await middlePlan(page);
  await plan(position).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(plan(position)).toHaveCount(0);
  await page.goBack();
  await expect(plan(position)).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(plan(300)).toBeAttached();
});

/** Position of the plan in the middle of the screen, or 0. */
const middlePlan = (page: Page) =>
  page.evaluate(() => {
    // the gap between cards belongs to none
    const cards = [0, 40].map((y) =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2 + y)?.closest('[aria-posinset]'),
    );
    return Number(
      cards.find((card) => card?.querySelector('a'))?.getAttribute('aria-posinset') ?? 0,
    );
  });

/** Runs in the page: delays each count and records the list's text meanwhile. */
function watchCounts(): void {
  const { count } = IDBIndex.prototype;
  IDBIndex.prototype.count = function countLate(this: IDBIndex, ...args: Parameters<typeof count>) {
    const request = count.apply(this, args);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, (event) =>
        setTimeout(
          () => {
            if (typeof listener === 'function') listener(event);
            Object.assign(window, { wasCounted: true });
          },
          'countsAtOnce' in window ? 0 : 500,
        ),
      );
    return request;
  };
  new MutationObserver(() => {
    if (document.querySelector('main')?.textContent.includes('La barra está vacía') === true)
      Object.assign(window, { toldEmpty: true });
  }).observe(document, { childList: true, subtree: true });
}
