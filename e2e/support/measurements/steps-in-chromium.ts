import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { startApp } from '../app/app.ts';
import { aPerson, becomeMember, registerPerson } from '../account/people.ts';
import { waitForWholeApp } from '../browser/service-worker.ts';
import { recordMeasure } from '../pages/measure-form.ts';
import { expectSavedPlan, openMenu, openPlanPart } from '../pages/plan-form.ts';
import { findLongestTask, parseTrace } from './longest-task.ts';

/** CPU slowdown that approximates a mid-range phone. */
const SLOWDOWN = 4;
const MS_BETWEEN_KEYS = 120;
const STEP_WORK_MS = 2_500;
const PAGE_WORK_MS = 2_000;

export type Step = { name: string; longestTaskMs: number; layoutShift: number };
export type Round = { steps: Step[]; pages: Step[] };

type Phone = { page: Page; context: BrowserContext; devtools: CDPSession };
type Phases = {
  press?: Locator;
  act?: () => Promise<unknown>;
  result: () => Promise<void>;
  workMs?: number;
};

const ROUTES = join(import.meta.dirname, '../../../web/dist/routes.json');

export async function stepsInChromium(rounds: number): Promise<Round[]> {
  const app = await startApp();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      await context.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
      await context.addInitScript(observeShifts);
      await registerPerson(context, app.origin, aPerson());
      await becomeMember(context, app.origin);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const phone = { page, context, devtools };
      const steps = await takeSteps(phone, app.origin);
      measured.push({ steps, pages: await openPages(phone, app.origin) });
      await context.close();
    }
    return measured;
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function takeSteps(phone: Phone, origin: string): Promise<Step[]> {
  const { page } = phone;
  const steps: Step[] = [];
  const step = async (name: string, phases: Phases) =>
    void steps.push(await measureStep(phone, name, phases));
  const find = (role: 'button' | 'radio' | 'tab', name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  const heading = (name: string) => () =>
    expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 30_000 });

  await page.goto(`${origin}/mi-cuenta`);
  await waitForWholeApp(page);
  await page.goto(`${origin}/generar-plan`);
  await page.getByLabel('Edad').waitFor();
  await page.waitForTimeout(STEP_WORK_MS);
  for (const [label, text] of [
    ['Edad', '27'],
    ['Peso', '78,4'],
    ['Altura', '178'],
  ] as const) {
    await page.getByLabel(label).focus();
    await step('typing in the form of the plan', {
      act: () => page.keyboard.type(text, { delay: MS_BETWEEN_KEYS }),
      result: () => expect(page.getByLabel(label)).toHaveValue(text),
    });
  }
  await step('choosing an answer', {
    press: find('radio', 'Varón'),
    result: () => expect(page.getByRole('radio', { name: 'Varón' })).toBeChecked(),
  });
  // the form is complete, so each key recomputes the live figures
  await page.getByLabel('Peso').fill('');
  await page.getByLabel('Peso').focus();
  await step('typing in the form of the plan', {
    act: () => page.keyboard.type('82,5', { delay: MS_BETWEEN_KEYS }),
    result: () => expect(page.getByLabel('Peso')).toHaveValue('82,5'),
  });
  await step('going to the next step', {
    press: find('button', 'Seguir con tu salud'),
    result: heading('Tu salud y experiencia'),
  });
  await page.getByRole('checkbox', { name: 'Ninguna' }).check();
  await page.getByRole('radio', { name: 'Intermedio' }).check();
  await step('going to the next step', {
    press: find('button', 'Seguir con unas preguntas'),
    result: heading('Antes de seguir'),
  });
  for (const answer of await page.getByRole('radio', { name: 'No', exact: true }).all())
    await answer.check();
  await step('going to the next step', {
    press: find('button', 'Seguir con el objetivo'),
    result: () => expect(page.getByRole('radio', { name: 'Con química' })).toBeVisible(),
  });
  await page.getByRole('radio', { name: 'Ganar músculo' }).check();
  await step('choosing "con química"', {
    press: find('radio', /^Con química/),
    result: () => expect(page.getByRole('radio', { name: 'Con química' })).toBeChecked(),
  });
  await step('generating the plan', {
    press: find('button', 'Generar mi plan'),
    result: () =>
      expect(page.getByRole('button', { name: 'Guardar plan' })).toBeVisible({ timeout: 30_000 }),
  });
  await step('opening a source', {
    press: find('button', /^Fuente de /),
    result: () => expect(page.getByRole('dialog')).toBeVisible(),
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const part of ['Semana', 'Riesgo', 'Fuentes', 'Suplementos', 'Comida'] as const)
    await step('opening a part of the plan', {
      press: find('tab', part),
      result: () =>
        expect(page.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true'),
      workMs: 2 * STEP_WORK_MS,
    });
  await openMenu(page);
  await step('asking for other menus', {
    press: find('button', 'Otra semana'),
    result: () =>
      expect(page.getByRole('button', { name: 'Volver al primer menú' })).toBeVisible({
        timeout: 30_000,
      }),
  });
  await openPlanPart(page, 'Semana');
  await step('trying another week', {
    press: find('button', 'Probar otra semana'),
    result: () =>
      expect(page.getByRole('button', { name: 'Volver a la semana del plan' })).toBeVisible(),
  });
  await step('saving the plan', {
    press: find('button', 'Guardar plan'),
    result: () => expectSavedPlan(page),
  });
  return steps;
}

async function openPages({ context, page: first }: Phone, origin: string): Promise<Step[]> {
  await first.goto(`${origin}/medidas`);
  await recordMeasure(first, { day: '2025-01-01', weight: '80' });
  await recordMeasure(first, { day: '2025-01-08', weight: '79,4' });
  await first.goto(`${origin}/mis-planes`);
  const plan = await first.locator('a[href^="/mis-planes/"]').first().getAttribute('href');
  await first.close();
  const pages: Step[] = [];
  for (const path of [...listPages(), plan ?? '']) {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    pages.push(
      await measureStep({ page, context, devtools }, path === plan ? '/mis-planes/$id' : path, {
        act: async () => void (await page.goto(`${origin}${path}`)),
        result: () => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(),
        workMs: PAGE_WORK_MS,
      }),
    );
    await page.close();
  }
  return pages;
}

/** Keeps one address per folder, such as the glossary's first entry. */
function listPages(): string[] {
  const { static: paths } = JSON.parse(readFileSync(ROUTES, 'utf8')) as { static: string[] }; // written by the build
  const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return paths.filter(
    (path, index) =>
      getFolder(path) === '' ||
      paths.findIndex((other) => getFolder(other) === getFolder(path)) === index,
  );
}

/**
 * Finds target and result at full speed, because lookups take page time too. Only the action and the work after it run
 * on the slow phone.
 */
async function measureStep(
  { page, devtools }: Phone,
  name: string,
  { press, act, result, workMs = STEP_WORK_MS }: Phases,
): Promise<Step> {
  const point = press && (await findPoint(press));
  await page.evaluate(resetShifts);
  const browser = page.context().browser();
  if (!browser) throw new Error('the browser has closed');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => void performance.mark('step'));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (point) await page.touchscreen.tap(point.x, point.y);
  await act?.();
  await page.waitForTimeout(workMs);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const trace = parseTrace(await browser.stopTracing());
  const layoutShift = await page.evaluate<number>('globalThis.layoutShift');
  await result();
  return { name, longestTaskMs: findLongestTask(trace), layoutShift };
}

async function findPoint(target: Locator): Promise<{ x: number; y: number }> {
  // scrolls to it and waits until nothing covers it
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page at start. */
function observeShifts(): void {
  Object.assign(globalThis, { layoutShift: 0 });
  performance.mark('step');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Object.assign(globalThis, {
          layoutShift: Reflect.get(globalThis, 'layoutShift') + Reflect.get(entry, 'value'),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function resetShifts(): void {
  Object.assign(globalThis, { layoutShift: 0 });
}
