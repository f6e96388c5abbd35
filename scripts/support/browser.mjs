import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromApt } from './from-apt.mjs';
import { run } from './run.mjs';
import { stopWithMessage } from './stop-with-message.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the end-to-end tests: one that is here, or the one that this machine lets us install. */
export async function browser(node, env) {
  return (
    installed() ??
    ((await fromApt(['chromium'])) ? installed() : undefined) ??
    (await fromPlaywright(node, env)) ??
    stopWithMessage(
      'The end-to-end tests need Chromium or Chrome, and neither could be installed. Install one and set CHROMIUM_PATH to its program.',
    )
  );
}

function installed() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return existsSync(chosen) ? chosen : stopWithMessage(`CHROMIUM_PATH says ${chosen}, and there is nothing there.`);
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find((path) => existsSync(path));
}

async function fromPlaywright(node, env) {
  console.log("Downloading Playwright's Chromium…");
  const cli = join('node_modules', 'playwright-core', 'cli.js');
  if ((await run(node, [cli, 'install', 'chromium'], { env })) !== 0) return undefined;
  const ask = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(node, ['--eval', ask], { env, encoding: 'utf8' }).trim();
  return existsSync(path) ? path : undefined;
}
