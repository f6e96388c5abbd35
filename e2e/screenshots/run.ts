// Usage: npm run screenshots take <folder>, compare <before> <after>, or measure.
import { chromium } from '@playwright/test';
import { startApp } from '../support/app/app.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import { measurePlan } from './measure-plan.ts';
import { takeScreenshots } from './take-screenshots.ts';

const [command, folder, other] = process.argv.slice(2);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  ...(executablePath && { executablePath }),
});
try {
  if (command === 'take' && folder !== undefined) await take(folder);
  else if (command === 'measure') await measure();
  else if (command === 'compare' && folder !== undefined && other !== undefined)
    await compare(folder, other);
  else throw new Error('npm run screenshots take <folder>, compare <before> <after>, or measure');
} finally {
  await browser.close();
}

async function take(into: string): Promise<void> {
  const app = await startApp();
  try {
    const problems = await takeScreenshots(browser, app, into);
    console.log([...problems, `The screenshots are in ${into}.`].join('\n'));
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await app.stop();
  }
}

async function measure(): Promise<void> {
  const app = await startApp();
  try {
    await measurePlan(browser, app);
  } finally {
    await app.stop();
  }
}

async function compare(before: string, after: string): Promise<void> {
  const differences = await compareScreenshots(browser, before, after);
  for (const { name, pixels, why } of differences)
    console.log(`${name}: ${why ?? ''} ${pixels} pixels`);
  console.log(`${differences.length} screenshots differ.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
