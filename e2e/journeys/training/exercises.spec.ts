import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { completeSet } from '../../support/pages/training.ts';

const NAME = 'Remo con gomón';

test.use({ serviceWorkers: 'allow' });

test('an exercise is found by a typo and marked as a favourite, and an own one made offline enters routines, muscles and records', async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signInAs();
  await page.goto('/ejercicios');
  await expect(page.getByText('242 ejercicios')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('sentadiya bulgara');
  await page.getByRole('link', { name: /^Sentadilla búlgara con mancuernas/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sentadilla búlgara con mancuernas' }),
  ).toBeVisible();
  await expect(page.getByText('Todavía no anotaste ninguna serie')).toBeVisible();
  await page.getByRole('button', { name: /, favorito$/ }).click();
  await page.getByRole('link', { name: 'Todos los ejercicios' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Favoritos' })
      .getByRole('link', { name: /^Sentadilla búlgara con mancuernas/ }),
  ).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('an own exercise is added, found, edited, deleted and restored offline', async () => {
    await waitForWholeApp(page);
    await context.setOffline(true);
    await page.reload();

    await page.getByRole('button', { name: 'Agregar un ejercicio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Un ejercicio tuyo' });
    await dialog.getByRole('button', { name: 'Guardar ejercicio' }).click();
    await expect(dialog.getByText('Elegí al menos un músculo que trabaje.').first()).toBeVisible();
    await dialog.getByLabel('Nombre').fill('Remo con gomón');
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
    await expect(page.getByText('No sabemos qué articulaciones carga')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
    const editing = page.getByRole('dialog', { name: 'Cambiar el ejercicio' });
    await editing.getByLabel('Notas').fill('Con pausa atrás');
    await editing.getByRole('button', { name: 'Guardar ejercicio' }).click();
    await expect(page.getByText('Con pausa atrás')).toBeVisible();

    await page.getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(page).toHaveURL(/\/ejercicios$/);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('remo gomon');
    await expect(page.getByRole('link', { name: /^Remo con gomón/ })).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('link', { name: /^Remo con gomón/ }).click();
    await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  });

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
