// npm run fuzz: 20,000 requests by chance to every endpoint. REQUESTS sends another number, SEED tries others.
import { join } from 'node:path';
import { installWhenNeeded } from './support/install/install-when-needed.mjs';
import { node24Environment, node24 } from './support/install/node-24.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';

await installWhenNeeded();
const env = { REQUESTS: '20000', ...node24Environment(node24()) };
const runner = join(ROOT, 'node_modules', '.bin', 'vitest');
process.exit(
  await run(runner, ['run', '--project', 'server', 'src/app/generated-tests/fuzz.test.ts'], {
    cwd: ROOT,
    env,
  }),
);
