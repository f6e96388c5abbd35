import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a visitor reads the exercises, and using them explains what an account gives', async ({
  page,
}) => {
  await page.goto('/ejercicios');
  await expect(page.getByRole('heading', { level: 1, name: 'Ejercicios' })).toBeVisible();
  await expect(page.getByText('240 ejercicios')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar un ejercicio' }).click();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
});

test(
  'an exercise is found by a mistyped word, read, and marked as a favourite',
  { tag: '@wide' },
  async ({ page, signedInAs }) => {
    await signedInAs();
    await page.goto('/ejercicios');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('sentadiya bulgara');
    await page.getByRole('link', { name: /^Sentadilla búlgara con mancuernas/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sentadilla búlgara con mancuernas' }),
    ).toBeVisible();
    await expect(page.getByText('Todavía no anotaste ninguna serie')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /, favorito$/ }).click();
    await page.getByRole('link', { name: 'Todos los ejercicios' }).click();
    await expect(
      page
        .getByRole('region', { name: 'Favoritos' })
        .getByRole('link', { name: /^Sentadilla búlgara con mancuernas/ }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an own exercise is added, found, edited, deleted and brought back', async ({
    page,
    context,
    signedInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
    await signedInAs();
    await page.goto('/ejercicios');
    await waitForWholeApp(page);
    await context.setOffline(true);
    await page.reload();

    await page.getByRole('button', { name: 'Agregar un ejercicio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Un ejercicio tuyo' });
    await dialog.getByRole('button', { name: 'Guardar ejercicio' }).click();
    await expect(dialog.getByText('Elegí al menos un músculo que trabaje.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Nombre').fill('Remo con gomón');
    await dialog.getByLabel('Movimiento').selectOption('Tracción horizontal');
    await dialog
      .getByRole('group', { name: 'Músculos principales' })
      .getByRole('checkbox', { name: 'Dorsales' })
      .check();
    await dialog.getByRole('checkbox', { name: 'Peso corporal y una barra' }).check();
    await dialog.getByRole('button', { name: 'Guardar ejercicio' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Remo con gomón' })).toBeVisible();
    await expect(page.getByText('No sabemos qué articulaciones carga')).toBeVisible();
    await expectAccessible(page);
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
});
