import { type BrowserContext, expect } from '@playwright/test';
import { waitForServiceWorker, waitForWholeApp } from '../browser/service-worker.ts';
import {
  type Account,
  AFTER_WRITE_MS,
  countRecords,
  runOnPhone,
  SLOWDOWN,
  TIMEOUT_MS,
  timeLogin,
  watchOpening,
} from './records-in-chromium.ts';

const ROW = '.nutrients_meal > li';
const SEARCHES = ['pollo', 'palta', 'yogur', 'aroz blanco', 'dulce de leche'];
const OPENINGS = 5;
const AFTER_KEY_MS = 250;

export type FoodInChromium = {
  /** Times from the tap to today's rows, offline. */
  opensMs: number[];
  longestTaskMs: number;
  keysMs: number[];
};

export const foodInChromium = (
  origin: string,
  { account, records }: { account: Account; records: number },
): Promise<FoodInChromium> =>
  runOnPhone(async ({ page, context }) => {
    await page.goto(`${origin}/auth?next=/calculadora/nutrientes`);
    await waitForServiceWorker(page);
    await timeLogin(page, { account, selector: ROW });
    await waitForWholeApp(page);
    await expect
      .poll(() => page.evaluate(countRecords), { intervals: [500], timeout: TIMEOUT_MS })
      .toBeGreaterThanOrEqual(records);
    await page.close();
    await context.setOffline(true);
    const openings: Opening[] = [];
    for (let time = 0; time < OPENINGS; time += 1) openings.push(await openToday(context, origin));
    return {
      opensMs: openings.map(({ opensMs }) => opensMs),
      longestTaskMs: Math.max(...openings.map(({ longestTaskMs }) => longestTaskMs)),
      keysMs: openings.flatMap(({ keysMs }) => keysMs),
    };
  });

type Opening = { opensMs: number; longestTaskMs: number; keysMs: number[] };

async function openToday(context: BrowserContext, origin: string): Promise<Opening> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/calculadora`);
  const link = page.getByRole('link', { name: 'Abrir nutrientes' });
  await link.waitFor();
  // excludes the work at the app's start
  await page.waitForTimeout(2 * AFTER_WRITE_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchOpening, ROW);
  await link.click();
  await page.locator(ROW).first().waitFor();
  await page.waitForTimeout(2 * AFTER_WRITE_MS);
  const { opensMs, longestTaskMs } = await page.evaluate(() => Reflect.get(window, 'opening'));
  const search = page.getByRole('searchbox', { name: 'Alimento' });
  await search.click();
  await page.evaluate(watchKeys);
  for (const text of SEARCHES) {
    // types without a locator, whose lookup would be page work before each key
    await page.keyboard.type(text, { delay: AFTER_KEY_MS });
    for (let letter = 0; letter < text.length; letter += 1) await page.keyboard.press('Backspace');
    await page.waitForTimeout(AFTER_KEY_MS);
  }
  const keysMs = await page.evaluate(() => Reflect.get(window, 'keysMs'));
  await page.close();
  return { opensMs, longestTaskMs, keysMs };
}

/** Runs in the page: times from each key until results change. */
export function watchKeys(): void {
  const keysMs: number[] = [];
  Object.assign(window, { keysMs });
  let pressedAt = 0;
  addEventListener(
    'keydown',
    ({ key }) => {
      // erasing keys are faster than reading
      pressedAt = key.length === 1 ? performance.now() : 0;
      if (pressedAt > 0) keysMs.push(0);
    },
    { capture: true },
  );
  const results = document.querySelector('search');
  if (!results) throw new Error('the results are missing');
  new MutationObserver(() => {
    if (pressedAt > 0) keysMs[keysMs.length - 1] = performance.now() - pressedAt;
  }).observe(results, { subtree: true, childList: true, characterData: true });
}
