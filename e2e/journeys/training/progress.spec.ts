import { randomUUID } from 'node:crypto';
import { createChildren } from '@forja/domain/records/children';
import type { Routine } from '@forja/domain/routines/routine';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { aWorkout, followRoutine, storeWorkout } from '../../support/pages/saved-training.ts';

const BENCH = { exerciseId: 'bench-press', name: 'Press de banca' };
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

test('who has no workouts is told how to begin, also without a membership', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/progreso');
  await expect(page.getByRole('heading', { name: 'Todavía no hay entrenamientos' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'progress shows weeks, muscles, records and what next week would change, which is accepted and undone',
  { tag: '@wide' },
  async ({ page, context, app, signedInAs }) => {
    await signedInAs();
    const routineDayId = Object.keys(ROUTINE.days)[0];
    for (const [daysAgo, weightKg] of [
      [28, 72.5],
      [21, 75],
      [14, 77.5],
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
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

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
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test('discreet mode, chosen where one trains, takes body weight off the screen', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  await storeWorkout(
    context,
    app.origin,
    aWorkout(7, [{ ...BENCH, weightKg: 80, repetitions: [8] }]),
  );
  await page.goto('/progreso');
  await page.getByText('Por ejercicio').click();
  await expect(page.getByText('Cargá tu peso en Medidas')).toBeVisible();
  await page.goto('/mi-rutina');
  await page.getByRole('button', { name: 'Barra, discos y avisos' }).click();
  const sheet = page.getByRole('dialog', { name: 'Barra, discos y avisos' });
  const mode = sheet.getByRole('checkbox', { name: /^Modo discreto/ });
  await mode.press('Space');
  await expect(mode).toBeChecked();
  await expectAccessible(page);
  await page.goto('/progreso');
  await page.getByText('Por ejercicio').click();
  await expect(page.getByText('Oculto por el modo discreto.')).toBeVisible();
});
