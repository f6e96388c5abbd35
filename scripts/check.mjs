// npm run check: everything that can be told without running the program. What follows goes to the tests of the documents.
import { checks } from './support/checks.mjs';
import { installWhenNeeded } from './support/install/install-when-needed.mjs';
import { node24Environment, node24 } from './support/install/node-24.mjs';
import { printSummary, runSteps } from './support/report.mjs';
import { vitestStep } from './support/test-steps.mjs';

await installWhenNeeded();
const node = node24();
const env = node24Environment(node);
const results = await runSteps([
  ...checks(node, env),
  vitestStep(env, { name: 'documents', args: ['--project', 'repository', ...process.argv.slice(2)] }),
]);
printSummary(results);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
