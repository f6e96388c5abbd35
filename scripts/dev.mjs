// Server with reload, and the web on http://localhost:5173. Arguments go to the server's Node:
// `npm run dev -- --inspect` opens its debugger.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './support/install/prepare.mjs';
import { ROOT } from './support/root.mjs';
import { startFakeProviders } from './support/fake-providers.mjs';

const { node, env } = await prepare({ withTools: true });
const fakeProviders = await startFakeProviders(node, env, { hasMailbox: true });
const APP_ORIGIN = env.APP_ORIGIN || 'http://localhost:5173';
const inherit = { env: { ...env, APP_ORIGIN, ...fakeProviders.environment }, stdio: 'inherit' };
const children = [
  spawn(node, [...process.argv.slice(2), '--watch', join(ROOT, 'server/src/start.ts')], {
    ...inherit,
    cwd: ROOT,
  }),
  spawn(join(ROOT, 'node_modules/.bin/vite'), ['--strictPort'], {
    ...inherit,
    cwd: join(ROOT, 'web'),
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
await Promise.all(
  children.map((child) => new Promise((resolve) => child.once('exit', resolve).once('exit', stop))),
);
fakeProviders.stop();
