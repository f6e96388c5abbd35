import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.mjs';

const SERVER = join(ROOT, 'server/src/start.ts');
const LEAVE_WITH_LAUNCHER = pathToFileURL(
  join(ROOT, 'scripts/support/start/leave-with-launcher.mjs'),
).href;
/** Ctrl-C arrives twice, from the terminal and from npm: signals within this time count as one. */
const ONE_PRESS_MS = 400;

/** Runs the server and returns its exit code. The first signal closes it, a second kills it. */
export function serve(node, env) {
  return new Promise((resolve) => {
    // own process group, so that the terminal's Ctrl-C arrives once, through us
    const server = spawn(node, ['--import', LEAVE_WITH_LAUNCHER, SERVER], {
      cwd: ROOT,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let askedAt;
    const onSignal = () => {
      if (askedAt === undefined) {
        askedAt = Date.now();
        server.kill('SIGTERM');
      } else if (Date.now() - askedAt > ONE_PRESS_MS) {
        server.kill('SIGKILL');
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
    server.once('error', (problem) => {
      console.error(problem.message);
      resolve(1);
    });
    server.once('exit', (code, signal) => {
      if (signal === 'SIGKILL' && askedAt === undefined)
        console.error('The server was killed. Nothing saved was lost: npm start again.');
      resolve(code ?? 1);
    });
  });
}
