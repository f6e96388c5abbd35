import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { serveLongHistory } from '../../support/pages/long-history.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';

test('60 days of weights are a trend with its noise, and the page says what is missing for the expenditure', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await serveLongHistory(page, { count: 60, pageSize: 60 });
  await page.goto('/medidas');
  await expect(page.getByText(/El promedio pasó de .+ en 59 días/)).toBeAttached();
  await expect(page.getByText('Ruido (95 %)').first()).toBeVisible();

  await page.getByText('¿Cambió o es ruido?').click();
  await expect(page.getByText(/Promedio de 7 días de peso: (Cambio real|Ruido)/)).toBeVisible();
  await page.getByText('Tu gasto medido').click();
  await expect(page.getByText('Tu peso ya alcanza.')).toBeVisible();
  await expect(page.getByText(/días de comidas anotadas por completo/)).toBeVisible();
  await page.getByText('Cómo medirte').click();
  await expect(page.getByRole('img', { name: /la cinta en: Cintura/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
});

test('the indices ask for what a measure does not say, and none is given of a growing body', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-20', weight: '81', waist: '90' });
  await page.getByText('Tus índices').click();
  await expect(page.getByText('Completá sexo, altura y edad para verlos.')).toBeVisible();
  await page.getByRole('radio', { name: 'Varón' }).check();
  await page.getByLabel('Altura').fill('180');
  await page.getByLabel('Edad').fill('34');
  await expect(page.getByText(/Índice de masa corporal: 25.kg\/m²/)).toBeVisible();
  await expect(page.getByText('Cintura sobre altura: 0,50')).toBeVisible();
  await expect(page.getByText(/Grasa con cintura y altura \(RFM\): 24.%/)).toBeVisible();
  await expect(page.getByText('Faltan cintura y cuello, o no son compatibles.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Edad').fill('16');
  await expect(page.getByText(/en el crecimiento no dicen lo mismo/)).toBeVisible();
  await expect(page.getByText(/Índice de masa corporal/)).toHaveCount(0);
});
