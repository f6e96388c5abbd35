// npm run histories: random histories of one person on two devices of two tabs, by the interface, in Chromium.
// HISTORIES says how many, and FIRST the seed of the first.
import { join } from 'node:path';
import { browser } from './support/install/browser.mjs';
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { prepare } from './support/install/prepare.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';

const { node, env: base } = await prepare({ withTools: true });
const env = { ...base, CHROMIUM_PATH: await browser(node, base) };
await buildWhenNeeded(env);
process.exit(await run(node, [join(ROOT, 'e2e', 'histories', 'run.ts')], { cwd: ROOT, env }));
