import { expect, type Page } from '@playwright/test';

const CONTROLS = '.button_root, [role="tab"], input, select';

/** Checks that print hides controls and uses the light theme. */
export async function expectPaper(page: Page): Promise<void> {
  await expect(page.locator('header.header_header')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  const controls = page.locator(CONTROLS).filter({ visible: true });
  expect(await controls.allInnerTexts()).toEqual([]);
  const scheme = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.documentElement).getPropertyValue('--tinta').trim(),
  }));
  expect(scheme).toEqual({ background: 'rgb(255, 255, 255)', ink: '#0a1b15' });
}

/** Runs in the browser: address printed after a link. */
export const readPrintedAddress = (link: Element): string =>
  getComputedStyle(link, '::after').content;
