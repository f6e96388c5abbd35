import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { recordTimedMeasure } from '../pages/measure-form.ts';
import { waitForServiceWorker } from '../browser/service-worker.ts';

/** CPU slowdown that approximates a mid-range phone. */
export const SLOWDOWN = 4;
/** Chromium's "Slow 4G": bytes per second and milliseconds. */
export const SLOW_4G = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const AT_400_KBITS = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
const FIRST_ROW = '.measures_table th[scope="row"]';
export const AFTER_WRITE_MS = 1_000;
export const TIMEOUT_MS = 300_000;

export type Account = { username: string; password: string };
export type Phone = { page: Page; context: BrowserContext; devtools: CDPSession };

export type WorkAfterWrite = { totalMs: number; longestTaskMs: number };

type Writes = { storedMs: number[]; afterwards: WorkAfterWrite[] };

export type RecordsInChromium = Writes & {
  firstRowsMs: number;
  list: { opensMs: number; longestTaskMs: number; megabytes: number; nodes: number };
};

export async function recordsInChromium(
  origin: string,
  { account, records, taps }: { account: Account; records: number; taps: number },
): Promise<RecordsInChromium> {
  return runOnPhone(async ({ page, context, devtools }) => {
    await page.goto(`${origin}/auth?next=/medidas`);
    await waitForServiceWorker(page);
    await slowDown(devtools, SLOW_4G);
    const firstRowsMs = await timeLogin(page, { account, selector: FIRST_ROW });
    await slowDown(devtools);
    await page.close();

    await waitForRecords(context, origin, records);
    const list = await openList(context, origin);
    return { firstRowsMs, list, ...(await timeWrites(context, origin, taps)) };
  });
}

export async function writesInChromium(
  origin: string,
  { account, records, taps }: { account: Account; records: number; taps: number },
): Promise<Writes> {
  return runOnPhone(async ({ page, context }) => {
    await page.goto(`${origin}/auth?next=/medidas`);
    await timeLogin(page, { account, selector: FIRST_ROW });
    await page.close();
    await waitForRecords(context, origin, records);
    return timeWrites(context, origin, taps);
  });
}

