import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const list = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean);

export const findFiles = (paths = [], root = ROOT) =>
  list(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths).filter(
    (file) => existsSync(join(root, file)),
  );

export const findChangedFiles = (root = ROOT) => [
  ...list(root, 'diff', '-z', '--name-only', '--no-renames', 'HEAD'),
  ...list(root, 'ls-files', '-z', '--others', '--exclude-standard'),
];
