import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportableRecord, ImportReport } from '@forja/contract/account-export';
import type { FieldError } from '@forja/contract/http/errors';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { AnyCollection, BatchWrite, writeChanges, WriteOutcome } from '@forja/contract/records/records';
import { z } from 'zod';
import { decideWrite, type Decision, type IncomingWrite, type StoredState } from '@forja/domain/records/decide-write';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { pageCursor } from '../../http/page-cursor.ts';
import { parseInput } from '../../http/validate-input.ts';
import { encodeCursor, latestPosition, rememberEpoch, resumePosition } from './change-cursor.ts';
import {
  recordName,
  type RecordKey,
  recordsRepository as repository,
  type RecordRow,
  type StoredRecord,
} from './records.repository.ts';

/** In each window: enough for a whole history at once, and a limit for a program in a loop. */
const WRITES = 3_000;
const WINDOW_MS = 10 * 60_000;
/** Of each record: more than the writes that devices may still repeat. */
const MUTATIONS_REMEMBERED = 20;
const LIST = { maxRecords: 50, maxBytes: 1024 * 1024 };
/** Records of a file in one transaction. */
const IMPORTED_AT_ONCE = 500;

const listCursor = pageCursor(z.tuple([z.uuid()]));

type Output<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : never;

/** A collection that this server writes: its declaration and, where it has rules of its own, the hooks of its feature. */
export type RecordCollection<Contract extends AnyCollection = AnyCollection> = {
  contract: Contract;
  /** What its schema cannot check. */
  validate?(input: Output<Contract['schema']>, now: Date): FieldError[];
  /**
   * Computes what is stored from what was sent, always the same from the same; `isAsSent` when the device has it already.
   * Throws to refuse.
   */
  derive?(input: Output<Contract['schema']>, now: Date): { value: Output<Contract['stored']>; isAsSent: boolean };
};

/** Declares a collection of the server. Its hooks receive what its schema parsed. */
export const recordCollection = <Contract extends AnyCollection>(
  collection: RecordCollection<Contract>,
): RecordCollection => collection;

/** What a device sent, as its endpoint parsed it. */
export type Write = Omit<BatchWrite, 'collection' | 'id' | 'madeAt' | 'pass'>;
/** A write that its collection accepts. */
type Prepared = IncomingWrite & {
  contract: AnyCollection;
  id: string;
  copyOf: string | null;
  value: unknown;
  size: number;
  isAsSent: boolean;
};
type Stored = { id: string; revision: number; updatedAt: Date };
type Outcome =
  | ({ kind: 'stored'; hasNews: boolean } & Stored)
  | { kind: 'conflict'; key: RecordKey }
  | { kind: 'full' };

type Batch = InputOf<typeof writeChanges>['body'];
type Decide = (stored: StoredState | undefined, write: IncomingWrite, now: Date) => Decision;
type ImportedRecord = ImportReport['collections'][number]['records'][number];

export type Records = ReturnType<typeof createRecords>;

