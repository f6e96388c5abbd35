import { expect, type Locator, type Page } from '@playwright/test';
import { type Phone, runOnPhone, SLOWDOWN } from './records-in-chromium.ts';

/** Time in which a click is answered and painted. */
const ANSWER_MS = 2_000;

type Touch = {
  path: string;
  name: string;
  getTarget: (page: Page) => Locator;
  expectAnswer: (page: Page) => Promise<void>;
};

const TOUCHES: readonly Touch[] = [
  {
    path: '/auth',
    name: 'the sign-in email',
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

/** "Interaction to Next Paint" of a first click on a slow phone. */
export async function firstTouchesInChromium(
  origin: string,
  rounds: number,
): Promise<FirstTouch[]> {
  const touches: FirstTouch[] = [];
  for (const touch of TOUCHES) {
    const delaysMs: number[] = [];
    // a new browser each time, without cache
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

/** Runs in the page at start. An interaction within one frame may have no entry and stays 0. */
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
    // 16 ms is the browser's minimum
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
