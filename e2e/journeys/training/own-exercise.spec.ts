import { expect, test } from '../../support/fixtures.ts';
import { completeSet } from '../../support/pages/training.ts';

const NAME = 'Remo con gomón';

test('an own exercise is put in a routine, done, and counted for its muscles and in records', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/ejercicios');
  await page.getByRole('button', { name: 'Agregar un ejercicio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Un ejercicio tuyo' });
  await dialog.getByLabel('Nombre').fill(NAME);
  await dialog.getByLabel('Movimiento').selectOption('Tracción horizontal');
  await dialog
    .getByRole('group', { name: 'Músculos principales' })
    .getByRole('checkbox', { name: 'Dorsales' })
    .check();
  await dialog
    .getByRole('group', { name: 'Músculos que ayudan' })
    .getByRole('checkbox', { name: 'Bíceps' })
    .check();
  await dialog.getByRole('checkbox', { name: 'Peso corporal y una barra' }).check();
  await dialog.getByRole('button', { name: 'Guardar ejercicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

  await page.goto('/mis-rutinas');
  await page.getByRole('button', { name: 'Desde cero' }).click();
  await page.getByRole('button', { name: 'Agregar ejercicio a Día 1' }).click();
  await page.getByRole('searchbox').fill('remo gomon');
  await page.getByRole('dialog').getByRole('button', { name: NAME }).first().click();
  const sheet = page.getByRole('dialog', { name: new RegExp(NAME) });
  await expect(sheet.getByRole('group', { name: 'Serie 3' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await page.getByRole('button', { name: 'Empezar Día 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  for (const position of [1, 2, 3]) {
    await page.getByLabel('Peso', { exact: true }).fill('42,5');
    await page.getByLabel('Repeticiones', { exact: true }).fill('10');
    await completeSet(page, position);
  }
  await page.getByRole('button', { name: 'Terminar entrenamiento' }).last().click();
  await expect(page.getByText('Entrenamiento terminado').first()).toBeVisible();
  await expect(page.getByText('42,5 kg × 10').first()).toBeVisible();

  await page.goto('/progreso');
  await page.getByText('Series por músculo').click();
  const muscle = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(muscle('Dorsales')).toContainText('3 directas');
  await expect(muscle('Bíceps')).toContainText('3 que ayudan');

  await page.goto('/ejercicios');
  await page
    .getByRole('region', { name: 'Lo último que hiciste' })
    .getByRole('link', { name: NAME })
    .click();
  await expect(page.getByText('Tus récords')).toBeVisible();
  await expect(page.getByText('42,5 kg (42,5 kg × 10)')).toBeVisible();
});
