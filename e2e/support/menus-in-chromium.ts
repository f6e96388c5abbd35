import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startApp } from './app.ts';

const ASSETS = join(import.meta.dirname, '../../web/dist/assets');
/** A middling phone beside the machine of whoever writes this. */
const SLOWDOWN = 4;
const MS_BETWEEN_KEYS = 60;
const TEXT = 'ana.gomez@ejemplo.com.ar';

export type TimedCall = { ms: number; /** The week has its menus. */ made: boolean };

export type InChromium = {
  /** Of each call to the worker: a week of menus, its coverage and its shopping list. As if the worker were four times slower. */
  calls: TimedCall[];
  /** The longest task of the page while somebody types and the worker works, four times slower. */
  longestTaskMs: number;
  /** From a key to its letter on the screen, the slowest. */
  slowestKeyMs: number;
};

/** The worker of the built product, asked from a page of the product in which somebody types. */
export async function menusInChromium(calls: readonly unknown[]): Promise<InChromium> {
  const worker = readdirSync(ASSETS).find((file) => /^menu\.worker-.+\.js$/.test(file));
  if (!worker) throw new Error('The web is not built: start it once with npm start.');
  const app = await startApp();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    // The policy of the page lets no worker in but ours, and one of these only measures the thread.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${app.origin}/auth`);
    const field = page.getByRole('textbox').first();
    await field.focus();
    const alone = await spinMs(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await watch(page);
    const work = askWorker(page, `/assets/${worker}`, calls);
    const { timed, spinMs: inWorker } = await typedMeanwhile(page, work);
    // Chromium slows the page, not always its workers: what it did not slow is counted as if it had.
    const slowed = Math.min(SLOWDOWN, Math.max(1, inWorker / alone));
    const seen = await watched(page);
    return { ...seen, calls: timed.map(({ ms, made }) => ({ ms: (ms * SLOWDOWN) / slowed, made })) };
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Somebody types until the work is done. */
async function typedMeanwhile<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  for (let key = 0; ; key += 1) {
    await page.keyboard.press(TEXT.charAt(key % TEXT.length));
    const done = await Promise.race([work.then((result) => ({ result })), page.waitForTimeout(MS_BETWEEN_KEYS)]);
    if (done) return done.result;
  }
}

/** A fixed piece of work, to know how fast a thread is. */
const SPIN = `(() => {
  const begunAt = performance.now();
  let sum = 0;
  for (let at = 0; at < 2e7; at += 1) sum += Math.sqrt(at);
  return performance.now() - begunAt + (sum < 0 ? 1 : 0);
})()`;

async function spinMs(page: Page): Promise<number> {
  const times: number[] = [];
  for (let again = 0; again < 5; again += 1) times.push(await page.evaluate<number>(SPIN));
  return Math.min(...times);
}

type Watched = Pick<InChromium, 'longestTaskMs' | 'slowestKeyMs'>;

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { longestTaskMs: 0, slowestKeyMs: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
    addEventListener('keydown', () => {
      const pressedAt = performance.now();
      requestAnimationFrame(() => {
        seen.slowestKeyMs = Math.max(seen.slowestKeyMs, performance.now() - pressedAt);
      });
    });
  });

const watched = (page: Page): Promise<Watched> => page.evaluate<Watched>('globalThis.seen');

/** One call after another, as a person asks for another option again and again; and the same spin in a worker at the end. */
const askWorker = (
  page: Page,
  url: string,
  calls: readonly unknown[],
): Promise<{ timed: TimedCall[]; spinMs: number }> =>
  page.evaluate(
    async ({ url: address, calls: asked, spin }) => {
      const worker = new Worker(address, { type: 'module' });
      const timed: { ms: number; made: boolean }[] = [];
      for (const [id, call] of asked.entries()) {
        const begunAt = performance.now();
        const reply = await new Promise<MessageEvent>((resolve, reject) => {
          const listen = (message: MessageEvent) => {
            if ('made' in message.data) return;
            worker.removeEventListener('message', listen);
            resolve(message);
          };
          worker.addEventListener('message', listen);
          worker.addEventListener('error', () => reject(new Error('the menu worker failed')), { once: true });
          worker.postMessage({ id, week: call });
        });
        if (!('menus' in reply.data)) throw new Error(`the menu worker answered ${JSON.stringify(reply.data)}`);
        timed.push({ ms: performance.now() - begunAt, made: reply.data.menus.ok });
      }
      worker.terminate();
      const source = `postMessage(Math.min(${Array.from({ length: 5 }, () => spin).join()}))`;
      const spinner = new Worker(`data:text/javascript,${encodeURIComponent(source)}`);
      const spinMs = await new Promise<number>((resolve, reject) => {
        spinner.addEventListener('message', ({ data }) => resolve(data), { once: true });
        spinner.addEventListener('error', () => reject(new Error('the spinner failed')), { once: true });
      });
      return { timed, spinMs };
    },
    { url, calls, spin: SPIN },
  );
