import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveBackup, runScript } from './parts/backup-under-load.ts';
import { proveDatabaseStopped } from './parts/database-stopped.ts';
import { proveFrozenMachine, proveKilledPrimary, proveLostMachine } from './parts/failover.ts';
import { startInstallation } from './installation/start-installation.ts';
import { createPrograms } from './database/programs.ts';
import { createReport } from './reporting/report.ts';
import { proveRollingRestart } from './parts/rolling-restart.ts';
import type { Proof } from './parts/under-load.ts';

const PARTS = {
  restart: proveRollingRestart,
  killed: proveKilledPrimary,
  lost: proveLostMachine,
  frozen: proveFrozenMachine,
  stopped: proveDatabaseStopped,
  backup: proveBackup,
} satisfies Record<string, (proof: Proof) => Promise<void>>;

const words = process.argv.slice(2);
const unknown = words.filter((word) => !(word in PARTS));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join()}: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'forja-ha-'));
// the account of PostgreSQL must enter the folder
chmodSync(folder, 0o711);
const programs = createPrograms(folder);
const report = createReport();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void programs.stopAll().then(() => process.exit(1)));
let isRight = false;
try {
  const installation = await startInstallation(programs, folder, report);
  for (const [word, prove] of Object.entries(PARTS))
    if (words.length === 0 || words.includes(word)) await prove({ installation, report });
  report.title('At the end');
  const checked = await runScript('db-check', { DATABASE_URL: installation.addresses.databaseUrl });
  report.check('db:check', checked, checked.startsWith('The database is right'));
  isRight = report.wrong.length === 0;
} catch (error) {
  report.check('the proof reached its end', String(error), false);
} finally {
  await programs.stopAll();
}
report.title(
  isRight
    ? 'Everything is as it must be.'
    : `Not as it must be: ${report.wrong.join('; ')}. The logs are in ${folder}`,
);
if (isRight) rmSync(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
