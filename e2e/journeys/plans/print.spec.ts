import type { Page } from '@playwright/test';
import { MEASURED_PLANS } from '../../support/measurements/plan-in-chromium.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { expect, test } from '../../support/fixtures.ts';

const CONTROLS = '.button_root, [role="tab"], input, select';

/** What of the screen is of no use on paper, and whether the paper is light. */
async function expectPaper(page: Page) {
  await expect(page.locator('header.header_header')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  const controls = page.locator(CONTROLS).filter({ visible: true });
  expect(await controls.allInnerTexts()).toEqual([]);
  const scheme = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.documentElement).getPropertyValue('--tinta').trim(),
  }));
  expect(scheme).toEqual({ background: 'rgb(255, 255, 255)', ink: '#0a1b15' });
}

const readAddress = (link: Element) => getComputedStyle(link, '::after').content;

test('a plan is printed whole and light, with nothing to press and its sources by address', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  await page.emulateMedia({ colorScheme: 'dark' });
  const withChemistry = MEASURED_PLANS.find(({ input }) => input.chemistry)?.input;
  if (!withChemistry) throw new Error('no plan with chemistry is measured');
  await page.goto(await storePlan(context, app.origin, withChemistry));
  await page.getByRole('tab', { name: 'Comida' }).click();
  await expect(page.getByRole('heading', { name: 'Desayuno' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Fuentes de este plan')).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const text of [
    /^Hoy, /,
    'Tu semana',
    'Comida por día',
    'Desayuno',
    'No hace falta comprar',
    'Compuestos y riesgo',
    'Presión en casa',
    'Fuentes de este plan',
  ])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expectPaper(page);
  const source = page.locator('#fuentes a[href^="https://doi.org/"]').first();
  await expect(source).toBeVisible();
  expect(await source.evaluate(readAddress)).toContain('https://doi.org/');

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(page.getByText('Fuentes de este plan')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Comida' })).toBeVisible();
});

test('an entry of the glossary is printed whole and light, with its sources by address', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/glosario/undecanoato-de-testosterona');
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const id of [
    'senales',
    'riesgo',
    'bajarlo',
    'controles',
    'compuesto',
    'curva',
    'no-sabemos',
    'fuentes',
  ])
    await expect(page.locator(`#${id}`)).toBeVisible();
  // folded on the screen
  await expect(page.getByText('Infarto: 3 veces más frecuente').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '107' }).first()).toBeVisible();
  await expectPaper(page);
  const source = page.locator('#fuentes a[href^="https://doi.org/"]').first();
  expect(await source.evaluate(readAddress)).toContain('https://doi.org/');
});
