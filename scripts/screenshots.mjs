// npm run screenshots: every screen in both themes and two widths, taken into a folder, or two folders compared.
import { join } from 'node:path';
import { browser } from './support/install/browser.mjs';
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { installWhenNeeded } from './support/install/install-when-needed.mjs';
import { node24Environment, node24 } from './support/install/node-24.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';

await installWhenNeeded();
const node = node24();
const base = node24Environment(node);
const env = { ...base, CHROMIUM_PATH: await browser(node, base) };
await buildWhenNeeded(env);
process.exit(
  await run(node, [join(ROOT, 'e2e', 'screenshots', 'run.ts'), ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
  }),
);
