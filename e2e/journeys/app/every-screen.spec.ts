import { randomUUID } from 'node:crypto';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
import type { BrowserContext, Page } from '@playwright/test';
import { screenRoutes } from '../../support/app/routes.ts';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { watchOutsideRequests } from '../../support/browser/outside-requests.ts';
import { expect, test } from '../../support/fixtures.ts';
import { MEASURED_PLANS } from '../../support/measurements/plan-in-chromium.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { aPastWorkout, aRoutine, storeRecord } from '../../support/pages/training.ts';

const WEIGHT_KG = 81.7;
/** As people read it, and in the reference figures of a plan. */
const PRIVATE = /81,7|con química|testosterona|oxandrolona/i;

/** The same for everybody: they say nothing of the person. */
const TO_READ = /^\/(glosario|controles|dejar-de-usar|alarma|fuentes|metodo|terminos|privacidad)/;

/** A person who has something on every screen. */
async function fillAccount(
  context: BrowserContext,
  origin: string,
  { isDiscreet }: { isDiscreet: boolean },
): Promise<string[]> {
  const [routineId, workoutId] = [randomUUID(), randomUUID()];
  const store = (collection: string, id: string, value: unknown) =>
    storeRecord(context, origin, { collection, id, value });
  await store('routines', routineId, aRoutine);
  await store('workouts', workoutId, aPastWorkout);
  await store('measures', randomUUID(), { takenOn: '2026-11-20', weightKg: WEIGHT_KG });
  await store('training-settings', TRAINING_SETTINGS_ID, {
    ...DEFAULT_TRAINING_SETTINGS,
    currentRoutineId: routineId,
    isDiscreet,
  });
  const withCompounds = MEASURED_PLANS[1].input;
  const plan = await storePlan(context, origin, { ...withCompounds, weightKg: WEIGHT_KG });
  return [
    plan,
    `${plan}/ficha-clinica`,
    `/mis-rutinas/${routineId}`,
    `/entrenamientos/${workoutId}`,
    '/ejercicios/barbell-row',
  ];
}

/** Opens a screen with all that it has to show. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** The levels of the headings that are shown, in their order. */
const readHeadings = (page: Page): Promise<{ level: number; text: string }[]> =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent })),
    );

const findSkipped = (headings: readonly { level: number; text: string }[]): string[] =>
  headings
    .filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
    .map(({ level, text }) => `h${level} ${text}`);

/** Each chart that is shown has its sentence, its figures as a table and room on the narrowest phone. */
async function expectReadableCharts(page: Page): Promise<boolean> {
  const drawings = page.locator('main figure svg[role="img"]').filter({ visible: true });
  const charts = await drawings.evaluateAll((all) =>
    all.map((drawing) => ({
      title: drawing.querySelector('title')?.textContent ?? '',
      hasTable: drawing.closest('figure')?.querySelector('table') !== null,
    })),
  );
  if (charts.length === 0) return false;
  for (const { title, hasTable } of charts) {
    expect(title, `sentence on ${page.url()}`).toMatch(/\p{L}{3,}[.:] ./u);
    expect(hasTable, `table of ${title}`).toBe(true);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
  return true;
}

test('no screen skips a level of its headings or has a chart that some cannot read, and none asks another site for anything', async ({
  page,
  app,
  context,
  signedInAs,
}) => {
  test.slow();
  const skipped: Record<string, string[]> = {};
  const withCharts: string[] = [];
  const outside = watchOutsideRequests(context, app.origin);
  const walk = async (paths: readonly string[]) => {
    for (const path of paths) {
      await openScreen(page, path);
      const found = findSkipped(await readHeadings(page));
      if (found.length > 0) skipped[path] = found;
      expect(outside, path).toEqual([]);
      if (await expectReadableCharts(page)) withCharts.push(path);
    }
  };
  // A visitor finds other parts in these.
  await walk(['/', '/auth', '/membresias', '/generar-plan']);
  await signedInAs();
  const own = await fillAccount(context, app.origin, { isDiscreet: false });
  const [plan = ''] = own;
  await walk([...screenRoutes, ...own, `${plan}#comida`]);
  expect(skipped).toEqual({});
  expect(withCharts).toContain(`${plan}#comida`);
});

test('in discreet mode no screen of the person shows their weight or a compound until it is asked for', async ({
  page,
  app,
  context,
  signedInAs,
}) => {
  test.slow();
  await signedInAs();
  const own = await fillAccount(context, app.origin, { isDiscreet: true });
  await page.goto('/');
  await expect(page.getByText('Oculto por el modo discreto').first()).toBeVisible();
  const shown: string[] = [];
  for (const path of [...screenRoutes.filter((route) => !TO_READ.test(route)), ...own]) {
    await openScreen(page, path);
    const text = await page.locator('main').innerText();
    const values = await page
      .locator('main input, main select')
      .evaluateAll((all) => all.map((input) => ('value' in input ? String(input.value) : '')));
    if (PRIVATE.test([text, ...values].join('\n'))) shown.push(path);
  }
  expect(shown).toEqual([]);

  await page.goto('/medidas');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText('81,7').first()).toBeVisible();
  await page.goto('/mi-rutina');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Mostrar' })).toBeVisible();
});
