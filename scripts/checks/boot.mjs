// Starts the build with an empty data folder, awaits readiness, and stops it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { ROOT } from '../support/root.mjs';

const TIMEOUT_MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'forja-boot-'));
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', APP_ENV: 'local' };
delete env.DATABASE_URL;
const server = spawn(process.execPath, [join(ROOT, 'server/src/start.ts')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));

try {
  const origin = await printedAddress();
  for (const path of ['/healthz', '/readyz', '/']) {
    const reply = await fetch(`${origin}${path}`);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  }
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`it ended with ${code} when asked to stop`);
  console.log('The build started, answered and stopped.');
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  server.kill('SIGTERM');
  await ended;
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function printedAddress() {
  return new Promise((resolve, reject) => {
    let output = '';
    setTimeout(
      () => reject(new Error(`the build did not start in ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    ).unref();
    void ended.then((code) => reject(new Error(`it ended with ${code} before it started`)));
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /^http:\/\/localhost:\d+$/m.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}
