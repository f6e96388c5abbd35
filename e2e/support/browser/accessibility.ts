import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { measureWidth } from '../../../web/src/shared/measure-width.fixture.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that a theme can break: its document is the same in the other one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks what is shown now, in the dark and the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, (axe) => axe.withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessibleInCurrentTheme(page);
}

/** No serious or critical problem in the theme of the moment, and a list of them when there is one. */
export const expectAccessibleInCurrentTheme = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withTags(WCAG));

type ChooseRules = (axe: AxeBuilder) => AxeBuilder;
type Violation = { impact: string; description: string };

/** Whatever axe finds in what is shown now, of any impact. */
export const listViolations = (page: Page): Promise<Violation[]> =>
  findViolations(page, (axe) => axe.withTags(WCAG));

async function expectNoViolations(page: Page, choose: ChooseRules): Promise<void> {
  const violations = await findViolations(page, choose);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ description }) => description),
    `axe on ${page.url()}`,
  ).toEqual([]);
}

async function findViolations(page: Page, choose: ChooseRules): Promise<Violation[]> {
  // From the top: what a scroll leaves half under the header counts as a small target. And no colour amid a transition.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // The other mode opens a page for each run, for frames of other origins: there are none.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, impact, help, nodes }) => ({
    impact: impact ?? 'minor',
    description: `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  }));
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
