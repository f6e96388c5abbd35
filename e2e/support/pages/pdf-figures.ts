import type { Page } from '@playwright/test';
import { readPdfLines } from '../../../web/src/shared/pdf/pdf-text.fixture.ts';

export const listFigures = (text: string): string[] =>
  text.match(/\d[\d.,]*\d|[≥≤−αβδ]|\d|\p{L}*[áéíóúñ]\p{L}*/gu) ?? [];

export const readPdfText = (file: string): string =>
  readPdfLines(file)
    .map((line) => line.text)
    .join(' ');

/** Lists what a page's print shows and its PDF lacks. */
export async function listMissingFigures(page: Page, file: string): Promise<string[]> {
  const pdfFigures = new Set(listFigures(readPdfText(file)));
  await page.emulateMedia({ media: 'print' });
  const pageText = await page.evaluate(() => {
    // charts, whose sentence is in the text
    for (const drawing of document.querySelectorAll('main svg, main [aria-hidden="true"]'))
      drawing.remove();
    return document.querySelector('main')?.innerText ?? '';
  });
  // restores the media of the screen
  await page.emulateMedia({ media: null });
  return [...new Set(listFigures(pageText))].filter((figure) => !pdfFigures.has(figure));
}
