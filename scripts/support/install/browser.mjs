import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromApt } from './from-apt.mjs';
import { run } from '../run.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

/** Headless build of the engine: journeys take a fifth less CPU. */
const HEADLESS = ['chromium-headless-shell'];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export async function browser(node, env) {
  return (
    findConfigured() ??
    installed(HEADLESS) ??
    ((await fromApt(HEADLESS)) ? installed(HEADLESS) : undefined) ??
    installed(NAMES) ??
    ((await fromApt(['chromium'])) ? installed(NAMES) : undefined) ??
    (await fromPlaywright(node, env)) ??
    stopWithMessage(
      'The end-to-end tests need Chromium or Chrome, and neither could be installed. Install one and set CHROMIUM_PATH to its program.',
    )
  );
}

function findConfigured() {
  const path = process.env.CHROMIUM_PATH;
  if (!path || existsSync(path)) return path || undefined;
  return stopWithMessage(`CHROMIUM_PATH is ${path}, which does not exist.`);
}

function installed(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names
    .flatMap((name) =>
      name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));
}

async function fromPlaywright(node, env) {
  console.log("Downloading Playwright's Chromium…");
  const cli = join('node_modules', 'playwright-core', 'cli.js');
  if ((await run(node, [cli, 'install', 'chromium'], { env })) !== 0) return undefined;
  const printPath =
    "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(node, ['--eval', printPath], { env, encoding: 'utf8' }).trim();
  return existsSync(path) ? path : undefined;
}
