import type { Locator, Page } from '@playwright/test';
import { aPerson, SCREENED } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { measureParts, sumHeights } from '../../support/measurements/plan-in-chromium.ts';
import { MEASURED_PLANS } from '../../support/pages/measured-plans.ts';
import { openPlanPart } from '../../support/pages/plan-form.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

const healthy = aPerson({ ageYears: 27, weightKg: 78.4, heightCm: 178, goal: 'muscle_gain' });
const MONDAY = new Date('2026-11-23T15:00:00Z');

/** Runs in the page. */
const listCutTexts = (elements: Element[]): (string | null)[] =>
  elements
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

type FirstScreen = { name: string; input: PlanInput; heading: string; texts: RegExp[] };
const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    name: 'a healthy person',
    input: MEASURED_PLANS[0].input,
    heading: 'Ganar músculo sin química',
    texts: [/^Energía por día/, /^Riesgo por sustancias/, /^Hoy, lunes: /],
  },
  {
    name: 'heart disease asking for steroids',
    input: { ...healthy, cycleType: 'steroid', conditions: ['heart_disease'] },
    heading: 'Tu plan va sin compuestos',
    texts: [
      /^Pediste un plan con química\..*porque marcaste enfermedad del corazón/,
      /^Ver el riesgo y qué lo bajaría$/,
    ],
  },
  {
    name: 'a minor asking for steroids',
    input: { ...healthy, ageYears: 17, cycleType: 'steroid' },
    heading: 'Tu plan va sin compuestos',
    texts: [/^Pediste un plan con química\..*menos de 18 años.*107 o 911.*141/],
  },
  {
    name: 'a pregnant person asking to lose fat',
    input: {
      ...healthy,
      sex: 'female',
      goal: 'fat_loss',
      screening: { ...SCREENED, pregnancy: 'yes' },
    },
    heading: 'Mantenimiento sin química',
    texts: [/^Pediste bajar grasa, y este plan es de mantenimiento\..*embarazo/],
  },
  {
    name: 'chest pain now',
    input: { ...healthy, cycleType: 'steroid', health: ['emergency_symptom_now'] },
    heading: 'Pará ahora y llamá',
    texts: [/^Llamar al 107$/, /^Llamar al 911$/, /^Marcaste un síntoma de urgencia/],
  },
];

const inFirstScreen = async (page: Page, text: RegExp): Promise<void> => {
  const message: Locator = page
    .locator('main')
    .locator('p, a, button, h2, .alert_root, .card_statCell')
    .filter({ hasText: text })
    .first();
  await expect(message).toBeInViewport({ ratio: 0.5 });
};

test('the first screen answers the question for five people, and a plan has six short parts, with or without chemistry', async ({
  page,
  context,
  app,
  signInAs,
}) => {
  // a fixed weekday, because a day off is shorter
  await page.clock.setFixedTime(MONDAY);
  await signInAs();
  for (const { name, input, heading, texts } of FIRST_SCREENS) {
    await page.goto(await storePlan(context, app.origin, input));
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
    await expect(page.getByTestId('splash')).toHaveCount(0);
    for (const text of texts) await inFirstScreen(page, text);
    await expectAccessible(page);
  }
  // the last person has an alarm, whose calls are the only primary action
  await expect(page.locator('.button_primary')).toHaveText(['Llamar al 107']);
  await expect(page.getByRole('link', { name: 'Llamar al 911' })).toHaveAttribute(
    'href',
    'tel:911',
  );

  for (const { name, input, most } of MEASURED_PLANS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await storePlan(context, app.origin, input));
    const parts = await measureParts(page);
    expect(sumHeights(parts), name).toBeLessThanOrEqual(most);
    for (const { part, height } of parts)
      expect(height, `${name}, ${part}`).toBeLessThanOrEqual(3 * 844);
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = sumHeights(await measureParts(page));
    expect(narrow, name).toBeLessThanOrEqual(1.3 * sumHeights(parts));
    await expectNoSidewaysScroll(page);
    await openPlanPart(page, 'Semana');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(
        await page
          .locator('.plan-view_day > span:not(.text_visuallyHidden)')
          .evaluateAll(listCutTexts),
        name,
      ).toEqual([]);
    }
  }
});

test('each tab opens its part from anywhere and by address, and stays visible offline on phone and desktop', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAs();
  const address = await storePlan(context, app.origin, MEASURED_PLANS[1].input);
  await page.goto(address);
  const tabs = page.getByRole('tablist', { name: 'Partes del plan' });
  const panel = page.getByRole('tabpanel');
  for (const name of ['Comida', 'Riesgo', 'Semana', 'Fuentes', 'Comida', 'Hoy'] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await openPlanPart(page, name);
    await expect(tabs).toBeInViewport({ ratio: 0.5 });
    await expect
      .poll(async () => (await panel.boundingBox())?.y, `where ${name} starts`)
      .toBeLessThan(300);
    const [bar, part] = [await tabs.boundingBox(), await panel.boundingBox()];
    expect((part?.y ?? 0) + 1, name).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page).toHaveURL(`${app.origin}${address}#${name.toLowerCase()}`);
  }
  await page.goto(`${address}#comparar`);
  await expect(page.getByRole('table', { name: /lado a lado/ })).toBeInViewport();
  await page.goto(`${address}#suplementos`);
  await expect(page.getByRole('tab', { name: 'Suplementos' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // arrow keys move and open, and going back leaves the plan
  await page.getByRole('tab', { name: 'Suplementos' }).press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Compuestos y riesgo' })).toBeVisible();

  await expect(page.getByRole('region', { name: 'Avisos de la app' })).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('Modo sin conexión')).toBeVisible();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Semana', 'Riesgo', 'Suplementos', 'Fuentes', 'Hoy'] as const) {
      await openPlanPart(page, name);
      await expect(panel).toHaveCount(1);
      await page.evaluate(() => window.scrollBy(0, 500));
      const selected = page.getByRole('tab', { selected: true });
      await expect(selected).toHaveText(name);
      // uncovered, not merely inside the viewport
      expect(
        await selected.evaluate((tab) => {
          const { x, y, width, height } = tab.getBoundingClientRect();
          return tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
        `${name} at ${viewport.width}`,
      ).toBe(true);
    }
  }
});
