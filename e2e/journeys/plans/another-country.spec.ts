import { readFile } from 'node:fs/promises';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { entrySlug } from '@forja/domain/glossary/entry-slug';
import { aPerson, SCREENED } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { MEASURED_PLANS } from '../../support/measurements/plan-in-chromium.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

const PLANS_THAT_NAME_THEM: readonly { name: string; input: PlanInput }[] = [
  ...MEASURED_PLANS,
  { name: 'chest pain now', input: aPerson({ health: ['emergency_symptom_now'] }) },
  { name: '17 years', input: aPerson({ ageYears: 17, cycleType: 'steroid' }) },
  { name: 'heart disease', input: aPerson({ conditions: ['heart_disease'] }) },
  {
    name: 'pregnancy',
    input: aPerson({ sex: 'female', screening: { ...SCREENED, pregnancy: 'yes' } }),
  },
  {
    name: 'very high pressure',
    input: aPerson({ bloodPressure: { systolic: 185, diastolic: 122 } }),
  },
];

/** The badge of a source may have such a number too. */
const NUMBERS_OF_ARGENTINA =
  /(?:.{40})?(?<!Fuente )\b(?:107|911|141)\b(?!\s(?:%|g|kcal|kg|mg|µg))(?:.{20})?/g;

const ENTRIES_THAT_NAME_THEM = COMPOUNDS.filter((compound) =>
  /\b(?:107|911|141)\b/.test(JSON.stringify(compound)),
).map((compound) => `/glosario/${entrySlug(compound)}`);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('forja-pais', 'other'));
});

test('in another country no part of any plan gives the numbers of Argentina', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  for (const { name, input } of PLANS_THAT_NAME_THEM) {
    await page.emulateMedia({ media: 'screen' });
    const plan = await storePlan(context, app.origin, input);
    await page.goto(plan);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('splash')).toHaveCount(0);
    // every part at once, also what is folded
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#fuentes'), name).toBeVisible();
    expect(await findOurNumbers(page), name).toEqual([]);

    await page.goto(`${plan}/ficha-clinica`);
    await expect(page.getByRole('article')).toContainText('número de emergencias de donde estás');
    expect(await findOurNumbers(page), `the sheet, ${name}`).toEqual([]);
  }
});

test('in another country no page about compounds gives the numbers of Argentina', async ({
  page,
}) => {
  expect(ENTRIES_THAT_NAME_THEM.length).toBeGreaterThan(3);
  const pages = [
    '/glosario',
    '/controles',
    '/dejar-de-usar',
    '/alarma',
    '/generar-plan',
    '/evaluacion-integral',
  ];
  for (const path of [...pages, ...ENTRIES_THAT_NAME_THEM]) {
    await page.goto(path);
    // The document is for Argentina until its code is there.
    await expect.poll(() => findOurNumbers(page), path).toEqual([]);
  }
});

test('in another country the alarms of the calendar give no number of Argentina', async ({
  page,
}) => {
  await page.goto('/controles');
  await page.getByRole('radio', { name: 'Estoy usando' }).check();
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
