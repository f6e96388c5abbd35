import { RECIPE_HELP } from '@forja/contract/calculator/recipes';
import { loggableOwn } from '@forja/domain/food-log/loggable-food';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';

/** Its label has no fibre. */
const PUDDING = loggableOwn('8f0e6f0a-0000-4000-8000-0000000000ff', {
  name: 'Budín casero',
  figures: { kcal: 433, protein: 10, carbs: 66, fat: 14, sodiumMg: 600 },
  portionGrams: 30,
});

const show = () =>
  renderComponent(
    <main>
      <h1>Nutrientes</h1>
      <RecipeDialog ownFoods={[PUDDING]} onClose={() => undefined} />
    </main>,
  );

const picker = page.getByRole('combobox', { name: 'Agregar un ingrediente' });
const addFood = async (name: string) => {
  await picker.fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
};

test('an empty recipe lists its missing fields', async () => {
  await show();
  await page.getByRole('button', { name: 'Guardar receta' }).click();
  for (const help of [RECIPE_HELP.name, RECIPE_HELP.ingredients])
    await expect.element(page.getByText(help).first()).toBeVisible();
  await assertAccessible();
});

test('a portion adds up its ingredients and names those without a figure', async () => {
  await show();
  await addFood('Palta');
  await addFood('Budín casero');
  await page.getByRole('textbox', { name: 'Cantidad de Palta' }).fill('200');
  await page.getByLabelText('Medida de Palta').selectOptions('gramos');
  await page.getByRole('textbox', { name: 'Cantidad de Budín casero' }).fill('2');
  await page.getByRole('textbox', { name: /^Cuántas porciones/ }).fill('2');
  const portion = page.getByRole('region', { name: /^Una porción, 130/ });
  await expect.element(portion.getByText(/^290/)).toBeVisible();
  await expect.element(portion.getByText('Sin contar 1 ingrediente sin dato')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Ingredientes' });
  for (const row of [/100.g, 160.kcal/, /30.g, 130.kcal/])
    await expect.element(rows.getByText(row)).toBeVisible();
  await assertAccessible();
  await page.getByRole('button', { name: 'Sacar Budín casero' }).click();
  await expect.element(page.getByRole('region', { name: /^Una porción, 100/ })).toBeVisible();
});
