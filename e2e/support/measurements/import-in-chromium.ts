import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hevyFile } from '../../../web/src/features/training/exchange/session/csv-files.fixture.ts';
import { waitForServiceWorker } from '../browser/service-worker.ts';
import {
  type Account,
  runOnPhone,
  SLOWDOWN,
  TIMEOUT_MS,
  timeLogin,
} from './records-in-chromium.ts';

export type ImportInChromium = {
  /** Times from the file to its report, and from the confirmation to the last stored workout. */
  readMs: number;
  writtenMs: number;
  longestTaskMs: number;
};

export async function importInChromium(
  origin: string,
  { account, rows }: { account: Account; rows: number },
): Promise<ImportInChromium> {
  const folder = mkdtempSync(join(tmpdir(), 'forja-import-'));
  // a file on disk, because bytes from the test are decoded on the page's main thread
  const file = join(folder, 'hevy.csv');
  writeFileSync(file, hevyFile(rows));
  try {
    return await importFile(origin, { account, file });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const importFile = (
  origin: string,
  { account, file }: { account: Account; file: string },
): Promise<ImportInChromium> =>
  runOnPhone(async ({ page, devtools }) => {
    await page.goto(`${origin}/auth?next=/entrenamientos/importar`);
    await waitForServiceWorker(page);
    await timeLogin(page, { account, selector: 'input[type="file"]' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(watchTasks);
    const chosenAt = Date.now();
    await page.getByLabel('Archivo para traer').setInputFiles(file);
    const confirm = page.getByRole('button', { name: /^Traer \d/ });
    await confirm.waitFor({ timeout: TIMEOUT_MS });
    const readMs = Date.now() - chosenAt;
    const confirmedAt = Date.now();
    await confirm.click();
    await page.getByText(/Sumamos/).waitFor({ timeout: TIMEOUT_MS });
    const writtenMs = Date.now() - confirmedAt;
    const longestTaskMs = await page.evaluate(() => Reflect.get(window, 'longestTaskMs'));
    return { readMs, writtenMs, longestTaskMs };
  });

/** Runs in the page. */
function watchTasks(): void {
  Object.assign(window, { longestTaskMs: 0 });
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    const longest = Math.max(Reflect.get(window, 'longestTaskMs'), ...durations);
    Object.assign(window, { longestTaskMs: longest });
  }).observe({ type: 'longtask' });
}
