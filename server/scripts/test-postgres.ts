import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/database/embedded/free-port.ts';
import { findOrdinaryUser } from '../src/database/embedded/ordinary-user.ts';
import { runTool } from '../src/database/embedded/run-tool.ts';
import { runCommand } from './database-script.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = 'Usage: npm run test:postgres -- 15 [words of the paths of the tests]';

// npm run test:postgres: the tests of the server on a PostgreSQL of Debian instead of the embedded one.
const [version = '', ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (!/^\d+$/.test(version)) throw new Error(USAGE);
  const programs = `/usr/lib/postgresql/${version}/bin`;
  if (!existsSync(join(programs, 'initdb')))
    throw new Error(`PostgreSQL ${version} is not here: apt-get install postgresql-${version}`);
  const folder = await mkdtemp(join(tmpdir(), 'forja-postgres-'));
  const runner = await findOrdinaryUser(folder);
  const data = join(folder, 'postgres');
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runTool(runner, folder, join(programs, program), args);
    if (!ok) throw new Error(output);
  };
  const port = await freePort();
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    jit: 'off',
  };
  await run(
    'initdb',
    `--pgdata=${data}`,
    '--username=forja',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  const settings = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`);
  const log = `--log=${join(folder, 'log')}`;
  await run('pg_ctl', 'start', '--wait', `--pgdata=${data}`, log, '-o', settings.join(' '));
  try {
    const address = `postgres://forja@127.0.0.1:${port}/postgres`;
    if ((await runTests(address)) !== 0) throw new Error(`It fails on PostgreSQL ${version}.`);
    return `It works on PostgreSQL ${version}.`;
  } finally {
    await run('pg_ctl', 'stop', '--wait', '--mode=fast', `--pgdata=${data}`);
    await rm(folder, { recursive: true, force: true });
  }
});

/** The answer is the exit code. */
async function runTests(address: string): Promise<number | null> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const tests = spawn(process.execPath, [vitest, 'run', '--project', 'server', ...words], {
    cwd: ROOT,
    env: { ...process.env, TEST_DATABASE_URL: address },
    stdio: 'inherit',
  });
  // PostgreSQL is stopped when they have ended
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => tests.kill(signal));
  const [code] = (await once(tests, 'exit')) as [number | null]; // the first argument of 'exit'
  return code;
}
