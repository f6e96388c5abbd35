import { chromium, type BrowserContext, expect, type Page } from '@playwright/test';
import { startApp } from '../app/app.ts';
import { recordMeasure, recordTimedMeasure } from '../pages/measure-form.ts';
import { waitForWholeApp } from '../browser/service-worker.ts';
import { aPerson, becomeMember, registerPerson } from '../account/people.ts';

/** CPU slowdown that approximates a mid-range phone. */
const SLOWDOWN = 4;
const STARTS = 5;
const FORM_AND_LIST = ['.measures_table th[scope="row"]', '.measures_entry form'];
/** Pause before the button, as on a phone; the previous measure's work ends within it. */
const PAUSE_BEFORE_TAP_MS = 300;

/** Times from navigation to first paint and to an interactive page. */
export type Start = { firstPaintMs: number; readyMs: number };
export type OfflineInChromium = {
  starts: Start[];
  /** Times from the click on "Guardar medidas" until record and outbox entry are on disk. */
  storedMs: number[];
  syncMs: number;
};

export async function offlineInChromium({
  taps,
  queued,
}: {
  taps: number;
  queued: number;
}): Promise<OfflineInChromium> {
  const app = await startApp();
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
    await registerPerson(context, app.origin, aPerson());
    await becomeMember(context, app.origin);
    const page = await context.newPage();
    await page.goto(`${app.origin}/medidas`);
    await waitForWholeApp(page);
    await recordMeasure(page, { day: '2020-01-01', weight: '80' });
    await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();

    await app.kill();
    const starts = await timeStarts(context, `${app.origin}/medidas`, FORM_AND_LIST);
    const storedMs = await timeTaps(page, taps);
    await app.start();
    const syncMs = await timeSync(page, queued);
    return { starts, storedMs, syncMs };
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Times several cold starts on a slow phone until these selectors appear. */
export async function timeStarts(
  context: BrowserContext,
  address: string,
  selectors: readonly string[],
): Promise<Start[]> {
  const starts: Start[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { waitUntil: 'commit' });
    starts.push(await page.evaluate(waitForAll, selectors));
    await page.close();
  }
  return starts;
}

/** Runs in the page. */
const waitForAll = (selectors: readonly string[]): Promise<Start> =>
  new Promise((resolve) => {
    const check = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint && selectors.every((selector) => document.querySelector(selector)))
        resolve({ firstPaintMs: paint.startTime, readyMs: performance.now() });
      else requestAnimationFrame(check);
    };
    check();
  });

async function timeTaps(page: Page, taps: number): Promise<number[]> {
  await page.reload();
  await slowDown(page);
  await page.evaluate(() => {
    // times from the click until the transaction completes
    const write = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function timed(
      this: IDBDatabase,
      ...options: Parameters<typeof write>
    ) {
      const transaction = write.apply(this, options);
      if (options[1] === 'readwrite' && !('stored' in window)) {
        Object.assign(window, { stored: 0 });
        transaction.addEventListener('complete', () =>
          Object.assign(window, { stored: performance.now() }),
        );
      }
      return transaction;
    };
    document.addEventListener('click', () => Reflect.deleteProperty(window, 'stored'), {
      capture: true,
    });
    document.addEventListener(
      'click',
      () => Object.assign(window, { pressed: performance.now() }),
      { capture: true },
    );
  });
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const day = new Date(Date.UTC(2021, 0, 1 + tap)).toISOString().slice(0, 10);
    await recordTimedMeasure(page, { day, weight: '78,4', quietMs: PAUSE_BEFORE_TAP_MS });
    times.push(
      await page.evaluate(async () => {
        return Number(Reflect.get(window, 'stored')) - Number(Reflect.get(window, 'pressed'));
      }),
    );
  }
  return times;
}

/** Queues many writes, as weeks without signal would, and times their upload. */
async function timeSync(page: Page, count: number): Promise<number> {
  await page.goto('about:blank');
  const context = page.context();
  const writer = await context.newPage();
  const origin = context.pages().length > 0 ? await getOrigin(context) : '';
  await writer.goto(`${origin}/terminos`);
  await expect(writer.getByRole('button', { name: 'Menú' })).toBeVisible();
  await expect.poll(() => writer.evaluate(isOutboxEmpty), { timeout: 60_000 }).toBe(true);
  await writer.evaluate(queueWrites, count);
  const startedAt = Date.now();
  await writer.goto(`${origin}/medidas`);
  await expect
    .poll(() => writer.evaluate(isOutboxEmpty), { intervals: [200], timeout: 300_000 })
    .toBe(true);
  return Date.now() - startedAt;
}

async function getOrigin(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState();
  return origins[0]?.origin ?? '';
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Runs in the page. */
async function queueWrites(count: number): Promise<void> {
  const name = `forja-${localStorage.getItem('forja-user-id')}`;
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error(`${name} does not open`)));
  });
  const tx = db.transaction(['records', 'outbox'], 'readwrite');
  for (let index = 0; index < count; index += 1) {
    const id = crypto.randomUUID();
    const takenOn = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
    const value = { takenOn, weightKg: 78 + (index % 40) / 10 };
    tx.objectStore('records').put({
      collection: 'measures',
      id,
      value,
      revision: 0,
      sortKey: takenOn,
    });
    tx.objectStore('outbox').add({
      collection: 'measures',
      id,
      mutationId: crypto.randomUUID(),
      request: value,
      base: 0,
      madeAt: new Date().toISOString(),
      maybeSent: false,
      attempts: 0,
    });
  }
  await new Promise((resolve) => tx.addEventListener('complete', resolve));
  db.close();
}

/** Runs in the page. */
async function isOutboxEmpty(): Promise<boolean> {
  const opening = indexedDB.open(`forja-${localStorage.getItem('forja-user-id')}`);
  const db = await new Promise<IDBDatabase>((resolve) =>
    opening.addEventListener('success', () => resolve(opening.result)),
  );
  const counting = db.transaction('outbox').objectStore('outbox').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  db.close();
  return counting.result === 0;
}
