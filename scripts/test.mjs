// npm test, or `npm test -- measures` for the tests of one feature: the files whose path has the word and the journeys whose
// path or title has it. Runs on Node 20 with nothing installed: it may import only Node and ./support.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './support/install/browser.mjs';
import { checks } from './support/checks.mjs';
import { prepare } from './support/install/prepare.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { testResults } from './support/test-results.mjs';
import {
  bootStep,
  buildStep,
  cleanTreeStep,
  hasJourneys,
  journeysStep,
  vitestStep,
} from './support/test-steps.mjs';

const { node, env: base } = await prepare({ withTools: true });
const folder = mkdtempSync(join(tmpdir(), 'forja-results-'));
const reports = {
  vitest: join(folder, 'vitest.json'),
  playwright: join(folder, 'playwright.json'),
};
const words = process.argv.slice(2);
const isWhole = words.length === 0;
const withJourneys = isWhole || hasJourneys(base, words);
const env = {
  ...base,
  CHROMIUM_PATH: await browser(node, base),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
};

const results = await runSteps([
  ...(isWhole ? [checks(node, env)] : []),
  // one after the other: both fill the processors, and together each takes longer than alone
  vitestStep(env, {
    name: 'tests',
    args: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports.vitest}`,
      '--passWithNoTests',
      ...words,
    ],
  }),
  ...(withJourneys ? [buildStep(env), journeysStep(env, words)] : []),
  ...(isWhole ? [bootStep(node, env)] : []),
  ...(isWhole && env.CI === 'true' ? [cleanTreeStep()] : []),
]);
const { passed, failed, skipped, failures, pages } = testResults(reports);
rmSync(folder, { recursive: true, force: true });

for (const page of pages) console.log(`\nWhat the page showed in ${page}`);
printSummary(results);
// The end of a long log is what people read first.
for (const failure of failures) console.log(`\nFAIL  ${failure}`);
// what is not a test (types, lint…) fails too, and so does a runner that ends badly without a failed test
const RUNNERS = ['tests', 'journeys'];
const failedSteps = results.filter(
  ({ name, ok }) => !ok && !(RUNNERS.includes(name) && failed > 0),
).length;
if (skipped > 0) console.log(`\n${skipped} tests were skipped, and none may be.`);
if (passed + failed + skipped === 0)
  console.log(`\nNo test has ${words.join(' or ')} in its path or title.`);
console.log(`\n${passed} passed, ${failed + failedSteps + skipped} failed`);
process.exit(results.every(({ ok }) => ok) && failed + skipped === 0 && passed > 0 ? 0 : 1);
