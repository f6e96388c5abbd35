import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is shown now, as people see it by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessibleAsItIs(page);
  }
}

/** No serious or critical problem in the theme of the moment, and a list of them when there is one. */
export async function expectAccessibleAsItIs(page: Page): Promise<void> {
  // a colour read half way through a fade is nobody's colour
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out: the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}
