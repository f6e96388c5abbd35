import { readFile } from 'node:fs/promises';
import { aPerson } from '@forja/domain/person/person.fixture';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

/** Argentine emergency numbers; source badges may contain them. */
const NUMBERS_OF_ARGENTINA =
  /(?:.{40})?(?<!Fuente )\b(?:107|911|141)\b(?!\s(?:%|g|kcal|kg|mg|µg))(?:.{20})?/g;

test('abroad, a plan, its sheet, the care pages and the calendar show no Argentine number', async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await page.addInitScript(() => localStorage.setItem('forja-pais', 'other'));
  await signInAs();
  const input = aPerson({ health: ['emergency_symptom_now'], cycleType: 'steroid' });
  const plan = await storePlan(context, app.origin, input);
  await page.goto(plan);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('splash')).toHaveCount(0);
  // print unfolds every part
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#fuentes')).toBeVisible();
  expect(await findArgentineNumbers(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${plan}/ficha-clinica`);
  await expect(page.getByRole('article')).toContainText('número de emergencias de donde estás');
  expect(await findArgentineNumbers(page), 'the sheet').toEqual([]);

  // documents assume Argentina until their code loads
  for (const path of [
    '/generar-plan',
    '/evaluacion-integral',
    '/alarma',
    '/dejar-de-usar',
    '/glosario',
    '/glosario/oxandrolona',
  ]) {
    await page.goto(path);
    await expect.poll(() => findArgentineNumbers(page), path).toEqual([]);
  }

  await page
    .getByRole('navigation', { name: 'Herramientas de cuidado' })
    .getByRole('link', { name: 'Calendario de controles' })
    .click();
  await page.getByRole('radio', { name: 'Estoy usando' }).check();
  expect(await findArgentineNumbers(page), 'the check-ups').toEqual([]);
  await page.getByLabel('Día en que empezaste').fill('2020-01-06');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar calendario' }).click(),
  ]);
  const text = (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '');
  expect(text).toContain('número de emergencias de donde estás');
  expect(text.match(NUMBERS_OF_ARGENTINA)).toBeNull();
});

/** Argentine numbers in visible or spoken text, with context, and in telephone links. */
async function findArgentineNumbers(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const names = await main
    .locator('[aria-label]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
  const text = [...(await main.allTextContents()), ...names].join(' ');
  const calls = await main.locator('a[href^="tel:"]').allTextContents();
  return [...(text.match(NUMBERS_OF_ARGENTINA) ?? []), ...calls];
}