/** The records of people: nothing else changes one. */
export function createRecords({
  db,
  collections,
  now,
}: {
  db: Database;
  collections: readonly RecordCollection[];
  now: () => Date;
}) {
  const byName = new Map(collections.map((collection) => [collection.contract.name, collection]));
  /** Part of the epoch, because no other process writes under it. */
  const process = randomUUID();
  const computeEpoch = (databaseLife: string) => hash(process + databaseLife).slice(0, 12);

  /** Runs the hooks of the collection over a parsed value. */
  function prepare(
    { contract, validate, derive }: RecordCollection,
    id: string,
    { revision: base, mutationId, copyOf, deleted, value: input }: Write,
  ): Prepared {
    const write = { contract, id, base, mutationId, copyOf };
    if (deleted || input === null)
      return { ...write, deleted: true, digest: null, value: null, size: 0, isAsSent: true };
    const fields = validate?.(input, now()) ?? [];
    if (fields.length > 0)
      throw new AppError('invalid_input', {
        fields: fields.map((field) => ({ ...field, path: `value.${field.path}` })),
      });
    const { value: derived, isAsSent } = derive?.(input, now()) ?? { value: input, isAsSent: true };
    const value = z.encode(contract.stored, derived);
    const size = Buffer.byteLength(JSON.stringify(value));
    return { ...write, deleted: false, digest: hash(JSON.stringify(input)), value, size, isAsSent };
  }

  /**
   * Decides and stores writes in one transaction with the account locked, so that the writes of a person have an order.
   * Stores nothing when the device, whose cursor is `since`, has to read the account again.
   */
  const lockUserAndAdvance = (
    userId: string,
    writes: readonly Prepared[],
    {
      cost = writes.length,
      decide = decideWrite,
      since,
    }: { cost?: number; decide?: Decide; since?: string | undefined } = {},
  ) =>
    inTransaction(db, async (tx) => {
      const at = now();
      const account = await repository.lockUser(tx, userId);
      const { restarted, ...place } = resumePosition(account, since);
      if (restarted) throw new AppError('changes_restarted');
      const window = countWrites(account, cost, at);
      const live = account.live ?? (await repository.countLive(tx, userId));
      const states = new Map(
        (await repository.findStates(tx, userId, writes.map(recordKey))).map((state) => [recordName(state), state]),
      );
      const changed = new Map<string, RecordRow>();
      let { position } = account;

      const outcomes = writes.map((write): Outcome => {
        const { contract, id, mutationId, deleted } = write;
        const name = recordName(recordKey(write));
        const state = states.get(name);
        const decision = decide(state, write, at);
        if (decision.kind === 'conflict') return { kind: 'conflict', key: recordKey(write) };
        // A repetition may be older than what the device has read.
        if (decision.kind === 'done') return { ...decision, kind: 'stored', id, hasNews: true };

        const count = live[contract.name] ?? 0;
        const more = Number(!deleted) - Number(state !== undefined && !state.deleted);
        if (more > 0 && count >= contract.limit) return { kind: 'full' };
        live[contract.name] = count + more;
        position += 1;
        const { revision } = decision;
        const mutation = mutationId === undefined ? [] : [{ mutationId, revision, at: at.toISOString() }];
        const row = {
          ...recordKey(write),
          revision,
          position,
          deleted,
          value: write.value,
          size: write.size,
          digest: write.digest,
          recentMutations: [...(state?.recentMutations ?? []), ...mutation].slice(-MUTATIONS_REMEMBERED),
          copyOf: write.copyOf ?? state?.copyOf ?? null,
          createdAt: at,
          updatedAt: at,
        };
        changed.set(name, row);
        states.set(name, row);
        return { kind: 'stored', id, hasNews: !write.isAsSent, revision, updatedAt: at };
      });

      let { epochs } = account;
      if (changed.size > 0) {
        epochs = rememberEpoch(epochs, computeEpoch(account.databaseLife), position);
        await repository.save(tx, userId, [...changed.values()]);
      }
      await repository.advance(tx, userId, { position, epochs, live, ...window });
      const conflicts = outcomes.flatMap((outcome) => (outcome.kind === 'conflict' ? [outcome.key] : []));
      const current = conflicts.length === 0 ? [] : await repository.find(tx, userId, conflicts);
      const after = { ...account, position, epochs };
      // A device that had read everything has also what it just wrote.
      const hasMore =
        place.after !== account.position || outcomes.some((each) => each.kind === 'stored' && each.hasNews);
      return { outcomes, current, next: encodeCursor(after, hasMore ? place : latestPosition(after), at), hasMore };
    });

  const prepareSafely = (make: () => Promise<Prepared>): Promise<Prepared | AppError> =>
    make().catch((error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    });

  return {
    /** Sent again, it has no second effect and the same answer. */
    async put(userId: string, collection: RecordCollection, id: string, write: Write): Promise<Stored> {
      const { outcomes, current } = await lockUserAndAdvance(userId, [prepare(collection, id, write)]);
      const [outcome] = outcomes;
      if (outcome?.kind === 'conflict') throw new AppError('conflict', { current: current[0] });
      if (outcome?.kind !== 'stored') throw new AppError('collection_full');
      const { revision, updatedAt } = outcome;
      return { id, revision, updatedAt };
    },

    /** Accepts or refuses each as its PUT would, and stores the accepted ones in one transaction. */
    async putMany(userId: string, { since, writes }: Batch, assertMayWrite: (write: BatchWrite) => Promise<void>) {
      const prepared: (Prepared | AppError)[] = [];
      for (const write of writes) {
        prepared.push(
          await prepareSafely(async () => {
            const collection = byName.get(write.collection);
            if (!collection) throw new AppError('not_found');
            await assertMayWrite(write);
            return prepare(collection, write.id, {
              ...write,
              value: write.deleted ? null : parseValue(collection, write.value),
            });
          }),
        );
        // Deriving a value may be slow: other requests are served between two writes.
        await setImmediate();
      }
      const accepted = prepared.filter((each): each is Prepared => !(each instanceof AppError));
      const { outcomes, current, next, hasMore } = await lockUserAndAdvance(userId, accepted, { since });
      const stored = new Map(accepted.map((each, index) => [each, outcomes[index]]));
      const results = prepared.map((each): WriteOutcome => {
        if (each instanceof AppError) return refusedOutcome(each);
        const outcome = stored.get(each);
        if (outcome?.kind === 'stored') {
          const { id, revision, updatedAt } = outcome;
          return { outcome: 'stored', id, revision, updatedAt };
        }
        const currentRecord =
          outcome?.kind === 'conflict' && current.find((record) => recordName(record) === recordName(outcome.key));
        return currentRecord
          ? { outcome: 'conflict', current: currentRecord }
          : refusedOutcome(new AppError('collection_full'));
      });
      return { results, next: since === undefined ? null : next, hasMore };
    },

    async list(userId: string, { name }: { name: string }, cursor: string | undefined) {
      const [before] = cursor === undefined ? [] : listCursor.decode(cursor);
      const { items, hasMore } = await db.transaction((tx) => repository.newest(tx, userId, name, { before, ...LIST }));
      const last = items.at(-1);
      return {
        items: items.map(({ position: _, ...item }) => asRecord(item)),
        next: last && hasMore ? listCursor.encode([last.id]) : null,
      };
    },

    async get(userId: string, { name }: { name: string }, id: string) {
      const [record] = await repository.find(db, userId, [{ collection: name, id }]);
      if (!record || record.deleted) throw new AppError('record_not_found');
      return asRecord(record);
    },

    /** The live records of every collection. */
    exportRecords: async (userId: string): Promise<StoredRecord[]> => repository.allLive(db, userId),

    /**
     * Writes the records of a file, each checked as its PUT would be: a live record stays as it is, a deleted one is
     * restored. `value` is what a device would send. A dry run writes nothing.
     */
    async importRecords(
      userId: string,
      name: string,
      items: readonly ImportableRecord[],
      { isDryRun }: { isDryRun: boolean },
    ): Promise<ImportedRecord[]> {
      const collection = byName.get(name);
      if (!collection) throw new Error(`no collection has the name ${name}`);
      const liveIds = await repository.liveIds(db, userId, name);
      const outcomes: ImportedRecord[] = [];
      const accepted: Prepared[] = [];
      for (const { id, copyOf = null, value } of items) {
        if (liveIds.has(id)) {
          outcomes.push({ id, outcome: 'already_here', reason: null });
          continue;
        }
        const prepared = await prepareSafely(async () =>
          prepare(collection, id, { revision: 0, copyOf, deleted: false, value: parseValue(collection, value) }),
        );
        if (prepared instanceof AppError) {
          const isUnreadable = prepared.code === 'invalid_input';
          outcomes.push({
            id,
            outcome: isUnreadable ? 'unreadable' : 'refused',
            reason: isUnreadable ? prepared.message : (prepared.fields[0]?.message ?? prepared.message),
          });
          continue;
        }
        liveIds.add(id);
        accepted.push(prepared);
        outcomes.push({ id, outcome: prepared.isAsSent ? 'new' : 'remade', reason: null });
        if (collection.derive) await setImmediate();
      }
      if (isDryRun) return outcomes;
      for (let start = 0; start < accepted.length; start += IMPORTED_AT_ONCE) {
        const batch = accepted.slice(start, start + IMPORTED_AT_ONCE);
        const imported = await lockUserAndAdvance(userId, batch, { cost: 1, decide: decideImport });
        if (imported.outcomes.some(({ kind }) => kind === 'full')) throw new AppError('collection_full');
      }
      return outcomes;
    },
  };
}

