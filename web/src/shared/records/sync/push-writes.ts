import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import { applyConflict, applyRefusal, applyStored } from '../merge/apply-reply.ts';
import { backoff } from './backoff.ts';
import type { FindRules, LocalStore, OutboxRow, StoreTransaction } from '../device/local-store.ts';
import { PASS_KEY, passCovering } from './pass-for-write.ts';
import { CURSOR, cursorToSend, RESTART } from '../merge/restarted-pull.ts';
import { chooseWrites, createWrite, takeFitting } from './sent-write.ts';
import type { Failure, Transport, Unread, WriteOutcome } from './sync-outcome.ts';
import type { Waits } from './waits.ts';

const FIRST_BYTES = 100_000;
const MOST_BYTES = 1_000_000;
/** One write that the server fails over is left for later; several in a row are a server that fails over any. */
const MOST_FAILED_ROWS = 3;

export type PusherDependencies = {
  store: LocalStore;
  transport: Pick<Transport, 'push'>;
  findRules: FindRules;
  chance: () => number;
  newId: () => string;
  /** Once in a round for each reason, and not again for what the person was notified of. */
  onRefused?: (code: string) => void;
  waits: Waits;
};

type Result = { row: OutboxRow; outcome: WriteOutcome };
/** Everything that could be sent was. */
type Pushed = { kind: 'pushed'; hasMore: boolean };
type Batch = { rows: OutboxRow[]; since: string | undefined };

/** Sends what waits, in the order in which it was written, as much at once as the link and the server take. */
export function createPusher({
  store,
  transport,
  findRules,
  chance,
  newId,
  onRefused,
  waits,
}: PusherDependencies) {
  let limits = { writes: MAX_WRITES_PER_REQUEST, bytes: FIRST_BYTES };
  let failedRows = 0;

  /** Answers whether there may be something to read. */
  async function push(): Promise<Pushed | Failure | Unread> {
    const reported = new Set<string>();
    let hasMore = true;
    let batch = await store.write(takeBatch, 'relaxed');
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
        // What came back and what is sent next, in one transaction: a long queue pays one for each batch.
        batch = await store.write(async (tx) => {
          const isApplied = await applyResults(tx, results, { since, next: reply.next });
          hasMore = !isApplied || reply.hasMore !== false;
          return waits.isBlocked() ? NO_BATCH : takeBatch(tx);
        }, 'relaxed');
        reportRefusals(results, reported);
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
        batch = await store.write(takeBatch, 'relaxed');
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

  /** The first waiting write of some records, marked before they are sent: what may have arrived is only repeated. */
  async function takeBatch(tx: StoreTransaction): Promise<Batch> {
    const [pass, cursor, restart] = await Promise.all([
      tx.meta(PASS_KEY),
      tx.meta(CURSOR),
      tx.meta(RESTART),
    ]);
    const since = cursorToSend(cursor, restart);
    // Rows that are refused or delayed may stand before the others: then all of them are read.
    const head = await tx.rows(2 * MAX_WRITES_PER_REQUEST);
    const due = findDue(head);
    const fitting = takeFitting(due, limits);
    const isFull = fitting.length === limits.writes || fitting.length < due.length;
    const isAll = head.length < 2 * MAX_WRITES_PER_REQUEST;
    const batchRows = isFull || isAll ? fitting : takeFitting(findDue(await tx.rows()), limits);
    if (since === undefined) return { rows: batchRows, since };
    const rows = batchRows.map((row) => ({
      ...row,
      // A row without a pass may be covered by the one that came since.
      pass: row.pass ?? passCovering(pass, row.madeAt),
      maybeSent: true,
      attempts: row.attempts + 1,
    }));
    for (const row of rows) tx.putRow(row);
    return { rows, since };
  }

  const findDue = (rows: readonly OutboxRow[]): OutboxRow[] =>
    chooseWrites(rows).filter(({ seq }) => !waits.isDelayed(seq));

  function delayLater({ row, outcome }: Result): void {
    waits.forgetRow(row.seq);
    const isForNewerBuild = outcome.kind === 'conflict' && !findRules(row.collection);
    if (outcome.kind !== 'later' && !isForNewerBuild) return;
    waits.delayRow(row.seq, backoff(row.attempts, chance()));
    if (outcome.kind === 'later' && outcome.afterMs !== undefined) waits.block(outcome.afterMs);
  }

  async function applyResults(
    tx: StoreTransaction,
    results: readonly Result[],
    { since, next }: { since: string; next: string | undefined },
  ): Promise<boolean> {
    // Some was discarded, or another tab read the account in a browser without locks: the rest is sent again, because
    // this cursor would pass over that.
    if ((await tx.meta(CURSOR)) !== since || !(await doAllWait(tx, results))) return false;
    // Of different records, so that none waits for another.
    await Promise.all(
      results.map(async ({ row, outcome }) =>
        outcome.kind === 'stored' ? applyStored(tx, row, outcome) : undefined,
      ),
    );
    for (const { row, outcome } of results) {
      if (outcome.kind === 'conflict')
        await applyConflict(tx, { row, current: outcome.current }, { findRules, newId });
      if (outcome.kind === 'refused') await applyRefusal(tx, row, outcome.refusal);
    }
    if (next !== undefined) tx.setMeta(CURSOR, next);
    return true;
  }

  /** Reading the head of the outbox is one request to the database. */
  async function doAllWait(tx: StoreTransaction, results: readonly Result[]): Promise<boolean> {
    const isAmong = (rows: readonly OutboxRow[]) => {
      const waitingSeqs = new Set(rows.map(({ seq }) => seq));
      return results.every(({ row }) => waitingSeqs.has(row.seq));
    };
    return isAmong(await tx.rows(2 * MAX_WRITES_PER_REQUEST)) || isAmong(await tx.rows());
  }

  /** Each reason once, and none that the person was notified of. */
  function reportRefusals(results: readonly Result[], reported: Set<string>): void {
    for (const { row, outcome } of results) {
      if (outcome.kind !== 'refused' || row.notified === true || reported.has(outcome.refusal.code))
        continue;
      reported.add(outcome.refusal.code);
      onRefused?.(outcome.refusal.code);
    }
  }

  return { push };
}

const LATER: WriteOutcome = { kind: 'later' };
const NO_BATCH: Batch = { rows: [], since: undefined };
