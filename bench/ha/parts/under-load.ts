import { setTimeout as pause } from 'node:timers/promises';
import { compareDatabase } from '../load/compare-database.ts';
import type { Installation } from '../installation/start-installation.ts';
import { longestGap } from '../load/longest-gap.ts';
import type { Report } from '../reporting/report.ts';
import { startWriteLoad } from '../load/write-load.ts';

const STEADY_MS = 6_000;
export type Proof = { installation: Installation; report: Report };

/** Runs work under load, with margins before and after, and compares acknowledged writes with the database. */
export async function underLoad(
  { installation, report }: Proof,
  work: () => Promise<void>,
): Promise<void> {
  const { client, acknowledged, addresses } = installation;
  const before = await compareDatabase(addresses.databaseUrl, acknowledged);
  client.takeFigures();
  const since = acknowledged.times.length;
  const startedAt = performance.now();
  const load = startWriteLoad(installation);
  await pause(STEADY_MS);
  await work();
  await pause(STEADY_MS);
  await load.stop();

  const writes = acknowledged.times.length - since;
  const { answered, resent, reasons, failures } = client.takeFigures();
  report.figure('requests answered', answered);
  report.figure('writes acknowledged', writes);
  report.figure('per second', writes / ((performance.now() - startedAt) / 1000));
  report.figure('sent again by the client', `${resent} ${JSON.stringify(reasons)}`);
  report.check('requests that failed', failures.length, failures.length === 0);
  for (const failure of failures.slice(0, 5)) report.figure('  failure', failure);
  const after = await compareDatabase(addresses.databaseUrl, acknowledged);
  report.figure('records before and after', `${before.records} → ${after.records}`);
  report.figure('payments before and after', `${before.payments} → ${after.payments}`);
  const { records, purchases } = acknowledged;
  report.check(
    'records that were acknowledged, and those there are',
    `${records.size} and ${after.records}`,
    records.size === after.records,
  );
  report.check(
    'purchases that were acknowledged, payments and grants',
    `${purchases.size}, ${after.payments} and ${after.grants}`,
    purchases.size === after.payments && purchases.size === after.grants,
  );
  report.check('acknowledged writes lost', after.lostRecords, after.lostRecords === 0);
  report.check('acknowledged purchases lost', after.lostPurchases, after.lostPurchases === 0);
  report.check('duplicate grants', after.duplicateGrants, after.duplicateGrants === 0);
}

export async function measureGap(
  { acknowledged }: Installation,
  work: () => Promise<void>,
): Promise<number> {
  const from = performance.now();
  await work();
  return longestGap(acknowledged.times, from, performance.now());
}
