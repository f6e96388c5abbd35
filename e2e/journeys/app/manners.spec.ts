import type { Locator, Page } from '@playwright/test';
import { navigate } from '../../support/browser/walk.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ isMember: false });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Activá tu membresía premium' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Membresía inactiva' });
const call = (page: Page) => page.getByRole('complementary', { name: 'Activar membresía' });
const refresh = (page: Page) => page.getByRole('group', { name: '¿Algo anda lento o no carga?' });

/** Opens a page whose clock only the test advances. */
async function openWithFrozenClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Membresía inactiva' }),
  ).toBeVisible();
}

/** Advances in steps, because rendering between them takes real time and no clock time. */
async function advanceUntilVisible(page: Page, locator: Locator, limitMs: number): Promise<void> {
  for (let passed = 0; passed < limitMs && !(await locator.isVisible()); passed += 100) {
    await page.clock.runFor(100);
    await page.waitForTimeout(100);
  }
  await expect(locator).toBeVisible();
}

test('interruptions come one at a time, each at its moment, and "Ahora no" is remembered', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await openWithFrozenClock(page, '/terminos');
  // The popup is due one second after its code has loaded.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1500);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(40_000);
  // every other interruption waits behind it
  for (const each of [notice, call, refresh]) await expect(each(page)).toBeHidden();

  await popup(page).getByRole('button', { name: 'Ahora no' }).click();
  await advanceUntilVisible(page, notice(page), 2000);
  await expect(call(page)).toBeVisible();
  // stays ten seconds, during which a slow machine's clock also runs
  await page.clock.runFor(7000);
  await expect(notice(page)).toBeVisible();
  await expect(refresh(page)).toBeHidden();
  await page.clock.runFor(4000);
  await expect(notice(page)).toBeHidden();
  await advanceUntilVisible(page, refresh(page), 2000);
  await refresh(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(refresh(page)).toBeHidden();

  // neither repeats on the same day
  await page.reload();
  await advanceUntilVisible(page, notice(page), 5000);
  await expect(call(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(notice(page)).toBeHidden();
  for (const each of [popup, refresh]) await expect(each(page)).toBeHidden();

  await page.clock.fastForward('24:00:00');
  await page.reload();
  await advanceUntilVisible(page, popup(page), 5000);
});

test("nothing covers a form in use, and the edge's invitation covers no text and hides on its own page", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await openWithFrozenClock(page, '/generar-plan');
  await page.getByLabel('Edad').fill('27');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(60_000);
  for (const each of [popup, notice, call, refresh]) await expect(each(page)).toBeHidden();
  await expect(page.getByLabel('Edad')).toBeFocused();

  await page.getByRole('radio', { name: 'Varón' }).press('Space');
  await page.clock.runFor(1500);
  // answers follow without interruption
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(2000);
  await expect(popup(page)).toBeVisible();

  await page.clock.resume();
  await popup(page).getByRole('button', { name: 'Ahora no' }).click();
  for (const path of ['/', '/terminos', '/generar-plan', '/medidas', '/mis-planes', '/mi-cuenta']) {
    await navigate(page, path);
    await expect(call(page)).toBeVisible();
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findTextUnderCall(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await call(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/membresias$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Membresía y precios' })).toBeVisible();
  await expect(call(page)).toBeHidden();
});

/** Text under the edge's invitation, at any scroll position. */
const findTextUnderCall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.querySelector('aside a[href="/membresias"]')?.getBoundingClientRect();
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = texts.currentNode.textContent?.trim() ?? '';
      const isVisible = texts.currentNode.parentElement?.checkVisibility({
        visibilityProperty: true,
      });
      if (text === '' || !isVisible || !edge) continue;
      for (const { left, width, height } of range.getClientRects())
        // screen-reader text is one pixel wide
        if (width > 1 && height > 1 && left < edge.right && left + width > 0) covered.push(text);
    }
    return covered;
  });