/** A live record stays as it is. */
const decideImport: Decide = (stored) =>
  stored && !stored.deleted ? { kind: 'done', ...stored } : { kind: 'apply', revision: (stored?.revision ?? 0) + 1 };

type Window = { writes: number; windowEndsAt: Date };

function countWrites({ writes, windowEndsAt }: Window, more: number, at: Date): Window {
  const window =
    windowEndsAt <= at
      ? { writes: more, windowEndsAt: new Date(at.getTime() + WINDOW_MS) }
      : { writes: writes + more, windowEndsAt };
  if (window.writes > WRITES)
    throw new AppError('too_many_tries', { retryAfterSeconds: (window.windowEndsAt.getTime() - at.getTime()) / 1000 });
  return window;
}

function parseValue({ contract: { schema, maxBodyBytes } }: RecordCollection, value: unknown): unknown {
  if (Buffer.byteLength(JSON.stringify(value)) > maxBodyBytes) throw new AppError('too_large');
  return parseInput(schema, value, 'value');
}

function refusedOutcome({ code, status, message, fields, retryAfterSeconds }: AppError): WriteOutcome {
  return {
    outcome: 'refused',
    status,
    code,
    message,
    ...(fields.length > 0 && { fields: [...fields] }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** As the address of its collection answers it. */
const asRecord = ({ collection: _, ...record }: StoredRecord) => record;
const recordKey = ({ contract, id }: Pick<Prepared, 'contract' | 'id'>) => ({ collection: contract.name, id });
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
