import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { npm, QUIET } from '../npm.mjs';
import { ROOT } from '../root.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

const INSTALLED = 'node_modules/.package-lock.json';
/** The runner of the tests: with it are the other tools. */
const TOOL = 'node_modules/vitest/package.json';

/** Installs what the lock file says, and only what is missing: when the lock file is newer, or the tools are not here. */
export async function installPackages({ withTools }) {
  const hasTools = existsSync(join(ROOT, TOOL));
  const installed = findWriteTime(INSTALLED);
  const isCurrent = installed !== undefined && installed >= findWriteTime('package-lock.json');
  if (isCurrent && (hasTools || !withTools)) return;
  console.log('Installing the packages of the lock file…');
  // not `npm ci`, which first removes what is installed: minutes where this takes seconds, and nothing left without network.
  // Without saving, the versions are those of the lock file and the lock file stays as it is.
  // Both kinds are named because NODE_ENV=production and the settings of a person change what npm leaves out.
  const code = await npm([
    'install',
    '--no-save',
    withTools || hasTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    ...QUIET,
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
