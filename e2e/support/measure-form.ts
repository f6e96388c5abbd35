import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';

type Written = { day: string; weight?: string; waist?: string; pressure?: [string, string] };

const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar medidas' });

/** Fills in the form of measures and saves it, as a person does. */
export async function recordMeasure(page: Page, written: Written): Promise<void> {
  await fillMeasure(page, written);
  await saveButton(page).click();
  await expect(page.getByLabel('Peso')).toHaveValue('');
}

/**
 * The same for whoever times it. Nothing is asked of the page from a while before the press until the write is over:
 * answering is work, too.
 */
export async function recordUnwatched(page: Page, { quietMs, ...written }: Written & { quietMs: number }) {
  await fillMeasure(page, written);
  // Scrolls to the button, and waits until nothing covers it.
  await saveButton(page).click({ trial: true });
  const box = await saveButton(page).boundingBox();
  if (!box) throw new Error('there is no button to press');
  await setTimeout(quietMs);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await setTimeout(quietMs);
  await expect(page.getByLabel('Peso')).toHaveValue('');
}

export async function fillMeasure(page: Page, { day, weight, waist, pressure }: Written): Promise<void> {
  await page.getByLabel('Fecha').fill(day);
  if (weight !== undefined) await page.getByLabel('Peso').fill(weight);
  if (waist !== undefined) await page.getByLabel('Cintura').fill(waist);
  if (pressure) {
    await page.getByLabel('Presión máxima').fill(pressure[0]);
    await page.getByLabel('Presión mínima').fill(pressure[1]);
  }
}
