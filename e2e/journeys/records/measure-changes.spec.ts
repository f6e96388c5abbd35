import { randomUUID } from 'node:crypto';
import { addDays } from '@forja/domain/calendar/day';
import { aPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from '../../support/fixtures.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { today } from '../../support/pages/saved-training.ts';
import { storeRecords } from '../../support/pages/training.ts';

test("60 days of weights give a trend with its noise, and with four weeks of food the person's expenditure", async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await signInAs();
  await storeRecords(context, app.origin, sixtyDays());
  await page.goto('/medidas');
  await expect(page.getByText(/El promedio pasó de .+ en 59 días/)).toBeAttached();
  await expect(page.getByText('Ruido (95 %)').first()).toBeVisible();

  await page.getByText('¿Cambió o es ruido?').click();
  await expect(page.getByText(/Promedio de 7 días de peso: (Cambio real|Ruido)/)).toBeVisible();
  await page.getByText('Tu gasto medido').click();
  await expect(page.getByRole('link', { name: 'Armar mi plan' })).toBeVisible();

  await storePlan(context, app.origin, aPerson(), new Date(`${dayBack(60)}T15:00:00Z`));
  await page.reload();
  await page.getByText('Tu gasto medido').click();
  await expect(page.getByText('Tu peso ya alcanza.')).toBeVisible();
  await expect(page.getByText(/días de comidas anotadas por completo/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anotar comidas' })).toBeVisible();

  await storeRecords(context, app.origin, fourWeeksOfFood());
  await page.reload();
  await page.getByText('Tu gasto medido').click();
  const measured = page.locator('details', { hasText: 'Tu gasto medido' });
  await measured.getByRole('button', { name: 'No tomo creatina' }).click();
  // 1800 kcal a day and 50 g less: 1800 + 0.05 × 7700
  await expect(measured).toContainText('Según tus registros2.185 kcal');
  await expect(measured).toContainText('Con 28 pesadas y 27 días completos de comida en 28 días.');
  await expect(measured).toContainText(/Según la fórmula[\d.]+ kcal/);
  await expect(measured).toContainText('supera su error');

  await measured.getByRole('button', { name: 'Recalcular con lo que mediste' }).click();
  const sheet = page.getByRole('dialog', { name: 'Recalcular con lo que mediste' });
  // a step is 150 kcal: 2848 in the plan
  await expect(sheet).toContainText('Antes: 2.848 kcal. Ahora: 2.698 kcal.');
  await expect(sheet).toContainText('tu gasto medido');
  await sheet.getByRole('button', { name: 'Guardar como plan nuevo' }).click();
  await expect(page).toHaveURL(/\/mis-planes\//);
  await page.getByRole('button', { name: 'Más acciones del plan' }).click();
  await page.getByRole('menuitem', { name: 'Recalcular con lo que mediste' }).click();
  // the accepted change altered the target, so the water shift of its first days is excluded
  await expect(measured.getByText(/Tu meta cambió hace poco/)).toBeInViewport();

  await page.getByText('Llevate tus medidas').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const exported = await downloading;
  expect(exported.suggestedFilename()).toMatch(/^forja-medidas-.*\.csv$/);

  await page.getByText('Traé medidas de un archivo').click();
  const file = page.getByLabel('Archivo de medidas para traer');
  await file.setInputFiles(await exported.path());
  await expect(page.getByText('No hay nada nuevo para traer de ese archivo.')).toBeVisible();
  const buffer = Buffer.from(`Date,Weight\n${addDays(today(), -70)},180.5\n2026-01-02,mucho\n`);
  await file.setInputFiles({ name: 'balanza.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('radio', { name: 'Libras' }).click();
  await page.locator('summary', { hasText: 'Filas con algo para revisar' }).click();
  await expect(page.getByText('Dice «mucho».')).toBeVisible();
  await page.getByRole('button', { name: 'Traer 1 medida' }).click();
  await expect(page.getByText('Sumamos 1 medida.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Borrar lo que trajo' }).click();
  await expect(page.getByText('Importación deshecha')).toBeVisible();

  await page.getByText('Cómo medirte').click();
  await expect(page.getByRole('img', { name: /la cinta en: Cintura/ })).toBeVisible();

  await test.step('pregnancy excludes a measured expenditure', async () => {
    const pregnant = aPerson({ sex: 'female', health: ['pregnancy'] });
    await storePlan(context, app.origin, pregnant);
    await page.reload();
    await page.getByText('Tu gasto medido').click();
    await expect(measured).toContainText('Tu plan dice que estás embarazada');
    await expect(measured).not.toContainText('Según tus registros');
  });
});

const dayBack = (days: number): string => addDays(today(), -days);

/** Weights 50 g lower each day, up to today. */
const sixtyDays = () =>
  Array.from({ length: 60 }, (_, back) => ({
    collection: 'measures',
    id: randomUUID(),
    value: { takenOn: dayBack(back), weightKg: 78 + 0.05 * back, waistCm: 86 },
  }));

/** Food days of 1800 kcal for the last 28 days, all complete. */
const fourWeeksOfFood = () =>
  Array.from({ length: 28 }, (_, back) => dayBack(back)).flatMap((day) => [
    {
      collection: 'food-entries',
      id: randomUUID(),
      value: {
        eatenOn: day,
        meal: 'lunch',
        foodId: 'guiso-de-la-casa',
        grams: 900,
        ownFood: {
          name: 'Guiso de la casa',
          figures: { kcal: 200, protein: 10, carbs: 25, fat: 6 },
        },
      },
    },
    { collection: 'complete-food-days', id: randomUUID(), value: { day } },
  ]);
