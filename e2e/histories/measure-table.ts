import type { Page } from '@playwright/test';
import type { Cookies } from './browser-device.ts';

export type Row = {
  day: string;
  weight: string;
  waist: string;
  isCopy: boolean;
  isInAccount: boolean;
};

export const readTable = async (page: Page): Promise<Row[]> =>
  (await page.evaluate(readTableInPage, null)).rows;

/** Presses a row's button and reads the row in one step, so that nothing changes in between. */
export const pressRowButton = async (
  page: Page,
  share: number,
  label: string,
): Promise<Row | undefined> => (await page.evaluate(readTableInPage, { share, label })).pressedRow;

export async function readAccount(
  origin: string,
  cookies: Cookies,
): Promise<Omit<Row, 'isInAccount'>[]> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const reply = await fetch(`${origin}/api/changes`, { headers: { cookie } });
  if (!reply.ok) throw new Error(`the account answered with a ${reply.status}`);
  // the body follows the contract
  const { items } = (await reply.json()) as { items: (Measure & { copyOf: string | null })[] };
  return items.flatMap(({ value, copyOf }) =>
    value === null
      ? []
      : {
          day: value.takenOn.split('-').toReversed().join('/'),
          weight: toFigure(value.weightKg),
          waist: toFigure(value.waistCm),
          isCopy: copyOf !== null,
        },
  );
}

type Measure = { value: { takenOn: string; weightKg?: number; waistCm?: number } | null };

const toFigure = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',');

/** Runs in the page. */
function readTableInPage(target: { share: number; label: string } | null): {
  rows: Row[];
  pressedRow?: Row | undefined;
} {
  const headers = [...document.querySelectorAll('.measures_table thead th')].map(
    ({ textContent }) => textContent,
  );
  const column = (name: string) => headers.findIndex((header) => header.startsWith(name));
  const figure = (row: Element, name: string) =>
    /[\d.,]+/.exec(row.querySelectorAll('th, td')[column(name)]?.textContent ?? '')?.[0] ?? '';
  const elements = [...document.querySelectorAll('.measures_table tbody tr')]
    // placeholder rows of the virtual list have no day
    .filter((row) => /\d/.test(row.querySelector('th')?.textContent ?? ''));
  const rows = elements.map((row) => ({
    day: row.querySelector('th')?.textContent ?? '',
    weight: figure(row, 'Peso'),
    waist: figure(row, 'Cintura'),
    isCopy: /Copia sin conexión/.test(row.textContent),
    isInAccount: /En tu cuenta/.test(row.textContent),
  }));
  if (!target || rows.length === 0) return { rows };
  const index = Math.floor(target.share * rows.length);
  const button = elements[index]?.querySelector<HTMLElement>(`[aria-label^="${target.label}"]`);
  if (!button) throw new Error(`no button "${target.label}" in the row`);
  button.click();
  return { rows, pressedRow: rows[index] };
}
