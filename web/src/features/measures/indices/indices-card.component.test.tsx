import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { IndicesCard, type LatestFigures } from './indices-card.tsx';

async function show(latest: LatestFigures, sex: 'Varón' | 'Mujer', age = '34'): Promise<void> {
  await renderComponent(
    <main>
      <IndicesCard latest={latest} owner={undefined} />
    </main>,
  );
  await page.getByRole('radio', { name: sex }).click();
  await page.getByLabelText('Altura', { exact: false }).fill('170');
  await page.getByLabelText('Edad', { exact: false }).fill(age);
}

test.each([
  ['Varón', 94, /Riesgo no aumentado: en varones aumenta pasados los 94.cm/],
  ['Varón', 94.5, /Riesgo aumentado: en varones .* mucho pasados los 102.cm/],
  ['Mujer', 88.5, /Riesgo muy aumentado: en mujeres aumenta pasados los 80.cm/],
] as const)(
  'the waist of a %s of %d cm has the risk of WHO, with who it is for',
  async (sex, waistCm, risk) => {
    await show({ waistCm }, sex);
    await expect.element(page.getByText(risk)).toBeVisible();
    await expect.element(page.getByText(/personas adultas, fuera del embarazo/)).toBeVisible();
    await expect
      .element(page.getByText(/para algunas poblaciones convienen otros límites/))
      .toBeVisible();
  },
);

test('each index names its missing data, and nothing overflows at 320 px', async () => {
  await page.viewport(320, 720);
  await show({ weightKg: 70 }, 'Varón');
  await expect.element(page.getByText('Falta la cintura.').first()).toBeVisible();
  await expect.element(page.getByText(/24,2.kg\/m²/)).toBeVisible();
  expect(measureWidth(320)).toMatchObject({ clipped: [] });
  await assertAccessible();
});

test('indices appear once sex, height and age are known, and the others name their missing data', async () => {
  // The tab keeps the answers.
  sessionStorage.clear();
  await renderComponent(
    <main>
      <IndicesCard latest={{ weightKg: 81, waistCm: 90 }} owner={undefined} />
    </main>,
  );
  await expect.element(page.getByText('Completá sexo, altura y edad para verlos.')).toBeVisible();
  await page.getByRole('radio', { name: 'Varón' }).click();
  await page.getByLabelText('Altura', { exact: false }).fill('180');
  await page.getByLabelText('Edad', { exact: false }).fill('34');
  for (const text of [
    /Índice de masa corporal: 25.kg\/m²/,
    'Cintura sobre altura: 0,50',
    /Grasa con cintura y altura \(RFM\): 24.%/,
    'Faltan cintura y cuello, o no son compatibles.',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  await assertAccessible();
  await page.getByLabelText('Edad', { exact: false }).fill('16');
  await expect.element(page.getByText(/en el crecimiento no dicen lo mismo/)).toBeVisible();
  await expect.element(page.getByText(/Índice de masa corporal/)).not.toBeInTheDocument();
});

test('minors and pregnant people get no index', async () => {
  await show({ weightKg: 70, waistCm: 90 }, 'Mujer', '16');
  await expect.element(page.getByText(/se hicieron con adultos/)).toBeVisible();
  await page.getByLabelText('Edad', { exact: false }).fill('30');
  await page.getByRole('checkbox', { name: 'Estoy embarazada' }).click();
  await expect.element(page.getByText(/En el embarazo estos índices/)).toBeVisible();
  expect(document.body.textContent).not.toContain('Riesgo');
});
