// Static checks. Format, lint and names check only edited files; `-- --all` and CI check all.
import { findChangedFiles } from './support/changed-files.mjs';
import { checks } from './support/checks.mjs';
import { prepare } from './support/install/prepare.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { vitestStep } from './support/suite/test-steps.mjs';

const { node, env } = await prepare({ withTools: true });
const isWhole = process.argv.includes('--all') || env.CI === 'true';
const edited = isWhole ? [] : findChangedFiles();
if (edited.length > 0)
  console.log(`${edited.length} files are edited. npm run check -- --all checks all of them.`);
const results = await runSteps([
  [
    ...checks(node, env, edited),
    vitestStep(env, {
      name: 'documents',
      args: ['--project', 'repository', ...(edited.length > 0 ? ['docs'] : [])],
    }),
  ],
]);
printSummary(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
