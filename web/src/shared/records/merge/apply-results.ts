import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import type { OutboxRow, StoreTransaction } from '../device/local-store.ts';
import { applyConflict, applyRefusal, applyStored } from './apply-reply.ts';
import { CURSOR } from './restarted-pull.ts';
import type { WriteOutcome } from './server-reply.ts';
import type { WriteDependencies } from './write-record.ts';

export type WriteResult = { row: OutboxRow; outcome: WriteOutcome };

type SentResults = { results: readonly WriteResult[]; since: string; next: string | undefined };

export async function applyResults(
  tx: StoreTransaction,
  { results, since, next }: SentResults,
  dependencies: WriteDependencies,
): Promise<boolean> {
  // A discarded write, or another tab's pull without locks, invalidates the cursor.
  if ((await tx.meta(CURSOR)) !== since || !(await doAllWait(tx, results))) return false;
  await Promise.all(
    results.map(async ({ row, outcome }) =>
      outcome.kind === 'stored' ? applyStored(tx, row, outcome) : undefined,
    ),
  );
  for (const { row, outcome } of results) {
    if (outcome.kind === 'conflict')
      await applyConflict(tx, { row, current: outcome.current }, dependencies);
    if (outcome.kind === 'refused') await applyRefusal(tx, row, outcome.refusal);
  }
  if (next !== undefined) tx.setMeta(CURSOR, next);
  return true;
}

async function doAllWait(tx: StoreTransaction, results: readonly WriteResult[]): Promise<boolean> {
  const isAmong = (rows: readonly OutboxRow[]) => {
    const waitingSeqs = new Set(rows.map(({ seq }) => seq));
    return results.every(({ row }) => waitingSeqs.has(row.seq));
  };
  return isAmong(await tx.rows(2 * MAX_WRITES_PER_REQUEST)) || isAmong(await tx.rows());
}
