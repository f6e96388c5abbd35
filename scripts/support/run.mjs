import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function run(command, args, { cwd = ROOT, env = process.env, output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['inherit', output, output];
    const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    const pass = (signal) => {
      child.once('exit', () => process.exit(1));
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.once(signal, pass);
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    child.once('error', (problem) => {
      end();
      reject(problem);
    });
    child.once('exit', (code, signal) => {
      end();
      resolve(signal === null ? code : 1);
    });
  });
}
