// Captures every screen in two themes and widths, or compares two folders.
import { join } from 'node:path';
import { browser } from './support/install/browser.mjs';
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { prepare } from './support/install/prepare.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';

const { node, env: base } = await prepare({ withTools: true });
const env = { ...base, CHROMIUM_PATH: await browser(node, base) };
await buildWhenNeeded(env);
process.exit(
  await run(node, [join(ROOT, 'e2e', 'screenshots', 'run.ts'), ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
  }),
);
