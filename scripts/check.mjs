// npm run check: everything that can be told without running the program. It checks the whole, or the files that follow
// and what concerns every file.
import { checks } from './support/checks.mjs';
import { installWhenNeeded } from './support/install/install-when-needed.mjs';
import { node24Environment, node24 } from './support/install/node-24.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { vitestStep } from './support/test-steps.mjs';

await installWhenNeeded();
const node = node24();
const env = node24Environment(node);
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
