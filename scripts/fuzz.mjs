// npm run fuzz: 20,000 requests by chance to every endpoint. REQUESTS sends another number, SEED tries others.
import { join } from 'node:path';
import { prepare } from './support/install/prepare.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';

const prepared = await prepare({ withTools: true });
const env = { REQUESTS: '20000', ...prepared.env };
const runner = join(ROOT, 'node_modules', '.bin', 'vitest');
process.exit(
  await run(runner, ['run', '--project', 'server', 'src/app/generated-tests/fuzz.test.ts'], {
    cwd: ROOT,
    env,
  }),
);
