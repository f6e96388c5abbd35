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
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out: the page never scrolls sideways, and what it would have to scroll to is not cut either. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window, cut } = await page.evaluate((viewport) => {
    const root = document.documentElement;
    // a phone zooms out to show what sticks out, and then measures itself wider than its screen
    const window = Math.min(root.clientWidth, viewport);
    // the page itself clips what is too wide, so the width of its content does not tell it
    const isHeldInside = (element: Element): boolean => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
        const { overflowX, position } = getComputedStyle(each);
        if (overflowX !== 'visible' || position === 'fixed') return true;
      }
      return false;
    };
    const isCut = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > window + 1 || left < -1) && !isHeldInside(element);
    };
    const outside = [...document.querySelectorAll('main *')].filter(
      (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isCut(each),
    );
    return {
      content: root.scrollWidth,
      window,
      cut: outside.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 60)}`),
    };
  }, page.viewportSize()?.width ?? Infinity);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
  expect(cut, `cut at the sides of ${page.url()}`).toEqual([]);
}
