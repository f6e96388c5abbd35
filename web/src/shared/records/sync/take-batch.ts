import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import type { OutboxRow, StoreTransaction } from '../device/local-store.ts';
import { CURSOR, cursorToSend, RESTART } from '../merge/restarted-pull.ts';
import { PASS_KEY, passCovering } from './pass-for-write.ts';
import { chooseWrites, takeFitting } from './sent-write.ts';
import type { Waits } from './waits.ts';

const HEAD_ROWS = 2 * MAX_WRITES_PER_REQUEST;

export type Batch = { rows: OutboxRow[]; since: string | undefined };
export type BatchLimits = { writes: number; bytes: number };

/** Marks writes before sending, because a sent one may only be repeated. */
export async function takeBatch(
  tx: StoreTransaction,
  { limits, waits }: { limits: BatchLimits; waits: Waits },
): Promise<Batch> {
  const [pass, cursor, restart] = await Promise.all([
    tx.meta(PASS_KEY),
    tx.meta(CURSOR),
    tx.meta(RESTART),
  ]);
  const since = cursorToSend(cursor, restart);
  const head = await tx.rows(HEAD_ROWS);
  const due = findDue(head, waits);
  const fitting = takeFitting(due, limits);
  const isFull = fitting.length === limits.writes || fitting.length < due.length;
  const isAll = head.length < HEAD_ROWS;
  const batchRows =
    isFull || isAll ? fitting : takeFitting(findDue(await tx.rows(), waits), limits);
  if (since === undefined) return { rows: batchRows, since };
  const rows = batchRows.map((row) => ({
    ...row,
    pass: row.pass ?? passCovering(pass, row.madeAt),
    maybeSent: true,
    attempts: row.attempts + 1,
  }));
  for (const row of rows) tx.putRow(row);
  return { rows, since };
}

const findDue = (rows: readonly OutboxRow[], waits: Waits): OutboxRow[] =>
  chooseWrites(rows).filter(({ seq }) => !waits.isDelayed(seq));
