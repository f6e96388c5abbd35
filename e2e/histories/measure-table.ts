import type { Page } from '@playwright/test';

/** A row of the table of measures, as it is read on the screen. */
export type Row = { day: string; weight: string; waist: string; isCopy: boolean; isInAccount: boolean };

export async function readTable(page: Page): Promise<Row[]> {
  return page.evaluate(() => {
    const headers = [...document.querySelectorAll('.med-tabla thead th')].map(({ textContent }) => textContent);
    const column = (name: string) => headers.findIndex((header) => header.startsWith(name));
    const figure = (row: Element, name: string) =>
      /[\d.,]+/.exec(row.querySelectorAll('th, td')[column(name)]?.textContent ?? '')?.[0] ?? '';
    return (
      [...document.querySelectorAll('.med-tabla tbody tr')]
        // The rows that only keep the place of those that are far have no day.
        .filter((row) => /\d/.test(row.querySelector('th')?.textContent ?? ''))
        .map((row) => ({
          day: row.querySelector('th')?.textContent ?? '',
          weight: figure(row, 'Peso'),
          waist: figure(row, 'Cintura'),
          isCopy: /Copia sin conexión/.test(row.textContent),
          isInAccount: /En tu cuenta/.test(row.textContent),
        }))
    );
  });
}
