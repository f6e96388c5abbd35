import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { measureWidth } from '../../../web/src/shared/measure-width.fixture.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks what is shown now, in the dark and the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessibleInCurrentTheme(page);
  }
}

/** No serious or critical problem in the theme of the moment, and a list of them when there is one. */
export async function expectAccessibleInCurrentTheme(page: Page): Promise<void> {
  // From the top: what a scroll leaves half under the header counts as a small target. And no colour amid a transition.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const descriptions = serious.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(descriptions, `axe on ${page.url()}`).toEqual([]);
}

/** The page does not scroll sideways, and nothing is clipped at its sides. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window, clipped } = await page.evaluate(
    measureWidth,
    page.viewportSize()?.width ?? Infinity,
  );
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
  expect(clipped, `cut at the sides of ${page.url()}`).toEqual([]);
}
