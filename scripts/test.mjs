// Runs every part except those that passed here with the current files.
//   -- --all       skips nothing, as in CI
//   -- --changed   tests that the edits can reach inside their workspace
//   -- measures    files with the word in their path, and journeys with it in path or title
// Runs on Node 20 before installation: imports only Node and ./support.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './support/install/browser.mjs';
import { prepare } from './support/install/prepare.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { selectTests } from './support/suite/select-tests.mjs';
import { testResults } from './support/suite/test-results.mjs';

const { node, env: base } = await prepare({ withTools: true });
const folder = mkdtempSync(join(tmpdir(), 'forja-results-'));
const reports = {
  vitest: join(folder, 'vitest.json'),
  playwright: join(folder, 'playwright.json'),
};
const env = {
  ...base,
  CHROMIUM_PATH: await browser(node, base),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
};
const args = process.argv.slice(2);
const { steps, saveGreen } = selectTests(args, { node, env, reports });
const results = await runSteps(steps);
const { passed, failed, skipped, failures, pages } = testResults(reports);
rmSync(folder, { recursive: true, force: true });
saveGreen(results, failures);

for (const page of pages) console.log(`\nWhat the page showed in ${page}`);
if (results.length > 0) printSummary(results);
// people read the end of a long log first
for (const failure of failures) console.log(`\nFAIL  ${failure}`);
// other steps fail too, and so does a runner that crashes without a failed test
const RUNNERS = ['tests', 'journeys'];
const failedSteps = results.filter(
  ({ name, ok }) => !ok && !(RUNNERS.includes(name) && failed > 0),
).length;
if (skipped > 0) console.log(`\n${skipped} tests were skipped, and none may be.`);
const words = args.filter((arg) => !arg.startsWith('--'));
if (words.length > 0 && passed + failed + skipped === 0)
  console.log(`\nNo test has ${words.join(' or ')} in its path or title.`);
console.log(`\n${passed} passed, ${failed + failedSteps + skipped} failed`);
// an edit may reach no test
const foundEnough = passed > 0 || args.includes('--changed');
process.exit(results.every(({ ok }) => ok) && failed + skipped === 0 && foundEnough ? 0 : 1);
