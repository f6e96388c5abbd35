import { randomUUID } from 'node:crypto';
import { createChildren } from '@forja/domain/records/children';
import type { Routine } from '@forja/domain/routines/routine';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { aWorkout, followRoutine, storeWorkout } from '../../support/pages/saved-training.ts';

const BENCH = { exerciseId: 'bench-press', name: 'Press de banca' };
const DONE = aWorkout(3, [{ ...BENCH, weightKg: 80, repetitions: [8, 8] }]);
const ROUTINE_ID = randomUUID();
const ROUTINE: Routine = {
  name: 'Torso',
  isArchived: false,
  days: createChildren(
    [
      {
        name: 'Torso',
        exercises: createChildren(
          [
            {
              ...BENCH,
              muscleGroup: 'chest',
              restSeconds: 120,
              sets: createChildren(
                [1, 2, 3].map(
                  () => ({ kind: 'working', repsMin: 6, repsMax: 8, weightKg: 80 }) as const,
                ),
                randomUUID,
              ),
            },
          ],
          randomUUID,
        ),
      },
    ],
    randomUUID,
  ),
};

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test("progress shows weeks, muscles, records and next week's changes, accepted and undone offline too, and discreet mode hides body weight", async ({
    page,
    context,
    app,
    signInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
    await signInAs();
    const routineDayId = Object.keys(ROUTINE.days)[0];
    for (const [daysAgo, weightKg] of [
      [28, 72.5],
      [21, 75],
      [14, 80],
      [7, 80],
    ] as const)
      await storeWorkout(
        context,
        app.origin,
        aWorkout(daysAgo, [{ ...BENCH, weightKg, repetitions: [8, 8, 8] }], {
          routineId: ROUTINE_ID,
          routineDayId,
        }),
      );
    await followRoutine(context, app.origin, { id: ROUTINE_ID, routine: ROUTINE });

    await page.goto('/progreso');
    await expect(page.getByText('Racha', { exact: true })).toBeVisible();
    await expect(page.getByText('Hiciste 3 de 3 series.')).toBeVisible();

    const proposal = page.getByRole('listitem').filter({ hasText: 'De 80 kg a 82,5 kg' });
    await proposal.getByRole('button', { name: /^Aceptar/ }).click();
    await expect(proposal).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(proposal).toBeVisible();

    await page.getByText('Series por músculo').click();
    await page.getByLabel('Semana', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByRole('img', { name: /Series de la semana por músculo/ })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Pecho' })).toContainText(
      '3 directas',
    );
    await page.getByLabel('Tu nivel', { exact: true }).selectOption('Avanzado');
    await expect(page.getByText('Rango: de 12 a 20 series por músculo.')).toBeVisible();

    await page.getByText('Por ejercicio').click();
    await expect(page.getByRole('img', { name: /Máximo estimado. Pasó de/ })).toBeVisible();
    await expect(
      page.getByRole('row').filter({ hasText: 'Más peso de 7 a 9 repeticiones' }),
    ).toContainText('80 kg × 8');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });

    await test.step('discreet mode, chosen on the training page', async () => {
      await expect(page.getByText('Cargá tu peso en Medidas')).toBeVisible();
      await page.goto('/mi-rutina');
      await page.getByRole('button', { name: 'Barra, discos y avisos' }).click();
      const sheet = page.getByRole('dialog', { name: 'Barra, discos y avisos' });
      const mode = sheet.getByRole('checkbox', { name: /^Modo discreto/ });
      await mode.press('Space');
      await expect(mode).toBeChecked();
      await page.goto('/progreso');
      await page.getByText('Por ejercicio').click();
      await expect(page.getByText('Oculto por el modo discreto.')).toBeVisible();
    });

    await test.step('it opens offline with everything on the phone', async () => {
      await waitForWholeApp(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText('Racha', { exact: true })).toBeVisible();
      await page.getByText('Por ejercicio').click();
      await expect(
        page.getByRole('row').filter({ hasText: 'Más peso de 7 a 9 repeticiones' }),
      ).toContainText('80 kg × 8');
    });
  });
});

test('an unreadable history says that it is safe, and a long one is summed completely and follows other devices', async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await signInAs();
  for (let day = 1; day <= 50; day += 1)
    await storeWorkout(
      context,
      app.origin,
      aWorkout(day, [{ ...BENCH, weightKg: 60, repetitions: [8] }]),
    );
  const total = page.getByText(/ este mes\.$/).locator('..');

  await test.step('an unreadable history', async () => {
    await page.addInitScript(() => {
      const { getAll } = IDBIndex.prototype;
      IDBIndex.prototype.getAll = function failing(...options) {
        if (sessionStorage.getItem('isMended') === null && this.name === 'list')
          throw new DOMException('gone', 'DataError');
        return getAll.apply(this, options);
      };
    });
    await page.goto('/progreso');
    await expect(page.getByText('No pudimos abrir tu historial')).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('isMended', ''));
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(page.getByText('Racha', { exact: true })).toBeVisible();
  });

  await page.route(/history\.worker/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('No pudimos abrir tu historial')).toBeVisible();
  await expect(page.getByText('Racha', { exact: true })).toBeVisible();
  await page.unroute(/history\.worker/);
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(total).toContainText('50');
  await storeWorkout(context, app.origin, DONE);
  await page.reload();
  await expect(total).toContainText('51');
});
