import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const list = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean);

/** Files that are in the repository or will be, below these paths. */
export const findFiles = (paths = [], root = ROOT) =>
  list(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths).filter(
    (file) => existsSync(join(root, file)),
  );

/** What the working tree has otherwise than the last commit: edited, added or deleted. */
export const findChangedFiles = (root = ROOT) => [
  ...list(root, 'diff', '-z', '--name-only', '--no-renames', 'HEAD'),
  ...list(root, 'ls-files', '-z', '--others', '--exclude-standard'),
];
