import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import type { FindRules, LocalStore, StoreTransaction } from '../device/local-store.ts';
import { applyResults, type WriteResult } from '../merge/apply-results.ts';
import type { WriteOutcome } from '../merge/server-reply.ts';
import { backoff } from './backoff.ts';
import { createWrite } from './sent-write.ts';
import type { Failure, Transport, Unread } from './sync-outcome.ts';
import { type Batch, type BatchLimits, takeBatch } from './take-batch.ts';
import type { Waits } from './waits.ts';

const FIRST_BYTES = 100_000;
const MOST_BYTES = 1_000_000;
/** Several failures in a row mean that the server fails for all writes. */
const MOST_FAILED_ROWS = 3;

export type PusherDependencies = {
  store: LocalStore;
  transport: Pick<Transport, 'push'>;
  findRules: FindRules;
  chance: () => number;
  newId: () => string;
  onRefused?: (code: string) => void;
  waits: Waits;
};

type Pushed = { kind: 'pushed'; hasMore: boolean };

export function createPusher({
  store,
  transport,
  findRules,
  chance,
  newId,
  onRefused,
  waits,
}: PusherDependencies) {
  let limits: BatchLimits = { writes: MAX_WRITES_PER_REQUEST, bytes: FIRST_BYTES };
  let failedRows = 0;

  const takeNext = (tx: StoreTransaction) => takeBatch(tx, { limits, waits });

  async function push(): Promise<Pushed | Failure | Unread> {
    const reported = new Set<string>();
    let hasMore = true;
    let batch = await store.write(takeNext, 'relaxed');
    while (batch.rows.length > 0) {
      const { rows: batchRows, since } = batch;
      if (since === undefined) return { kind: 'unread' };
      const reply = await transport.push({ since, writes: batchRows.map(createWrite) });
      if (reply.kind === 'sent') {
        growLimits();
        const results = batchRows.flatMap((row, index) => ({
          row,
          outcome: reply.outcomes[index] ?? LATER,
        }));
        for (const result of results) delayLater(result);
        batch = await store.write(async (tx) => {
          const sent = { results, since, next: reply.next };
          const isApplied = await applyResults(tx, sent, { findRules, newId });
          hasMore = !isApplied || reply.hasMore !== false;
          return waits.isBlocked() ? NO_BATCH : takeNext(tx);
        }, 'relaxed');
        reportRefusals(results, reported, onRefused);
      } else {
        const isRejected = reply.kind === 'rejected';
        if (isRejected || (reply.kind === 'later' && reply.isStalled === true))
          shrinkLimits(batchRows.length);
        if (!isRejected) return reply;
        const [first] = batchRows;
        if (batchRows.length === 1 && first) {
          waits.delayRow(first.seq, backoff(first.attempts, chance()));
          failedRows += 1;
          if (failedRows >= MOST_FAILED_ROWS) return { kind: 'later' };
        }
        batch = await store.write(takeNext, 'relaxed');
      }
    }
    return waits.isBlocked() ? { kind: 'later' } : { kind: 'pushed', hasMore };
  }

  function growLimits(): void {
    failedRows = 0;
    limits = {
      writes: Math.min(MAX_WRITES_PER_REQUEST, limits.writes * 2),
      bytes: Math.min(MOST_BYTES, limits.bytes * 2),
    };
  }

  function shrinkLimits(batchRows: number): void {
    limits = { writes: Math.ceil(batchRows / 2), bytes: Math.ceil(limits.bytes / 2) };
  }

  function delayLater({ row, outcome }: WriteResult): void {
    waits.forgetRow(row.seq);
    const isForNewerBuild = outcome.kind === 'conflict' && !findRules(row.collection);
    if (outcome.kind !== 'later' && !isForNewerBuild) return;
    waits.delayRow(row.seq, backoff(row.attempts, chance()));
    if (outcome.kind === 'later' && outcome.afterMs !== undefined) waits.block(outcome.afterMs);
  }

  return { push };
}

function reportRefusals(
  results: readonly WriteResult[],
  reported: Set<string>,
  onRefused: PusherDependencies['onRefused'],
): void {
  for (const { row, outcome } of results) {
    if (outcome.kind !== 'refused' || row.notified === true || reported.has(outcome.refusal.code))
      continue;
    reported.add(outcome.refusal.code);
    onRefused?.(outcome.refusal.code);
  }
}

const LATER: WriteOutcome = { kind: 'later' };
const NO_BATCH: Batch = { rows: [], since: undefined };
