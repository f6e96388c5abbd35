import type { Page } from '@playwright/test';
import { readPdfLines } from '../../../web/src/shared/pdf/pdf-text.fixture.ts';

/** The figures, the signs and the words with an accent of a text. */
export const listFigures = (text: string): string[] =>
  text.match(/\d[\d.,]*\d|[≥≤−αβδ]|\d|\p{L}*[áéíóúñ]\p{L}*/gu) ?? [];

/** A PDF as one text, in its reading order. */
export const readPdfText = (file: string): string =>
  readPdfLines(file)
    .map((line) => line.text)
    .join(' ');

/** What the paper of a page shows, and the text of its PDF lacks. */
export async function listMissingFigures(page: Page, file: string): Promise<string[]> {
  const pdfFigures = new Set(listFigures(readPdfText(file)));
  await page.emulateMedia({ media: 'print' });
  const pageText = await page.evaluate(() => {
    // The drawing of a chart, whose sentence is in the text.
    for (const drawing of document.querySelectorAll('main svg, main [aria-hidden="true"]'))
      drawing.remove();
    return document.querySelector('main')?.innerText ?? '';
  });
  // The page goes back to the media of what shows it.
  await page.emulateMedia({ media: null });
  return [...new Set(listFigures(pageText))].filter((figure) => !pdfFigures.has(figure));
}
