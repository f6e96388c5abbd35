import { expect, type Page } from '@playwright/test';

type Written = { day: string; weight?: string; waist?: string; pressure?: [string, string]; thumbMs?: number };

/** Fills in the form of measures and saves it, as a person does. */
export async function recordMeasure(page: Page, { day, weight, waist, pressure, thumbMs }: Written): Promise<void> {
  await page.getByLabel('Fecha').fill(day);
  if (weight !== undefined) await page.getByLabel('Peso').fill(weight);
  if (waist !== undefined) await page.getByLabel('Cintura').fill(waist);
  if (pressure) {
    await page.getByLabel('Presión máxima').fill(pressure[0]);
    await page.getByLabel('Presión mínima').fill(pressure[1]);
  }
  if (thumbMs !== undefined) await page.waitForTimeout(thumbMs);
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(page.getByLabel('Peso')).toHaveValue('');
}
