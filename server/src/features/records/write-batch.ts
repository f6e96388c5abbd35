import { randomUUID } from 'node:crypto';
import {
  decideWrite,
  type Decision,
  type IncomingWrite,
  type StoredState,
} from '@forja/domain/records/decide-write';
import { MINUTE_MS } from '@forja/domain/units/durations';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { encodeCursor, latestPosition, rememberEpoch, resumePosition } from './change-cursor.ts';
import { hash, type PreparedWrite } from './prepare-write.ts';
import {
  recordName,
  type RecordKey,
  recordsRepository as repository,
  type RecordRow,
} from './records.repository.ts';

/** Enough for a whole history at once; stops a program in a loop. */
const WRITES = 3_000;
const WINDOW_MS = 10 * MINUTE_MS;
/** Per record, above what devices may still repeat. */
const MUTATIONS_REMEMBERED = 20;

export type StoredWrite = { id: string; revision: number; updatedAt: Date };
export type Outcome =
  | ({ kind: 'stored'; valueChangedByServer: boolean } & StoredWrite)
  | { kind: 'conflict'; key: RecordKey }
  | { kind: 'full' };

export type Decide = (stored: StoredState | undefined, write: IncomingWrite, now: Date) => Decision;
type BatchOptions = { cost?: number; decide?: Decide; since?: string | undefined };

type LockedAccount = {
  position: number;
  live: Record<string, number>;
  states: Map<string, StoredState & { copyOf: string | null }>;
};

export type WriteBatch = ReturnType<typeof createWriteBatch>;

/**
 * Locks the account, so that its writes have an order. Stores nothing when the device must read the
 * account again.
 */
export function createWriteBatch({ db, now }: { db: Database; now: () => Date }) {
  /** Part of the epoch, because no other process writes under it. */
  const process = randomUUID();
  const computeEpoch = (databaseLife: string) => hash(process + databaseLife).slice(0, 12);

  return (
    userId: string,
    writes: readonly PreparedWrite[],
    { cost = writes.length, decide = decideWrite, since }: BatchOptions = {},
  ) =>
    inTransaction(db, async (tx) => {
      const at = now();
      const account = await repository.lockUser(tx, userId);
      const { restarted, ...place } = resumePosition(account, since);
      if (restarted) throw new AppError('changes_restarted');
      const window = countWrites(account, cost, at);
      const live = account.live ?? (await repository.countLive(tx, userId));
      const states = await repository.findStates(tx, userId, writes.map(recordKey));
      const locked = {
        position: account.position,
        live,
        states: new Map(states.map((state) => [recordName(state), state])),
      };
      const { outcomes, rows, position } = applyWrites(writes, locked, { decide, at });

      let { epochs } = account;
      if (rows.length > 0) {
        epochs = rememberEpoch(epochs, computeEpoch(account.databaseLife), position);
        await repository.save(tx, userId, rows);
      }
      await repository.advance(tx, userId, { position, epochs, live, ...window });
      const conflicts = outcomes.flatMap((outcome) =>
        outcome.kind === 'conflict' ? [outcome.key] : [],
      );
      const current = conflicts.length === 0 ? [] : await repository.find(tx, userId, conflicts);
      const after = { ...account, position, epochs };
      // up-to-date devices also know their own write
      const hasMore =
        place.after !== account.position ||
        outcomes.some((each) => each.kind === 'stored' && each.valueChangedByServer);
      return {
        outcomes,
        current,
        next: encodeCursor(after, hasMore ? place : latestPosition(after), at),
        hasMore,
      };
    });
}

function applyWrites(
  writes: readonly PreparedWrite[],
  { live, states, ...start }: LockedAccount,
  { decide, at }: { decide: Decide; at: Date },
) {
  const rows = new Map<string, RecordRow>();
  let { position } = start;
  const outcomes = writes.map((write): Outcome => {
    const { contract, id, mutationId, deleted } = write;
    const name = recordName(recordKey(write));
    const state = states.get(name);
    const decision = decide(state, write, at);
    if (decision.kind === 'conflict') return { kind: 'conflict', key: recordKey(write) };
    // the repeated write may be older than what the device has read
    if (decision.kind === 'done')
      return { ...decision, kind: 'stored', id, valueChangedByServer: true };

    const count = live[contract.name] ?? 0;
    const more = Number(!deleted) - Number(state !== undefined && !state.deleted);
    if (more > 0 && count >= contract.limit) return { kind: 'full' };
    live[contract.name] = count + more;
    position += 1;
    const { revision } = decision;
    const mutation =
      mutationId === undefined ? [] : [{ mutationId, revision, at: at.toISOString() }];
    const row = {
      ...recordKey(write),
      revision,
      position,
      deleted,
      value: write.value,
      size: write.size,
      digest: write.digest,
      recentMutations: [...(state?.recentMutations ?? []), ...mutation].slice(
        -MUTATIONS_REMEMBERED,
      ),
      copyOf: write.copyOf ?? state?.copyOf ?? null,
      createdAt: at,
      updatedAt: at,
    };
    rows.set(name, row);
    states.set(name, row);
    return {
      kind: 'stored',
      id,
      valueChangedByServer: !write.equalsRequest,
      revision,
      updatedAt: at,
    };
  });
  return { outcomes, rows: [...rows.values()], position };
}

type Window = { writes: number; windowEndsAt: Date };

function countWrites({ writes, windowEndsAt }: Window, more: number, at: Date): Window {
  const window =
    windowEndsAt <= at
      ? { writes: more, windowEndsAt: new Date(at.getTime() + WINDOW_MS) }
      : { writes: writes + more, windowEndsAt };
  if (window.writes > WRITES)
    throw new AppError('too_many_tries', {
      retryAfterSeconds: (window.windowEndsAt.getTime() - at.getTime()) / 1000,
    });
  return window;
}

const recordKey = ({ contract, id }: Pick<PreparedWrite, 'contract' | 'id'>) => ({
  collection: contract.name,
  id,
});
