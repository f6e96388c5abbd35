import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MEASURED_PLANS } from '../../support/pages/measured-plans.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectPaper, readPrintedAddress } from '../../support/pages/paper.ts';
import { listMissingFigures, readPdfText } from '../../support/pages/pdf-figures.ts';

const withChemistry = MEASURED_PLANS.find(({ input }) => input.chemistry)?.input;
const getButton = (page: Page) => page.getByRole('button', { name: 'Descargar PDF' });

/** Lightness of the darkest ink of each picture of a PDF, from 0 to 255. */
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

test('a plan prints completely and light, and its PDF has every figure of its six parts, can be cancelled and has a fallback page', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await signInAs();
  if (!withChemistry) throw new Error('no measured plan has chemistry');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/jspdf|create-pdf/, (route) => route.abort());
  await page.goto(await storePlan(context, app.origin, withChemistry));
  await test.step('without the PDF library it offers a page to print', async () => {
    const downloading = page.waitForEvent('download');
    await getButton(page).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('forja-plan-personalizado.html');
    expect(await readFile(await download.path(), 'utf8')).toContain('Proteína por día');
    await expect(page.getByText('Abrila y guardala como PDF')).toBeVisible();
    await page.unroute(/jspdf|create-pdf/);
  });

  await test.step('it is cancelled while in progress', async () => {
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    await page.route(/jspdf|create-pdf/, async (route) => {
      await isHeld;
      await route.continue();
    });
    let downloads = 0;
    const count = () => void downloads++;
    page.on('download', count);
    await page.reload();
    await getButton(page).click();
    await expect(page.getByRole('progressbar', { name: 'Preparando el PDF' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    release();
    await expect(getButton(page)).toBeVisible();
    expect(downloads).toBe(0);
    page.off('download', count);
    await page.unroute(/jspdf|create-pdf/);
  });

  const file = await test.step("it is a small PDF with the light theme's ink", async () => {
    const downloading = page.waitForEvent('download');
    await getButton(page).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('forja-plan-personalizado.pdf');
    const bytes = await readFile(await download.path(), 'latin1');
    expect(bytes.slice(0, 5)).toBe('%PDF-');
    expect(bytes).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
    expect(bytes.length).toBeLessThan(3_000_000);
    const inks = await readDarkestInks(page, bytes);
    expect(inks.length, 'charts').toBeGreaterThanOrEqual(3);
    for (const ink of inks) expect(ink).toBeLessThan(120);
    await expect(getButton(page)).toBeVisible();
    return bytes;
  });

  await test.step('it prints completely, without controls and with source addresses', async () => {
    await page.getByRole('tab', { name: 'Comida' }).click();
    await expect(page.getByRole('heading', { name: 'Desayuno' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Fuentes de este plan')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const text of [
      /^Hoy, /,
      'Tu semana',
      'Comida por día',
      'Desayuno',
      'No hace falta comprar',
      'Compuestos y riesgo',
      'Presión en casa',
      'Fuentes de este plan',
    ])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expectPaper(page);
    const source = page.locator('#fuentes a[href^="https://doi.org/"]').first();
    await expect(source).toBeVisible();
    expect(await source.evaluate(readPrintedAddress)).toContain('https://doi.org/');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.getByText('Fuentes de este plan')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Comida' })).toBeVisible();
  });

  await test.step('the PDF has every printed figure and accent, and its sources at the end', async () => {
    const text = readPdfText(file);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Fuentes de este plan').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await listMissingFigures(page, file)).toEqual([]);
    expect(text).not.toContain('Ver tabla');
    // badge of a source missing from the list
    expect(text).not.toContain('[0]');
    expect(text).toMatch(/Fuentes de esta lista: \[\d+\]/);
    expect(text.indexOf('Fuentes de este plan')).toBeGreaterThan(text.lastIndexOf('Cena'));
  });
});
