// npm run check: everything that can be told without running the program. It checks the whole, or the files that follow
// and what concerns every file.
import { checks } from './support/checks.mjs';
import { prepare } from './support/install/prepare.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { vitestStep } from './support/test-steps.mjs';

const { node, env } = await prepare({ withTools: true });
const files = process.argv.slice(2);
const results = await runSteps([
  [
    ...checks(node, env, files),
    vitestStep(env, {
      name: 'documents',
      args: ['--project', 'repository', ...(files.length > 0 ? ['docs'] : [])],
    }),
  ],
]);
printSummary(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
