// Runs 5,000 cases of every property instead of 300, with a new seed each time.
//   -- menu  only files with the word in their path; `histories` are those of two devices in Chromium
// CASES and SEED in the environment override them.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './support/install/browser.mjs';
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { findFiles } from './support/changed-files.mjs';
import { prepare } from './support/install/prepare.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';
import { vitestStep } from './support/suite/test-steps.mjs';

const HISTORIES = 'e2e/histories/run.ts';
const HAS_PROPERTIES = /from 'fast-check'|cases\.fixture/;

const { node, env: base } = await prepare({ withTools: true });
const env = { CASES: '5000', SEED: String(randomInt(2 ** 31)), ...base };
const words = process.argv.slice(2);
const isChosen = (file) => words.length === 0 || words.some((word) => file.includes(word));
const sheets = findFiles(['domain', 'contract', 'server', 'web', 'sandbox']).filter(
  (file) =>
    /\.test\.tsx?$/.test(file) &&
    isChosen(file) &&
    HAS_PROPERTIES.test(readFileSync(join(ROOT, file), 'utf8')),
);
console.log(`${env.CASES} cases with the seed ${env.SEED}: SEED=${env.SEED} repeats them.`);
const results = await runSteps([
  ...(sheets.length > 0 ? [vitestStep(env, { name: 'properties', args: sheets })] : []),
  ...(isChosen(HISTORIES) ? [{ name: 'histories', run: histories }] : []),
]);
printSummary(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

async function histories() {
  const withBrowser = { ...env, CHROMIUM_PATH: await browser(node, base) };
  await buildWhenNeeded(withBrowser);
  return run(node, [join(ROOT, HISTORIES)], { env: withBrowser });
}
