import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { measureWidth } from '../../../web/src/shared/measure-width.fixture.ts';

type Rules = NonNullable<RunOptions['runOnly']>;

const WCAG: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that depend on the theme; the document is the same in both. */
const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Checks the visible page, or a part of it, in both themes. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, COLOUR_RULES, part);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, WCAG, part);
}

type Violation = { impact: string; description: string };

export const listViolations = (page: Page): Promise<Violation[]> => findViolations(page, WCAG);

async function expectNoViolations(page: Page, rules: Rules, part = 'html'): Promise<void> {
  const violations = await findViolations(page, rules, part);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ description }) => description),
    `axe on ${page.url()}`,
  ).toEqual([]);
}

async function findViolations(page: Page, rules: Rules, part = 'html'): Promise<Violation[]> {
  // scrolls up, because targets half under the header count as small, and ends colour transitions
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await runAxe(page, rules, part);
  return violations.map(({ id, impact, help, nodes }) => ({
    impact: impact ?? 'minor',
    description: `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  }));
}

/** Runs axe in the page once per document: Playwright's package injects it each time and returns every passing node. */
async function runAxe(page: Page, runOnly: Rules, part: string): Promise<Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
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
