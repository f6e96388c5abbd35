import { backoff } from './backoff.ts';
import { PASS_KEY, passCovering } from './pass-for-write.ts';
import { applyPage, CURSOR } from './apply-change.ts';
import { applyConflict, applyRefusal, applyStored } from './apply-reply.ts';
import type { FindRules, LocalStore, OutboxRow, StoreTransaction } from './local-store.ts';
import type { Failure, Transport, WriteOutcome } from './sync-outcome.ts';

/** Of different records: several on their way at once make a long queue short. */
const AT_ONCE = 6;

export type EngineParts = {
  store: LocalStore;
  transport: Transport;
  findRules: FindRules;
  now: () => number;
  chance: () => number;
  newId: () => string;
  /** Once in a round for each reason, and not again for what was told before. */
  onRefused?: (code: string) => void;
};

/** How a round ended: all done, or when it is worth trying again. */
export type RoundEnd = { kind: 'done' } | { kind: 'signed-out' } | { kind: 'later'; at: number };

/** Takes what waits to the account and brings what changed there. One round at a time for each account. */
export function createEngine({ store, transport, findRules, now, chance, newId, onRefused }: EngineParts) {
  let failures = 0;

  /** What is written in a part of the app that has not arrived yet waits for it: it knows how that is sent. */
  const isKnown = ({ collection }: OutboxRow): boolean => findRules(collection) !== undefined;

  async function round(): Promise<RoundEnd> {
    const refused = new Set<string>();
    const pushed = await push(refused);
    for (const code of refused) onRefused?.(code);
    if (pushed.kind !== 'done') return pushed;
    const pulled = await pull();
    if (pulled.kind !== 'done') return pulled;
    const waitsUntil = await earliestWait();
    return waitsUntil === undefined ? pulled : { kind: 'later', at: waitsUntil };
  }

  async function push(refused: Set<string>): Promise<RoundEnd> {
    let batch = await store.write((tx) => takeBatch(tx, { now: now(), isKnown }));
    while (batch.length > 0) {
      const outcomes = await Promise.all(batch.map(async (row) => ({ row, outcome: await send(row) })));
      const stopped = outcomes.map(({ outcome }) => outcome).find(stopsEverything);
      // What came back and what leaves next, in one transaction: a long queue pays one for several writes.
      batch = await store.write(async (tx) => {
        for (const { row, outcome } of outcomes) await settle(tx, row, outcome);
        return stopped ? [] : takeBatch(tx, { now: now(), isKnown });
      });
      for (const { row, outcome } of outcomes)
        if (outcome.kind === 'refused' && row.notified !== true) refused.add(outcome.refusal.code);
      if (stopped) return ended(stopped);
      failures = 0;
    }
    return { kind: 'done' };
  }

  const send = ({ collection, id, base, mutationId, madeAt, pass, request }: OutboxRow): Promise<WriteOutcome> =>
    transport.put({
      collection,
      id,
      body: {
        revision: base,
        mutationId,
        madeAt,
        ...(pass !== undefined && { pass }),
        deleted: request === null,
        value: request,
      },
    });

  async function settle(tx: StoreTransaction, row: OutboxRow, outcome: WriteOutcome): Promise<void> {
    // The person may have given it up while it was away.
    if (!(await tx.recordRows(row.collection, row.id)).some(({ seq }) => seq === row.seq)) return;
    switch (outcome.kind) {
      case 'taken':
        return applyStored(tx, row, outcome.version);
      case 'conflict':
        return applyConflict(tx, { row, current: outcome.current }, { findRules, newId });
      case 'refused':
        return applyRefusal(tx, row, outcome.refusal);
      case 'later': {
        const wait = backoff(row.attempts, { chance: chance(), askedMs: outcome.afterMs });
        // When it is not about this write, the round waits and the write does not.
        return tx.putRow({ ...row, notBefore: outcome.isOfEverybody ? 0 : now() + wait });
      }
      case 'signed-out':
        return undefined;
    }
  }

  async function pull(): Promise<RoundEnd> {
    for (;;) {
      const since = await store.read((tx) => tx.meta(CURSOR));
      const page = await transport.pull(typeof since === 'string' ? since : undefined);
      if (page.kind !== 'page') return ended(page);
      await store.write(async (tx) => {
        await applyPage(tx, page, { findRules, newId, now });
      }, 'relaxed');
      failures = 0;
      if (!page.hasMore) return { kind: 'done' };
    }
  }

  function ended(failure: Failure): RoundEnd {
    if (failure.kind === 'signed-out') return failure;
    failures += 1;
    return { kind: 'later', at: now() + backoff(failures, { chance: chance(), askedMs: failure.afterMs }) };
  }

  async function earliestWait(): Promise<number | undefined> {
    const rows = await store.read((tx) => tx.rows());
    const waits = rows.filter((row) => !row.refusal && isKnown(row)).map(({ notBefore }) => notBefore);
    return waits.length === 0 ? undefined : Math.max(now(), Math.min(...waits));
  }

  return { round };
}

const stopsEverything = (outcome: WriteOutcome): outcome is Failure =>
  outcome.kind === 'signed-out' || (outcome.kind === 'later' && outcome.isOfEverybody);

type Turn = { now: number; isKnown: (row: OutboxRow) => boolean };

/** The first waiting write of some records, marked before they leave: what may have arrived is only repeated. */
async function takeBatch(tx: StoreTransaction, { now, isKnown }: Turn): Promise<OutboxRow[]> {
  const kept = await tx.meta(PASS_KEY);
  const seen = new Set<string>();
  const batch: OutboxRow[] = [];
  for (const row of await tx.rows()) {
    const record = `${row.collection} ${row.id}`;
    const isFirst = !seen.has(record);
    seen.add(record);
    if (!isFirst || row.refusal || row.notBefore > now || !isKnown(row)) continue;
    // rows of the release before passes travelled have none: the one that is here may cover them
    const pass = row.pass ?? passCovering(kept, row.madeAt);
    const leaving = { ...row, pass, maybeSent: true, attempts: row.attempts + 1 };
    tx.putRow(leaving);
    batch.push(leaving);
    if (batch.length === AT_ONCE) break;
  }
  return batch;
}
