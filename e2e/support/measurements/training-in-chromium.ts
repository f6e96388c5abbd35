import { type BrowserContext, expect } from '@playwright/test';
import { waitForServiceWorker, waitForWholeApp } from '../browser/service-worker.ts';
import { timeStarts } from './offline-in-chromium.ts';
import {
  type Account,
  AFTER_WRITE_MS,
  countRecords,
  markTaps,
  runOnPhone,
  SLOW_4G,
  slowDown,
  SLOWDOWN,
  TIMEOUT_MS,
  timeLogin,
  watchOpening,
} from './records-in-chromium.ts';

/** Calendar and summary, drawn before what needs every workout. */
const SUMMARY = '.progress_calendar';
const WHOLE = '.card_folded';

export const SETS_OF_WORKOUT = 30;

export type TrainingInChromium = {
  firstPageMs: number;
  firstSyncMs: number;
  /** Times from the tap on "Serie hecha" until the set is stored. */
  storedMs: number[];
  /** Times from the shortcut's address to today's workout, offline. */
  opensMs: number[];
  history: { opensMs: number; wholeMs: number; longestTaskMs: number; addedMegabytes: number };
};

export const trainingInChromium = (
  origin: string,
  { account, workouts }: { account: Account; workouts: number },
): Promise<TrainingInChromium> =>
  runOnPhone(async ({ page, context, devtools }) => {
    await page.goto(`${origin}/auth?next=/progreso`);
    await waitForServiceWorker(page);
    await slowDown(devtools, SLOW_4G);
    const startedAt = Date.now();
    const firstPageMs = await timeLogin(page, { account, selector: SUMMARY });
    await expect
      .poll(() => page.evaluate(countRecords), { intervals: [200], timeout: TIMEOUT_MS })
      .toBeGreaterThanOrEqual(workouts);
    const firstSyncMs = Date.now() - startedAt;
    await slowDown(devtools);
    await page.close();
    const history = await openHistory(context, origin);
    const storedMs = await timeSets(context, origin);
    return {
      firstPageMs,
      firstSyncMs,
      history,
      storedMs,
      opensMs: await openToday(context, origin),
    };
  });

async function timeSets(context: BrowserContext, origin: string): Promise<number[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/mi-rutina`);
  await page.getByRole('button', { name: /^Empezar / }).click();
  const complete = page.getByRole('button', { name: /^Serie \d+ hecha$/ });
  await complete.last().waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(markTaps);
  const storedMs: number[] = [];
  for (let set = 0; set < SETS_OF_WORKOUT; set += 1) {
    // waits until the previous set's work ends
    await page.waitForTimeout(AFTER_WRITE_MS);
    await page.evaluate(() => Reflect.deleteProperty(window, 'lastStoredMs'));
    await complete.last().click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'lastStoredMs'))).toBeDefined();
    storedMs.push(await page.evaluate(() => Reflect.get(window, 'lastStoredMs')));
  }
  await page.close();
  return storedMs;
}

async function openToday(context: BrowserContext, origin: string): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/mi-cuenta`);
  await waitForWholeApp(page);
  await page.close();
  await context.setOffline(true);
  const starts = await timeStarts(context, `${origin}/mi-rutina`, [
    '.log_log h1',
    '.log_logBar [role="timer"]',
  ]);
  return starts.map(({ readyMs }) => readyMs);
}

async function openHistory(
  context: BrowserContext,
  origin: string,
): Promise<TrainingInChromium['history']> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/mi-cuenta`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  // excludes the work at the app's start
  await page.waitForTimeout(AFTER_WRITE_MS);
  const measureMemory = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await measureMemory();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.getByRole('button', { name: 'Menú' }).click();
  const link = page.getByRole('menuitem', { name: 'Progreso' });
  await link.waitFor();
  await page.waitForTimeout(AFTER_WRITE_MS);
  await page.evaluate(watchOpening, SUMMARY);
  const pressedAt = Date.now();
  await link.click();
  await page.locator(WHOLE).first().waitFor();
  const wholeMs = Date.now() - pressedAt;
  await page.waitForTimeout(3 * AFTER_WRITE_MS);
  const { opensMs, longestTaskMs } = await page.evaluate(() => Reflect.get(window, 'opening'));
  const addedMegabytes = ((await measureMemory()) - before) / 1024 / 1024;
  await page.close();
  return { opensMs, wholeMs, longestTaskMs, addedMegabytes };
}
