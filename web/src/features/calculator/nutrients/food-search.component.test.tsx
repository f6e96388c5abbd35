import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { NO_FAVOURITES } from './favourites/favourite-foods.queries.ts';
import { FoodSearch } from './food-search.tsx';
import { TABLE_ONLY } from './own/own-foods.queries.ts';

const rows = () => page.getByRole('list', { name: /Alimentos encontrados/ }).getByRole('listitem');

test('a search shows the first foods, all on request, and the first ones again after the next letter', async () => {
  const picked: string[] = [];
  await renderComponent(
    <main>
      <h1>Nutrientes</h1>
      <FoodSearch
        foods={TABLE_ONLY}
        favourites={NO_FAVOURITES}
        onType={() => undefined}
        onPick={({ name }) => void picked.push(name)}
      />
    </main>,
  );
  const field = page.getByRole('searchbox', { name: /Alimento/ });
  const more = page.getByRole('button', { name: /Ver más alimentos/ });
  await field.fill('queso');
  await expect.element(rows().nth(5)).toBeVisible();
  await expect.element(rows().nth(6)).not.toBeInTheDocument();
  await more.click();
  await expect.element(rows().nth(6)).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();

  await field.fill('q');
  await expect.element(rows().nth(6)).not.toBeInTheDocument();
  await field.fill('queso crema');
  await page
    .getByRole('button', { name: /^Queso crema/ })
    .first()
    .click();
  expect(picked).toHaveLength(1);
  expect(picked[0]).toMatch(/^Queso crema/);
});
