import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../server/src/database/embedded/start-embedded-postgres.ts';
import { compareDatabase } from '../load/compare-database.ts';
import { type Proof, underLoad } from './under-load.ts';

const SCRIPTS = join(import.meta.dirname, '../../../server/scripts');

export async function proveBackup(proof: Proof): Promise<void> {
  const { installation, report } = proof;
  const { acknowledged, addresses, folder } = installation;
  report.title('Backup under load, restored into an empty folder');
  const path = join(folder, 'copy.forja.gz');
  const dataDir = join(folder, 'restored');
  let atBackup = acknowledged.snapshot();
  await underLoad(proof, async () => {
    atBackup = acknowledged.snapshot();
    const [since, startedAt] = [acknowledged.times.length, performance.now()];
    await runScript('db-backup', { DATABASE_URL: addresses.databaseUrl }, path);
    report.figure('seconds of the backup', (performance.now() - startedAt) / 1000);
    report.figure('writes acknowledged meanwhile', acknowledged.times.length - since);
  });
  mkdirSync(dataDir);
  const restored = await runScript('db-restore', { DATA_DIR: dataDir }, path);
  report.check('db:restore', restored, restored.includes('rows were restored'));
  const checked = await runScript('db-check', { DATA_DIR: dataDir });
  report.check('db:check', checked, checked.startsWith('The database is right'));

  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const copy = await compareDatabase(postgres.url, atBackup);
  await postgres.stop();
  report.figure('records acknowledged when it began', atBackup.records.size);
  report.figure('records of the copy', copy.records);
  report.check('missing in the copy', copy.lostRecords, copy.lostRecords === 0);
  report.figure('purchases acknowledged when it began', atBackup.purchases.size);
  report.check('missing in the copy', copy.lostPurchases, copy.lostPurchases === 0);
}

export async function runScript(
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(SCRIPTS, `${name}.ts`), ...args],
    { env: { PATH: process.env['PATH'], ...env } },
  );
  return stdout.split('\n')[0] ?? '';
}
