import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../npm.mjs';
import { ROOT } from '../root.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

const INSTALLED = 'node_modules/.package-lock.json';

/** Installs what the lock file says, and only when the lock file is newer than what is installed. */
export async function installWhenNeeded() {
  const installed = findWriteTime(INSTALLED);
  if (installed !== undefined && installed >= findWriteTime('package-lock.json')) return;
  console.log('Installing the packages of the lock file…');
  // not `npm ci`, which first removes what is installed: minutes where this takes seconds, and nothing left without network.
  // Without saving, the versions are those of the lock file and the lock file stays as it is.
  // Dev and optional are said because under NODE_ENV=production npm would leave out what builds the web.
  const code = await npm([
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
  if (code !== 0)
    stopWithMessage(
      'npm could not install the packages: what it said is above. The network may be down.',
    );
  const now = new Date();
  utimesSync(join(ROOT, INSTALLED), now, now);
}

function findWriteTime(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;
}
