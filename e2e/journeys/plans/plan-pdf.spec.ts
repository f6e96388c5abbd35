import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { MEASURED_PLANS } from '../../support/measurements/plan-in-chromium.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { expect, test } from '../../support/fixtures.ts';

const withChemistry = MEASURED_PLANS.find(({ input }) => input.chemistry)?.input;
const getButton = (page: Page) => page.getByRole('button', { name: 'Descargar PDF' });

/** What the characters of the fonts of a PDF are, by their number in the file; both fonts number them alike. */
const readCharacters = (file: string): Map<string, string> =>
  new Map(
    [...file.matchAll(/^<([\da-f]{4})><([\da-f]{4})>$/gm)].map(([, glyph = '', unicode = '']) => [
      glyph,
      String.fromCodePoint(Number.parseInt(unicode, 16)),
    ]),
  );

/** The text of a PDF whose pages are not compressed, line by line. */
function readText(file: string): string {
  const characters = readCharacters(file);
  return [...file.matchAll(/<([\da-f]+)> Tj/g)]
    .map(([, glyphs = '']) =>
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => characters.get(glyph) ?? '?').join(''),
    )
    .join(' ');
}
const countFigures = (text: string): string[] =>
  text.match(/\d[\d.,]*\d|[≥≤−αβδ]|\d|\p{L}*[áéíóúñ]\p{L}*/gu) ?? [];

test('a plan is a PDF with every figure and accent of its six parts, and its sources at the end', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  if (!withChemistry) throw new Error('no plan with chemistry is measured');
  await page.goto(await storePlan(context, app.origin, withChemistry));
  await expect(getButton(page)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await getButton(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('forja-plan-personalizado.pdf');
  const file = await readFile(await download.path(), 'latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
  expect(file.length).toBeLessThan(3_000_000);
  expect(file.match(/\/Filter \/DCTDecode/g)?.length, 'charts').toBeGreaterThanOrEqual(3);
  await expect(getButton(page)).toBeVisible();

  const text = readText(file);
  const written = new Set(countFigures(text));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fuentes de este plan').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shown = await page.evaluate(() => {
    // The drawing of a chart, whose sentence and table are in the text.
    for (const drawing of document.querySelectorAll('main svg')) drawing.remove();
    return document.querySelector('main')?.innerText ?? '';
  });
  expect([...new Set(countFigures(shown))].filter((figure) => !written.has(figure))).toEqual([]);
  expect(text.indexOf('Fuentes de este plan')).toBeGreaterThan(text.lastIndexOf('Cena'));
});

test('without the PDF library a plan is a page to print, and says so', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await signedInAs();
  if (!withChemistry) throw new Error('no plan with chemistry is measured');
  await page.route(/jspdf|create-pdf/, (route) => route.abort());
  await page.goto(await storePlan(context, app.origin, withChemistry));
  const downloading = page.waitForEvent('download');
  await getButton(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('forja-plan-personalizado.html');
  expect(await readFile(await download.path(), 'utf8')).toContain('Proteína por día');
  await expect(page.getByText('Abrila y guardala como PDF')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the PDF of a plan is cancelled while it is made', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  if (!withChemistry) throw new Error('no plan with chemistry is measured');
  let release = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(/jspdf|create-pdf/, async (route) => {
    await isHeld;
    await route.continue();
  });
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.goto(await storePlan(context, app.origin, withChemistry));
  await getButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Preparando el PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  release();
  await expect(getButton(page)).toBeVisible();
  expect(downloads).toBe(0);
});
