import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { aPerson, becomeMember, registerPerson } from '../account/people.ts';
import { startApp } from '../app/app.ts';
import { storePlan } from '../pages/saved-plans.ts';
import { findLongestTask, parseTrace } from './longest-task.ts';
import { MEASURED_PLANS } from '../pages/measured-plans.ts';
import { runOnPhone, SLOWDOWN } from './records-in-chromium.ts';

const PAGE_WORK_MS = 4_000;
/** Time until the print rendering is removed. */
const RESTORE_MS = 1_500;

export type MadePdf = {
  madeMs: number;
  longestTaskMs: number;
  bytes: number;
  pages: number;
};
export type PdfsOfPlan = { /** Of the plan. */ name: string; pdfs: MadePdf[] };

export async function pdfInChromium(rounds: number): Promise<PdfsOfPlan[]> {
  const app = await startApp();
  try {
    return await runOnPhone(async ({ context }) => {
      await registerPerson(context, app.origin, aPerson());
      await becomeMember(context, app.origin);
      const plans: PdfsOfPlan[] = [];
      for (const { name, input } of MEASURED_PLANS) {
        if (name === 'refused') continue;
        const address = await storePlan(context, app.origin, input);
        const pdfs: MadePdf[] = [];
        for (let round = 0; round < rounds; round += 1)
          pdfs.push(await makePdf(context, `${app.origin}${address}`));
        plans.push({ name, pdfs });
      }
      return plans;
    });
  } finally {
    await app.stop();
  }
}

/** Uses a new tab, free of the previous file's memory. */
async function makePdf(context: BrowserContext, address: string): Promise<MadePdf> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Descargar PDF' });
  await button.click({ trial: true });
  await page.waitForTimeout(PAGE_WORK_MS);
  const browser = context.browser();
  if (!browser) throw new Error('the browser has closed');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => void performance.mark('step'));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // clicks directly, because a locator's lookup would be page work
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { pressedAt: Date.now() }), {
      capture: true,
      once: true,
    });
  });
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  const madeAt = Date.now();
  await page.waitForTimeout(RESTORE_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const longestTaskMs = findLongestTask(parseTrace(await browser.stopTracing()));
  const madeMs = madeAt - (await page.evaluate<number>('globalThis.pressedAt'));
  const file = await readFile(await download.path(), 'latin1');
  await page.close();
  const pages = file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { madeMs, longestTaskMs, bytes: file.length, pages };
}
