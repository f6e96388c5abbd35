import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  answerScreening,
  openMenu,
  openPlanPart,
  PLAN_PARTS,
} from '../../support/pages/plan-form.ts';
import { MEASURED_PLANS } from '../../support/pages/measured-plans.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { findUnsourcedFigures } from '../../support/pages/unsourced-figures.ts';

/** Unfolds repeatedly, because sections may contain others. */
async function unfold(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open])');
  while ((await closed.count()) > 0)
    await closed.evaluateAll((all) => {
      for (const folded of all) folded.setAttribute('open', '');
    });
}

/** Lab results with which the risk allows the plan's compounds. */
async function answerLabs(page: Page): Promise<void> {
  await page.getByText('Afinar mi salud').click();
  await page.getByLabel('Presión máxima').fill('115');
  await page.getByLabel('Presión mínima').fill('75');
  await page.getByText('Análisis de los últimos 6 meses').click();
  const results = {
    Hematocrito: '45',
    'ALT (GPT) U/l': '32',
    'Máximo de ALT (GPT) U/l': '40',
    LDL: '95',
    HDL: '52',
    'Filtrado glomerular': '98',
  };
  for (const [name, result] of Object.entries(results))
    await page.getByRole('textbox', { name, exact: name.includes('ALT') }).fill(result);
}

async function declareAPrescription(page: Page): Promise<void> {
  await page.getByText('Anabólicos inyectables').first().click();
  await page.getByRole('checkbox', { name: /cipionato/i }).check();
  await page.getByLabel('Cantidad, comparada').selectOption('up_to_1');
  await page.getByLabel('De dónde sale').selectOption('prescribed');
  await page.getByRole('checkbox', { name: 'Me sigue un médico que lo sabe' }).check();
}

/** Checks each part of the page, unfolded. */
async function expectSources(page: Page, { compounds }: { compounds: number }): Promise<void> {
  for (const part of PLAN_PARTS) {
    if (part === 'Comida') await openMenu(page);
    else await openPlanPart(page, part);
    await unfold(page);
    expect(await findUnsourcedFigures(page), part).toEqual([]);
    // guards against a page with fewer parts than expected
    if (part === 'Riesgo') await expect(page.getByText('en la sangre')).toHaveCount(compounds);
  }
}

test('every figure of a natural plan opens its source or states its rule, with its formula and sensitivity', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  // a wide screen shows live figures beside the form
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/generar-plan');
  await answerPersonStep(page, { age: '38' });
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await answerHealthStep(page, {});
  await answerLabs(page);
  await answerScreening(page);
  await answerGoalStep(page, {});
  await expect(page.locator('.generate-plan_aside')).toContainText(/\d\.\d{3}\s*kcal/);
  expect(await findUnsourcedFigures(page, '.generate-plan_aside')).toEqual([]);
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
  await page.getByRole('button', { name: 'Guardar plan' }).waitFor();
  await openPlanPart(page, 'Semana');
  await unfold(page);
  expect(await findUnsourcedFigures(page), 'on a wide screen').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSources(page, { compounds: 0 });

  const sheet = page.getByRole('dialog');
  await test.step('a figure opens its formula, inputs, result, source and its strength', async () => {
    await openPlanPart(page, 'Hoy');
    const figures = page.getByRole('region', { name: 'Resumen' });
    const protein = figures.locator('.card_statCell').filter({ hasText: 'Proteína por día' });
    await protein
      .getByRole('button', { name: /^Fuente de \d+ g de proteína por día: .+ \d{4}, [A-D]$/ })
      .click();
    await expect(sheet).toContainText('78,4');
    await expect(sheet).toContainText(
      /Proteína por día, para vos: 125\sg\.125\sg = 1,6 g por kilo × 78,4 kg/,
    );
    await sheet.getByText('Cómo se calcula, entero').click();
    await expect(sheet.getByText('Resultado')).toBeVisible();
    await expect(sheet).toContainText(/Evidencia [A-D]/);
    await expect(sheet).toContainText(/\(?(19|20)\d\d/);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a figure lists the answers that move it most, recomputed on demand', async () => {
    await openPlanPart(page, 'Comida');
    const resting = page
      .getByRole('tabpanel')
      .locator('.card_statCell')
      .filter({ hasText: 'Gasto en reposo' });
    // opening the part again folds it
    if (!(await resting.isVisible())) await page.getByText('De dónde sale la energía').click();
    await resting
      .getByRole('button', { name: /^Fuente de .+ de gasto en reposo .+: .+, [A-D]$/ })
      .first()
      .click();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Con 83,4 kg' })).toHaveCount(0);
    await sheet.getByRole('button', { name: '¿Qué cambiaría este número?' }).click();
    // Mifflin: 10 kcal for each kilo
    await expect(
      sheet.getByRole('listitem').filter({ hasText: 'Con 83,4 kg serían 1.762 kcal (+50).' }),
    ).toBeVisible();
    await expect(sheet).toContainText(/Lo demás que probamos no lo mueve: .*tu objetivo/);
  });
});

test('every figure of a plan with chemistry does too, and so does "today" on each weekday', async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/generar-plan');
  await answerPersonStep(page, { age: '38' });
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await answerHealthStep(page, {});
  await answerLabs(page);
  await answerScreening(page);
  await answerGoalStep(page, { cycleType: 'Con química' });
  await declareAPrescription(page);
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
  await page.getByRole('button', { name: 'Guardar plan' }).waitFor();
  await expectSources(page, { compounds: 1 });

  const address = await storePlan(context, app.origin, MEASURED_PLANS[0].input);
  const today = page.getByRole('heading', { name: /^Hoy, / });
  const titles = new Set<string>();
  for (let days = 0; days < 7; days++) {
    await page.clock.setFixedTime(new Date(Date.now() + days * 86_400_000));
    await page.goto(address);
    titles.add(await today.innerText());
    expect(await findUnsourcedFigures(page), `in ${days} days`).toEqual([]);
  }
  expect(titles.size).toBe(7);
  expect([...titles].some((title) => title.endsWith('libre'))).toBe(true);
});
