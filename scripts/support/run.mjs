import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Runs a program to its end, showing what it says, or writing it to the file of `output`; the answer is its exit code. */
export function run(command, args, { cwd = ROOT, env = process.env, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['inherit', output, output];
    const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? code : 1));
  });
}
