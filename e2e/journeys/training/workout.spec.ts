import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect } from '../../support/fixtures.ts';
import { test } from '../../support/pages/started-workout.ts';
import {
  completeSet,
  giveCycleWithMissedWeek,
  waitForStoredSets,
} from '../../support/pages/training.ts';

const getRestClock = (page: Page) => page.getByRole('timer').last();
const weight = (page: Page) => page.getByLabel('Peso', { exact: true });

test('a routine becomes a finished workout with records, which is corrected, deleted and restored', async ({
  workoutPage: page,
}) => {
  await expect(page.getByText('3 × 6 a 8, RIR 2, pausa 2:30').last()).toBeVisible();
  await expect(weight(page)).toHaveValue('80');
  await expect(page.getByRole('img', { name: 'Por lado: discos de 25, 5 kilos' })).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    const steppers = await page.getByRole('button', { name: /^(?:Sumar|Restar) \d/ }).all();
    expect(steppers.length).toBeGreaterThanOrEqual(4);
    for (const stepper of steppers) {
      const box = await stepper.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
    }
  }

  await test.step('a changed figure shows at once, also in the set completed right after', async () => {
    const shown = await page.evaluate(async () => {
      const press = (label: string) =>
        [...document.querySelectorAll('button')]
          .find((button) => (button.ariaLabel ?? button.textContent) === label)
          ?.click();
      const read = () => document.querySelector('tbody tr td:nth-of-type(2)')?.textContent;
      press('Sumar 2,5 kilos');
      await Promise.resolve();
      const text = read();
      await new Promise((resolve) => setTimeout(resolve, 5));
      press('Serie 1 hecha');
      return text;
    });
    expect(shown).toBe('82,5');
    await expect(
      page.getByRole('button', { name: 'Marcar la serie 1 como hecha' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row', { name: /^Serie 1/ }).getByText('82,5')).toBeVisible();
    await waitForStoredSets(page, 1);
    await page.reload();
    await expect(page.getByRole('row', { name: /^Serie 1/ }).getByText('82,5')).toBeVisible();
  });

  // typed with a comma, and last time's again
  await weight(page).fill('83,75');
  await completeSet(page, 2);
  await page.getByRole('button', { name: 'Repetir 80 × 7 de la vez pasada' }).click();
  await expect(weight(page)).toHaveValue('80');
  await completeSet(page, 3);
  await expect(page.getByRole('heading', { level: 1, name: 'Curl con barra' })).toBeVisible();

  // without a history the figures are empty, and the routine gives the repetitions
  await completeSet(page, 1);
  await page.getByRole('button', { name: 'Opciones de Jueves: tirón' }).click();
  await page.getByRole('menuitem', { name: 'Terminar entrenamiento' }).click();
  const question = page.getByRole('dialog', { name: '¿Terminás el entrenamiento?' });
  await expect(question).toContainText('Te queda 1 serie sin hacer');
  await question.getByRole('button', { name: 'Terminar entrenamiento' }).click();

  await expect(page.getByRole('heading', { name: 'Récords de hoy' })).toBeVisible();
  await expect(page.getByText('83,75 kg, tu mayor peso de 7 a 9 repeticiones.')).toBeVisible();
  await expect(page.getByText('83,75 kg × 8')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartir' }).click();
  const picture = await downloading;
  expect(picture.suggestedFilename()).toMatch(/^forja-entrenamiento-[\d-]+\.png$/);
  const png = await readFile(await picture.path());
  // its header: a PNG of 1080 by 1350
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await page.getByRole('button', { name: 'Corregir' }).click();
  const first = page
    .getByRole('region', { name: 'Remo con barra' })
    .getByRole('group', { name: 'Serie 1' });
  await first.getByLabel('Repeticiones').fill('9');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText('82,5 kg × 9')).toBeVisible();

  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrenamientos' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows).toHaveCount(2);
  // the day is done, so the next one is shown
  await page.goto('/mi-rutina');
  await expect(page.getByRole('button', { name: 'Empezar Lunes: piernas' })).toBeVisible();
});

test('the warm-up before a heavy set shows its rule and adds its sets, and a swapped exercise gets a computed load', async ({
  workoutPage: page,
}) => {
  await page.getByRole('button', { name: 'Opciones de Remo con barra' }).click();
  await page.getByRole('menuitem', { name: 'Entrada en calor' }).click();
  const sheet = page.getByRole('dialog', { name: 'Entrada en calor' });
  await expect(sheet).toContainText('Para 80 kg × 8');
  // half of it, and three quarters
  await expect(sheet.getByRole('listitem')).toHaveText(['40 kg × 8', '60 kg × 4']);
  await expect(sheet).toContainText('Es criterio nuestro.');
  await sheet.getByRole('button', { name: 'Agregar estas series' }).click();
  await expect(weight(page)).toHaveValue('40');
  const complete = page.getByRole('button', { name: 'Serie de calentamiento hecha' }).last();
  await complete.click();
  await expect(weight(page)).toHaveValue('60');
  // a warm-up's rest is shorter than a working set's
  await expect(getRestClock(page)).toHaveText('2:30');
  await complete.click();
  await expect(weight(page)).toHaveValue('80');
  await completeSet(page, 1);
  await expect(getRestClock(page)).toHaveText(/^2:[0-2]\d$/);

  await page.getByRole('button', { name: 'Opciones de Remo con barra' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar el ejercicio' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remo Pendlay/ })
    .first()
    .click();
  await expect(page.getByText('Peso calculado desde un ejercicio parecido')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Remo Pendlay' })).toBeVisible();
  // 80 % of his estimate for the bar, rounded down to available plates, and two sets left
  const kilos = Number((await weight(page).inputValue()).replace(',', '.'));
  expect(kilos).toBeGreaterThan(50);
  expect(kilos).toBeLessThan(80);
  await expect(page.getByRole('button', { name: /Serie \d: elegirla/ })).toHaveCount(2);
});

test('after a missed week the cycle resumes where it stopped, and a past workout is logged by keyboard', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  await signInAs();
  await giveCycleWithMissedWeek(context, app.origin);
  await page.goto('/mi-rutina');
  await expect(page.getByText('Semana 3 de 4')).toBeVisible();
  // nine sets of the missed week and twelve of this one would be twenty-one
  await expect(page.getByText('con sus 9 series')).toContainText('daría 21 en una sola semana');
  await page.getByRole('button', { name: 'Retomar en la semana 2' }).click();
  // the cycle gets one more week, and this one repeats the missed one
  await expect(page.getByText('Semana 3 de 5')).toBeVisible();
  await expect(page.getByText('No entrenaste en la semana')).toHaveCount(0);

  await page.goto('/entrenamientos/nuevo');
  await page.getByLabel('Día').fill('2026-11-01');
  await page.getByRole('button', { name: 'Anotar entrenamiento' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('domingo 1 de noviembre')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar ejercicio' }).press('Enter');
  await page.getByRole('dialog').getByRole('searchbox').fill('remo con barra');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remo con barra Espalda/ })
    .press('Enter');
  await page.getByLabel('Peso').fill('70');
  await page.getByLabel('Repeticiones').fill('10');
  await page.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(page.getByText('70 kg × 10')).toBeVisible();
});
