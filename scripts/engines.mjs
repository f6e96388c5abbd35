// Offline smoke test in Firefox and WebKitGTK; `npm test` covers Chromium.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenNeeded } from './support/build-when-needed.mjs';
import { fromApt } from './support/install/from-apt.mjs';
import { prepare } from './support/install/prepare.mjs';
import { ROOT } from './support/root.mjs';
import { run } from './support/run.mjs';
import { stopWithMessage } from './support/stop-with-message.mjs';

const NEEDED = {
  'firefox-esr': process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  'webkit2gtk-driver': process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};
const missing = () => Object.keys(NEEDED).filter((name) => !existsSync(NEEDED[name]));

const { env } = await prepare({ withTools: true });
if (missing().length > 0) await fromApt(missing());
if (missing().length > 0)
  stopWithMessage(
    `The other engines need the Debian packages ${missing().join(', ')}, and they could not be installed here. ` +
      'FIREFOX_PATH and WEBKIT_DRIVER_PATH say where a Firefox and a WebKitWebDriver of yours are.',
  );
await buildWhenNeeded(env);
const runner = join(ROOT, 'node_modules', '.bin', 'playwright');
process.exit(
  await run(runner, ['test', '--config', 'engines/playwright.config.ts'], {
    cwd: join(ROOT, 'e2e'),
    env,
  }),
);
