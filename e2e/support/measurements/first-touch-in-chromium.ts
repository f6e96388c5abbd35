import { chromium, type Browser, expect, type Locator, type Page } from '@playwright/test';

/** CPU slowdown that approximates a mid-range phone. */
const SLOWDOWN = 4;
/** What a press causes is painted within this time. */
const ANSWER_MS = 2_000;

/** What a visitor presses first on a page, and what answers it. */
const TOUCHES: readonly {
  path: string;
  name: string;
  find: (page: Page) => Locator;
  answer: (page: Page) => Promise<void>;
}[] = [
  {
    path: '/auth',
    name: 'the e-mail of signing in',
    find: (page) => page.locator('input[type="email"]').first(),
    answer: (page) => expect(page.locator('input[type="email"]').first()).toBeFocused(),
  },
  {
    path: '/generar-plan',
    name: 'a gated control',
    find: (page) => page.getByLabel('Edad'),
    answer: (page) => expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible(),
  },
  {
    path: '/glosario/oxandrolona',
    name: 'a source badge',
    find: (page) => page.getByRole('button', { name: /^Fuente de / }).first(),
    answer: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

export type FirstTouch = { name: string; delaysMs: number[] };

/** How long a slow phone takes to paint what the first press on a page causes, as "Interaction to Next Paint" counts it. */
export async function firstTouchesInChromium(
  origin: string,
  rounds: number,
): Promise<FirstTouch[]> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const touches: FirstTouch[] = [];
    for (const { path, name, find, answer } of TOUCHES) {
      const delaysMs: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        delaysMs.push(await measureTouch(browser, `${origin}${path}`, find, answer));
      touches.push({ name: `${path}, ${name}`, delaysMs });
    }
    return touches;
  } finally {
    await browser.close();
  }
}

/** In a new browser, which has nothing of the page. */
async function measureTouch(
  browser: Browser,
  address: string,
  find: (page: Page) => Locator,
  answer: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  await context.addInitScript(observeInteractions);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await find(page).tap();
  await page.waitForTimeout(ANSWER_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await answer(page);
  const delayMs = await page.evaluate<number>('globalThis.slowestInteractionMs');
  await context.close();
  return delayMs;
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
