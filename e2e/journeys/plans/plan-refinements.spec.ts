import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  openMenu,
  answerScreening,
} from '../../support/pages/plan-form.ts';

test('foods to avoid are found by any of their names, by keyboard alone, and the menu does without them', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/generar-plan');
  await answerPersonStep(page, { weight: '78.4' });
  await page.getByText('Afinar mis datos').click();
  const search = page.getByRole('combobox', { name: 'Alimentos que evitás' });
  const found = page.getByRole('listbox', { name: 'Alimentos que evitás' }).getByRole('option');
  await search.focus();
  await page.keyboard.type('aguacate');
  await expect(page.getByRole('option', { name: 'Palta' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await page.keyboard.type('huebo'); // with its mistake
  await expect(page.getByRole('option', { name: 'Huevo duro' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
  await page.keyboard.type('pescados');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('list', { name: 'Lo que tu menú no trae' });
  await expect(chosen.getByRole('button')).toHaveText([
    'Quitar Pescados y mariscos, todos',
    'Quitar Palta',
  ]);
  await page.keyboard.press('Backspace');
  await expect(chosen.getByRole('button')).toHaveText(['Quitar Pescados y mariscos, todos']);
  // Escape leaves the search and not what was chosen; a tap chooses too, and the field keeps the focus
  await page.keyboard.press('Escape');
  await page.keyboard.type('aguacate');
  await page.getByRole('option', { name: 'Palta' }).click();
  await expect(chosen.getByRole('button')).toHaveText([
    'Quitar Pescados y mariscos, todos',
    'Quitar Palta',
  ]);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await chosen.getByRole('button', { name: 'Quitar Palta' }).click();
  await expect(chosen.getByRole('button')).toHaveText(['Quitar Pescados y mariscos, todos']);
  await page.keyboard.type('xyzw');
  await expect(
    page.getByText('No encontramos ese alimento: así tu menú puede traerlo.').first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  // what is only written would not be out of the menu: the form says so instead of going on
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(search).toBeFocused();
  await expect(
    page.getByText('Elegilo de la lista o borralo: lo que solo está escrito no sale de tu menú.'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await page.getByText('Afinar mis datos').click();
  await expect(search).toHaveValue('');
  await expect(chosen.getByRole('button')).toHaveText(['Quitar Pescados y mariscos, todos']);

  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  // as it is written here, however it was typed
  await expect(page.getByText('27 años, 78,4 kg, 178 cm, varón, 4 días')).toBeVisible();
  await answerHealthStep(page, {});
  await answerScreening(page);
  await answerGoalStep(page, {});
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
  await page.getByRole('button', { name: 'Guardar plan' }).waitFor();
  const menu = await openMenu(page);
  await expect(menu).not.toContainText(
    /merluza|salmón|atún|caballa|trucha|lenguado|calamar|langostino|sardina/i,
  );
});
