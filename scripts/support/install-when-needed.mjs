import { statSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ROOT } from './root.mjs';
import { stopWithMessage } from './stop-with-message.mjs';

/** Installs exactly what the lock file says, and only when the lock file is newer than what is installed. */
export async function installWhenNeeded() {
  const installed = writtenAt('node_modules/.package-lock.json');
  if (installed !== undefined && installed >= writtenAt('package-lock.json')) return;
  console.log('Installing the packages of the lock file…');
  // under NODE_ENV=production npm would leave out what builds the web
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (code !== 0) stopWithMessage('npm could not install the packages: what it said is above. The network may be down.');
}

function writtenAt(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;
}