async function waitForRecords(
  context: BrowserContext,
  origin: string,
  records: number,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/medidas`);
  await expect
    .poll(() => page.evaluate(countRecords), { intervals: [500], timeout: TIMEOUT_MS })
    .toBe(records);
  await page.close();
}

/** A new phone on a slow link: time until the first plan is shown and all are stored. */
export async function plansInChromium(
  origin: string,
  { account, plans }: { account: Account; plans: number },
): Promise<{ firstPlanMs: number; allPlansMs: number }> {
  return runOnPhone(async ({ page, devtools }) => {
    await page.goto(`${origin}/auth?next=/mis-planes`);
    await waitForServiceWorker(page);
    await slowDown(devtools, AT_400_KBITS);
    const startedAt = Date.now();
    const firstPlanMs = await timeLogin(page, { account, selector: 'a[href^="/mis-planes/"]' });
    await expect
      .poll(() => page.evaluate(countRecords), { intervals: [200], timeout: TIMEOUT_MS })
      .toBe(plans);
    return { firstPlanMs, allPlansMs: Date.now() - startedAt };
  });
}

export async function runOnPhone<T>(work: (phone: Phone) => Promise<T>): Promise<T> {
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
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return await work({ page, context, devtools });
  } finally {
    await browser.close();
  }
}

export async function slowDown(devtools: CDPSession, link?: typeof SLOW_4G): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: link ? SLOWDOWN : 1 });
  await devtools.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1, latency: 0 };
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    ...(link ?? unlimited),
  });
}

export async function timeLogin(
  page: Page,
  { account, selector }: { account: Account; selector: string },
): Promise<number> {
  await page.getByLabel('Correo electrónico').fill(account.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  const signInAnswer = page.waitForResponse(/\/api\/login$/).then(() => Date.now());
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  const signedInAt = await signInAnswer;
  await page.locator(selector).first().waitFor({ timeout: TIMEOUT_MS });
  return Date.now() - signedInAt;
}

async function openList(
  context: BrowserContext,
  origin: string,
): Promise<RecordsInChromium['list']> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/mi-cuenta`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  // excludes the work at the app's start
  await page.waitForTimeout(AFTER_WRITE_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.getByRole('button', { name: 'Menú' }).click();
  const link = page.getByRole('menuitem', { name: 'Medidas' });
  await link.waitFor();
  await page.waitForTimeout(AFTER_WRITE_MS);
  await page.evaluate(watchOpening, FIRST_ROW);
  await link.click();
  await page.locator(FIRST_ROW).first().waitFor();
  await page.waitForTimeout(3 * AFTER_WRITE_MS);
  const { opensMs, longestTaskMs } = await page.evaluate(() => Reflect.get(window, 'opening'));
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await page.close();
  return { opensMs, longestTaskMs, megabytes: usedSize / 1024 / 1024, nodes };
}

/** Runs in the page. */
export function watchOpening(row: string): void {
  const opening = { opensMs: Number.NaN, longestTaskMs: 0 };
  Object.assign(window, { opening });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      opening.longestTaskMs = Math.max(opening.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  const start = () => {
    const pressedAt = performance.now();
    const check = () => {
      if (document.querySelector(row)) opening.opensMs = performance.now() - pressedAt;
      else requestAnimationFrame(check);
    };
    check();
  };
  document.addEventListener('click', start, { capture: true, once: true });
}

/** Times each tap until it is stored; a second pass traces, because tracing takes time. */
async function timeWrites(context: BrowserContext, origin: string, taps: number): Promise<Writes> {
  const page = await context.newPage();
  await page.goto(`${origin}/medidas`);
  await page.locator(FIRST_ROW).first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(markTaps);
  const storedMs: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) storedMs.push(await timeTap(page, tap));

  const browser = context.browser();
  if (!browser) throw new Error('the browser has closed');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  for (let tap = 0; tap < taps; tap += 1) await timeTap(page, taps + tap);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const afterwards = findWorkAfterMarks(trace.traceEvents);
  if (afterwards.length !== taps)
    throw new Error(`${afterwards.length} of ${taps} writes are in the trace`);
  return { storedMs, afterwards };
}

async function timeTap(page: Page, tap: number): Promise<number> {
  const day = new Date(Date.UTC(2021, 0, 1 + tap)).toISOString().slice(0, 10);
  await recordTimedMeasure(page, { day, weight: '78,4', quietMs: 1.2 * AFTER_WRITE_MS });
  return page.evaluate(() => Reflect.get(window, 'lastStoredMs'));
}

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
};

/** CPU time of the page's main thread after each mark. */
function findWorkAfterMarks(events: readonly TraceEvent[]): WorkAfterWrite[] {
  const marks = events.filter(({ name, ph }) => name === 'stored' && ph === 'I');
  return marks.map((mark) => {
    const tasks = events.filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === mark.pid &&
        tid === mark.tid &&
        ts > mark.ts &&
        ts < mark.ts + AFTER_WRITE_MS * 1000,
    );
    const taskMs = findTopLevel(tasks).map(({ tdur = 0 }) => tdur / 1000);
    return { totalMs: taskMs.reduce((sum, ms) => sum + ms, 0), longestTaskMs: Math.max(...taskMs) };
  });
}

/** Drops nested tasks, whose time their parent includes. */
function findTopLevel(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      const isInside = ts < end;
      if (!isInside) end = ts + dur;
      return !isInside;
    });
}

/** Runs in the page: times from the click until the transaction completes. */
export function markTaps(): void {
  const { transaction: open } = IDBDatabase.prototype;
  let pressedAt: number | undefined;
  IDBDatabase.prototype.transaction = function timed(
    this: IDBDatabase,
    ...options: Parameters<typeof open>
  ) {
    const transaction = open.apply(this, options);
    if (options[1] === 'readwrite' && pressedAt !== undefined) {
      const since = pressedAt;
      pressedAt = undefined;
      transaction.addEventListener('complete', () => {
        Object.assign(window, { lastStoredMs: performance.now() - since });
        performance.mark('stored');
      });
    }
    return transaction;
  };
  document.addEventListener('click', () => (pressedAt = performance.now()), { capture: true });
}

/** Runs in the page. */
export async function countRecords(): Promise<number> {
  const name = `forja-${localStorage.getItem('forja-user-id')}`;
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
  const opening = indexedDB.open(name);
  const db = await new Promise<IDBDatabase>((resolve) =>
    opening.addEventListener('success', () => resolve(opening.result)),
  );
  const counting = db.transaction('records').objectStore('records').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  db.close();
  return counting.result;
}
