import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { MEASURED_PLANS } from '../../support/measurements/plan-in-chromium.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { expect, test } from '../../support/fixtures.ts';
import { listMissingFigures, readPdfText } from '../../support/pages/pdf-figures.ts';

const withChemistry = MEASURED_PLANS.find(({ input }) => input.chemistry)?.input;
const getButton = (page: Page) => page.getByRole('button', { name: 'Descargar PDF' });

/** How light the darkest ink of each picture of a PDF is, from 0 to 255. */
async function readDarkestInks(page: Page, file: string): Promise<number[]> {
  const jpegs = [
    ...file.matchAll(/\/Filter \/DCTDecode[^]*?>>\s*stream\r?\n([^]*?)\r?\nendstream/g),
  ].map(([, bytes = '']) => Buffer.from(bytes, 'latin1').toString('base64'));
  return page.evaluate(async (pictures) => {
    const darkest: number[] = [];
    for (const each of pictures) {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${each}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      }).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      let ink = 255;
      for (let at = 0; at < data.length; at += 4)
        ink = Math.min(ink, Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      darkest.push(ink);
    }
    return darkest;
  }, jpegs);
}

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
  await page.emulateMedia({ colorScheme: 'dark' });
  const downloading = page.waitForEvent('download');
  await getButton(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('forja-plan-personalizado.pdf');
  const file = await readFile(await download.path(), 'latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
  expect(file.length).toBeLessThan(3_000_000);
  // The ink of the light theme is dark, whatever the theme of the page.
  const inks = await readDarkestInks(page, file);
  expect(inks.length, 'charts').toBeGreaterThanOrEqual(3);
  for (const ink of inks) expect(ink).toBeLessThan(120);
  await expect(getButton(page)).toBeVisible();

  const text = readPdfText(file);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fuentes de este plan').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await listMissingFigures(page, file)).toEqual([]);
  expect(text).not.toContain('Ver tabla');
  // The badge of a source that is not in the list.
  expect(text).not.toContain('[0]');
  expect(text).toMatch(/Fuentes de esta lista: \[\d+\]/);
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
