import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startApp } from '../app/app.ts';

const ASSETS = join(import.meta.dirname, '../../../web/dist/assets');
/** CPU slowdown that approximates a mid-range phone. */
const SLOWDOWN = 4;
const MS_BETWEEN_KEYS = 60;
const TEXT = 'ana.gomez@ejemplo.com.ar';

export type TimedCall = { ms: number; /** The week has its menus. */ isComplete: boolean };

export type MenusInChromium = {
  /** Worker calls: a week of menus, its coverage and shopping list, scaled to a CPU four times slower. */
  calls: TimedCall[];
  /** Longest task of the page while typing, with a CPU four times slower. */
  longestTaskMs: number;
  /** Slowest time from key to letter. */
  slowestKeyMs: number;
};

export async function menusInChromium(calls: readonly unknown[]): Promise<MenusInChromium> {
  const worker = readdirSync(ASSETS).find((file) => /^plan\.worker-.+\.js$/.test(file));
  if (!worker) throw new Error('The web is not built: start it once with npm start.');
  const app = await startApp();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    // the page's policy allows only our worker, and one here only measures the thread
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${app.origin}/auth`);
    const field = page.getByRole('textbox').first();
    await field.focus();
    const unthrottledMs = await spinMs(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await observeTimings(page);
    const work = runMenuWorker(page, `/assets/${worker}`, calls);
    const { timedCalls, spinMs: workerSpinMs } = await typeDuring(page, work);
    // Chromium does not always throttle workers, so times are scaled to the full slowdown
    const appliedSlowdown = Math.min(SLOWDOWN, Math.max(1, workerSpinMs / unthrottledMs));
    const timings = await readTimings(page);
    return {
      ...timings,
      calls: timedCalls.map(({ ms, isComplete }) => ({
        ms: (ms * SLOWDOWN) / appliedSlowdown,
        isComplete,
      })),
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function typeDuring<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  for (let key = 0; ; key += 1) {
    await page.keyboard.press(TEXT.charAt(key % TEXT.length));
    const outcome = await Promise.race([
      work.then((result) => ({ result })),
      page.waitForTimeout(MS_BETWEEN_KEYS),
    ]);
    if (outcome) return outcome.result;
  }
}

const SPIN = `(() => {
  const begunAt = performance.now();
  let sum = 0;
  for (let at = 0; at < 2e7; at += 1) sum += Math.sqrt(at);
  return performance.now() - begunAt + (sum < 0 ? 1 : 0);
})()`;

async function spinMs(page: Page): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) times.push(await page.evaluate<number>(SPIN));
  return Math.min(...times);
}

type PageTimings = Pick<MenusInChromium, 'longestTaskMs' | 'slowestKeyMs'>;

const observeTimings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timings = { longestTaskMs: 0, slowestKeyMs: 0 };
    Object.assign(globalThis, { timings });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        timings.longestTaskMs = Math.max(timings.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
    addEventListener('keydown', () => {
      const pressedAt = performance.now();
      requestAnimationFrame(() => {
        timings.slowestKeyMs = Math.max(timings.slowestKeyMs, performance.now() - pressedAt);
      });
    });
  });

const readTimings = (page: Page): Promise<PageTimings> =>
  page.evaluate<PageTimings>('globalThis.timings');

const runMenuWorker = (
  page: Page,
  url: string,
  calls: readonly unknown[],
): Promise<{ timedCalls: TimedCall[]; spinMs: number }> =>
  page.evaluate(
    async ({ url: address, calls: requests, spin }) => {
      const worker = new Worker(address, { type: 'module' });
      const timedCalls: { ms: number; isComplete: boolean }[] = [];
      for (const [id, call] of requests.entries()) {
        const startedAt = performance.now();
        const reply = await new Promise<MessageEvent>((resolve, reject) => {
          const handleMessage = (message: MessageEvent) => {
            if ('progress' in message.data) return;
            worker.removeEventListener('message', handleMessage);
            resolve(message);
          };
          worker.addEventListener('message', handleMessage);
          worker.addEventListener('error', () => reject(new Error('the worker failed')), {
            once: true,
          });
          worker.postMessage({ id, name: 'menus', call });
        });
        if (!('answer' in reply.data))
          throw new Error(`the worker answered ${JSON.stringify(reply.data)}`);
        timedCalls.push({ ms: performance.now() - startedAt, isComplete: reply.data.answer.ok });
      }
      worker.terminate();
      const source = `postMessage(Math.min(${Array.from({ length: 5 }, () => spin).join()}))`;
      const spinner = new Worker(`data:text/javascript,${encodeURIComponent(source)}`);
      const spinMs = await new Promise<number>((resolve, reject) => {
        spinner.addEventListener('message', ({ data }) => resolve(data), { once: true });
        spinner.addEventListener('error', () => reject(new Error('the spinner failed')), {
          once: true,
        });
      });
      return { timedCalls, spinMs };
    },
    { url, calls, spin: SPIN },
  );
