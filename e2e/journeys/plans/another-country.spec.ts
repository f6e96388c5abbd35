import { readFile } from 'node:fs/promises';
import { aPerson } from '@forja/domain/person/person.fixture';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

/** The badge of a source may have such a number too. */
const NUMBERS_OF_ARGENTINA =
  /(?:.{40})?(?<!Fuente )\b(?:107|911|141)\b(?!\s(?:%|g|kcal|kg|mg|µg))(?:.{20})?/g;

test('in another country a plan, its sheet, the pages of care and the calendar give no number of Argentina', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await page.addInitScript(() => localStorage.setItem('forja-pais', 'other'));
  await signedInAs();
  const input = aPerson({ health: ['emergency_symptom_now'], cycleType: 'steroid' });
  const plan = await storePlan(context, app.origin, input);
  await page.goto(plan);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('splash')).toHaveCount(0);
  // every part at once, also what is folded
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#fuentes')).toBeVisible();
  expect(await findOurNumbers(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${plan}/ficha-clinica`);
  await expect(page.getByRole('article')).toContainText('número de emergencias de donde estás');
  expect(await findOurNumbers(page), 'the sheet').toEqual([]);

  // the document is for Argentina until its code is there
  for (const path of [
    '/generar-plan',
    '/evaluacion-integral',
    '/alarma',
    '/dejar-de-usar',
    '/glosario',
    '/glosario/oxandrolona',
  ]) {
    await page.goto(path);
    await expect.poll(() => findOurNumbers(page), path).toEqual([]);
  }

  await page
    .getByRole('navigation', { name: 'Herramientas de cuidado' })
    .getByRole('link', { name: 'Calendario de controles' })
    .click();
  await page.getByRole('radio', { name: 'Estoy usando' }).check();
  expect(await findOurNumbers(page), 'the check-ups').toEqual([]);
  await page.getByLabel('Día en que empezaste').fill('2020-01-06');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar calendario' }).click(),
  ]);
  const text = (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '');
  expect(text).toContain('número de emergencias de donde estás');
  expect(text.match(NUMBERS_OF_ARGENTINA)).toBeNull();
});

/** What is read or read aloud, with what surrounds it, and what can be called. */
async function findOurNumbers(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const names = await main
    .locator('[aria-label]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
  const text = [...(await main.allTextContents()), ...names].join(' ');
  const calls = await main.locator('a[href^="tel:"]').allTextContents();
  return [...(text.match(NUMBERS_OF_ARGENTINA) ?? []), ...calls];
}
