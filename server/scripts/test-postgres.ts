import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './database-script.ts';
import { withInstalledPostgres } from './installed-postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = 'Usage: npm run test:postgres -- 15 [words of the paths of the tests]';

const [version = '', ...words] = process.argv.slice(2);

await runCommand(async () => {
  if (!/^\d+$/.test(version)) throw new Error(USAGE);
  const programs = `/usr/lib/postgresql/${version}/bin`;
  if (!existsSync(join(programs, 'initdb')))
    throw new Error(`PostgreSQL ${version} is not here: apt-get install postgresql-${version}`);
  return withInstalledPostgres(programs, {}, async ({ address }) => {
    const code = await runTests(address('postgres'));
    if (code !== 0) throw new Error(`It fails on PostgreSQL ${version}.`);
    return `It works on PostgreSQL ${version}.`;
  });
});

async function runTests(address: string): Promise<number | null> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const tests = spawn(process.execPath, [vitest, 'run', '--project', 'server', ...words], {
    cwd: ROOT,
    env: { ...process.env, TEST_DATABASE_URL: address },
    stdio: 'inherit',
  });
  // PostgreSQL stops after the tests have ended
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => tests.kill(signal));
  const [code] = (await once(tests, 'exit')) as [number | null]; // the first argument of 'exit'
  return code;
}
