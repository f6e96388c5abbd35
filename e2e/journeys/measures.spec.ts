import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { recordMeasure } from '../support/measure-form.ts';

test('a visitor reads the page of measures, and using it explains what an account gives', async ({ page }) => {
  await page.goto('/medidas');
  await expect(page.getByRole('heading', { level: 1, name: 'Medidas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
});

test('measures are written with comma or dot, listed, changed, deleted and brought back', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();

  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(page.getByText('Poné al menos una medida')).toBeVisible();

  await recordMeasure(page, { day: '2026-11-01', weight: '79,6', waist: '88' });
  await recordMeasure(page, { day: '2026-11-15', weight: '78.4', waist: '86,5' });
  await page.getByText('Más medidas (opcional)').click();
  await recordMeasure(page, { day: '2026-11-20', weight: '78,2', pressure: ['120', '80'] });

  const table = page.getByRole('table', { name: /Tus medidas/ });
  const days = table.getByRole('rowheader');
  await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
  await expect(table).toContainText('78,4 kg');
  await expect(table).toContainText('86,5 cm');
  await expect(table).toContainText('Presión 120/80');
  await expect(table.getByText('En tu cuenta')).toHaveCount(3);
  await expect(page.getByText(/El promedio pasó de 79,6.kg a 78,3.kg en 19 días/)).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Cambiar la medida del 15/11/2026' }).click();
  await expect(page.getByLabel('Peso')).toHaveValue('78,4');
  await page.getByLabel('Peso').fill('78,9');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(table).toContainText('78,9 kg');

  await page.getByRole('button', { name: 'Borrar la medida del 01/11/2026' }).click();
  await expect(days).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(days).toHaveCount(3);

  await page.reload();
  await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
});
