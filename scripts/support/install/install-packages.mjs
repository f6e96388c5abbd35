import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { npm, QUIET } from '../npm.mjs';
import { ROOT } from '../root.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

const INSTALLED = 'node_modules/.package-lock.json';
const TOOL = 'node_modules/vitest/package.json';

/** Installs only when the lock file is newer or the tools are missing. */
export async function installPackages({ withTools }) {
  const hasTools = existsSync(join(ROOT, TOOL));
  const installed = findWriteTime(INSTALLED);
  const isCurrent = installed !== undefined && installed >= findWriteTime('package-lock.json');
  if (isCurrent && (hasTools || !withTools)) return;
  console.log('Installing the packages of the lock file…');
  // `npm ci` would first remove every package, which takes minutes and leaves nothing offline.
  // Without saving, versions follow the lock file, which stays unchanged.
  // Both kinds are named because NODE_ENV=production and user settings change what npm omits.
  const code = await npm([
    'install',
    '--no-save',
    withTools || hasTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    ...QUIET,
  ]);
  if (code !== 0)
    stopWithMessage(
      'npm could not install the packages: its output is above. The network may be down.',
    );
  const now = new Date();
  utimesSync(join(ROOT, INSTALLED), now, now);
}

function findWriteTime(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;
}
