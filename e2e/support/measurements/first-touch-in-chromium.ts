import { expect, type Locator, type Page } from '@playwright/test';
import { type Phone, runOnPhone, SLOWDOWN } from './records-in-chromium.ts';

/** The answer to a press is painted within this time. */
const ANSWER_MS = 2_000;

/** The first press of a visitor on a page, and what answers it. */
type Touch = {
  path: string;
  name: string;
  getTarget: (page: Page) => Locator;
  expectAnswer: (page: Page) => Promise<void>;
};

const TOUCHES: readonly Touch[] = [
  {
    path: '/auth',
    name: 'the e-mail of signing in',
    getTarget: (page) => page.locator('input[type="email"]').first(),
    expectAnswer: (page) => expect(page.locator('input[type="email"]').first()).toBeFocused(),
  },
  {
    path: '/generar-plan',
    name: 'a gated control',
    getTarget: (page) => page.getByLabel('Edad'),
    expectAnswer: (page) =>
      expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible(),
  },
  {
    path: '/glosario/oxandrolona',
    name: 'a source badge',
    getTarget: (page) => page.getByRole('button', { name: /^Fuente de / }).first(),
    expectAnswer: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

export type FirstTouch = { name: string; delaysMs: number[] };

/** How long a slow phone takes to paint what the first press on a page causes, as "Interaction to Next Paint" counts it. */
export async function firstTouchesInChromium(
  origin: string,
  rounds: number,
): Promise<FirstTouch[]> {
  const touches: FirstTouch[] = [];
  for (const touch of TOUCHES) {
    const delaysMs: number[] = [];
    // each in a new browser, which has nothing of the page
    for (let round = 0; round < rounds; round += 1)
      delaysMs.push(await runOnPhone((phone) => measureTouch(phone, origin, touch)));
    touches.push({ name: `${touch.path}, ${touch.name}`, delaysMs });
  }
  return touches;
}

async function measureTouch(
  { page, devtools }: Phone,
  origin: string,
  { path, getTarget, expectAnswer }: Touch,
): Promise<number> {
  await page.addInitScript(observeInteractions);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${origin}${path}`);
  await getTarget(page).tap();
  await page.waitForTimeout(ANSWER_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expectAnswer(page);
  return page.evaluate<number>('globalThis.slowestInteractionMs');
}

/** Runs in the page, when it starts. An interaction that is answered in one frame may have no entry: it stays 0. */
function observeInteractions(): void {
  Object.assign(globalThis, { slowestInteractionMs: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0)
        Object.assign(globalThis, {
          slowestInteractionMs: Math.max(
            Reflect.get(globalThis, 'slowestInteractionMs'),
            entry.duration,
          ),
        });
    // 16 ms is the least that the browser tells of
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
