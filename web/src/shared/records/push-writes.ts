import { CURSOR } from './apply-change.ts';
import { applyConflict, applyRefusal, applyStored } from './apply-reply.ts';
import { backoff } from './backoff.ts';
import type { FindRules, LocalStore, OutboxRow, StoreTransaction } from './local-store.ts';
import { PASS_KEY, passCovering } from './pass-for-write.ts';
import { createWrite, MOST_WRITES } from './sent-write.ts';
import type { Advance, Failure, Transport, WriteOutcome } from './sync-outcome.ts';
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

/** Sends what waits, in the order in which it was written, as much at once as the link and the server take. */
export function createPusher({ store, transport, findRules, chance, newId, onRefused, waits }: PusherDependencies) {
  let limits = { writes: MOST_WRITES, bytes: FIRST_BYTES };
  let failedRows = 0;

  async function push(): Promise<Failure | undefined> {
    const reported = new Set<string>();
    let batch = await store.write(takeBatch, 'relaxed');
    while (batch.length > 0) {
      const sent = batch;
      const reply = await transport.push(sent.map(createWrite));
      if (reply.kind === 'sent') {
        growLimits();
        const results = sent.flatMap((row, index) => ({ row, outcome: reply.outcomes[index] ?? LATER }));
        for (const result of results) delayLater(result);
        // What came back and what is sent next, in one transaction: a long queue pays one for each batch.
        batch = await store.write(async (tx) => {
          await applyResults(tx, results, reply.advance);
          return waits.isBlocked() ? [] : takeBatch(tx);
        }, 'relaxed');
        reportRefusals(results, reported);
      } else {
        const isTooMuch = mayBeOneWrite(reply) || (reply.kind === 'later' && reply.isStalled === true);
        if (isTooMuch) shrinkLimits(sent.length);
        if (!mayBeOneWrite(reply)) return reply;
        const [first] = sent;
        if (sent.length === 1 && first) {
          waits.delayRow(first.seq, backoff(first.attempts, chance()));
          failedRows += 1;
          if (failedRows >= MOST_FAILED_ROWS) return { kind: 'later' };
        }
        batch = await store.write(takeBatch, 'relaxed');
      }
    }
    return waits.isBlocked() ? { kind: 'later' } : undefined;
  }

  function growLimits(): void {
    failedRows = 0;
    limits = { writes: Math.min(MOST_WRITES, limits.writes * 2), bytes: Math.min(MOST_BYTES, limits.bytes * 2) };
  }

  function shrinkLimits(sent: number): void {
    limits = { writes: Math.ceil(sent / 2), bytes: Math.ceil(limits.bytes / 2) };
  }

  /** The first waiting write of some records, marked before they are sent: what may have arrived is only repeated. */
  async function takeBatch(tx: StoreTransaction): Promise<OutboxRow[]> {
    const pass = await tx.meta(PASS_KEY);
    // Rows that are refused or delayed may stand before the others: then all of them are read.
    const first = await tx.rows(2 * MOST_WRITES);
    const found = chooseRows(first);
    const isWhole = found.length === limits.writes || first.length < 2 * MOST_WRITES;
    const batch = (isWhole ? found : chooseRows(await tx.rows())).map((row) => ({
      ...row,
      // A row without a pass may be covered by the one that came since.
      pass: row.pass ?? passCovering(pass, row.madeAt),
      maybeSent: true,
      attempts: row.attempts + 1,
    }));
    for (const row of batch) tx.putRow(row);
    return batch;
  }

  function chooseRows(rows: readonly OutboxRow[]): OutboxRow[] {
    const seen = new Set<string>();
    const chosen: OutboxRow[] = [];
    let bytes = 0;
    for (const row of rows) {
      const record = `${row.collection} ${row.id}`;
      if (seen.has(record)) continue;
      seen.add(record);
      if (row.refusal || waits.isDelayed(row.seq)) continue;
      bytes += JSON.stringify(row.request).length;
      if (chosen.length === limits.writes || (chosen.length > 0 && bytes > limits.bytes)) break;
      chosen.push(row);
    }
    return chosen;
  }

  function delayLater({ row, outcome }: Result): void {
    waits.forgetRow(row.seq);
    const isForNewerBuild = outcome.kind === 'conflict' && !findRules(row.collection);
    if (outcome.kind !== 'later' && !isForNewerBuild) return;
    waits.delayRow(row.seq, backoff(row.attempts, chance()));
    if (outcome.kind === 'later' && outcome.afterMs !== undefined) waits.block(outcome.afterMs);
  }

  async function applyResults(tx: StoreTransaction, results: readonly Result[], advance: Advance | undefined) {
    const waiting = await findWaiting(tx, results);
    // Of different records, so that none waits for another.
    await Promise.all(
      waiting.map(async ({ row, outcome }) => (outcome.kind === 'stored' ? applyStored(tx, row, outcome) : undefined)),
    );
    for (const { row, outcome } of waiting) {
      if (outcome.kind === 'conflict') await applyConflict(tx, { row, current: outcome.current }, { findRules, newId });
      if (outcome.kind === 'refused') await applyRefusal(tx, row, outcome.refusal);
    }
    // Nothing of other devices stands between: the next pull need not bring what this one wrote and still has.
    if (advance && waiting.length === results.length && (await tx.meta(CURSOR)) === advance.from)
      tx.setMeta(CURSOR, advance.to);
  }

  /** The person may have discarded some meanwhile. Reading the head of the outbox is one request to the database. */
  async function findWaiting(tx: StoreTransaction, results: readonly Result[]): Promise<Result[]> {
    const choose = (rows: readonly OutboxRow[]) => {
      const waiting = new Set(rows.map(({ seq }) => seq));
      return results.filter(({ row }) => waiting.has(row.seq));
    };
    const found = choose(await tx.rows(2 * MOST_WRITES));
    return found.length === results.length ? found : choose(await tx.rows());
  }

  /** Each reason once, and none that the person was notified of. */
  function reportRefusals(results: readonly Result[], reported: Set<string>): void {
    for (const { row, outcome } of results) {
      if (outcome.kind !== 'refused' || row.notified === true || reported.has(outcome.refusal.code)) continue;
      reported.add(outcome.refusal.code);
      onRefused?.(outcome.refusal.code);
    }
  }

  return { push };
}

const LATER: WriteOutcome = { kind: 'later' };

type Rejection = { kind: 'rejected' };
type ServerFailure = Extract<Failure, { kind: 'later' }> & { isOurs: true };

/** The server read the request and failed or refused it whole, perhaps because of one of its writes. */
const mayBeOneWrite = (reply: Failure | Rejection): reply is Rejection | ServerFailure =>
  reply.kind === 'rejected' || (reply.kind === 'later' && reply.isOurs === true);
