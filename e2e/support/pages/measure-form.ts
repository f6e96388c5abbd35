import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';

type MeasureFields = { day: string; weight?: string; waist?: string; pressure?: [string, string] };

const getSaveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Guardar medidas' });

export async function recordMeasure(page: Page, measure: MeasureFields): Promise<void> {
  await fillMeasure(page, measure);
  await getSaveButton(page).click();
  await expect(page.getByLabel('Peso')).toHaveValue('');
}

/**
 * Saves a measure for timing: the page gets no request from the test before the press until the write ends, because
 * answering one takes time.
 */
export async function recordTimedMeasure(
  page: Page,
  { quietMs, ...measure }: MeasureFields & { quietMs: number },
) {
  await fillMeasure(page, measure);
  // scrolls to the button and waits until nothing covers it
  await getSaveButton(page).click({ trial: true });
  const box = await getSaveButton(page).boundingBox();
  if (!box) throw new Error('the save button is not on screen');
  await setTimeout(quietMs);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await setTimeout(quietMs);
  await expect(page.getByLabel('Peso')).toHaveValue('');
}

export async function fillMeasure(
  page: Page,
  { day, weight, waist, pressure }: MeasureFields,
): Promise<void> {
  await page.getByLabel('Fecha').fill(day);
  if (weight !== undefined) await page.getByLabel('Peso').fill(weight);
  if (waist !== undefined) await page.getByLabel('Cintura').fill(waist);
  if (pressure) {
    await page.getByLabel('Presión máxima').fill(pressure[0]);
    await page.getByLabel('Presión mínima').fill(pressure[1]);
  }
}
