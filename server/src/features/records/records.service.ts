import { setImmediate } from 'node:timers/promises';
import type { ImportableRecord } from '@forja/contract/account-export';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { BatchWrite, writeChanges, WriteOutcome } from '@forja/contract/records/records';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { pageCursor } from '../../http/page-cursor.ts';
import { importRecords } from './import-records.ts';
import {
  parseValue,
  prepareSafely,
  prepareWrite,
  type PreparedWrite,
  type Write,
} from './prepare-write.ts';
import type { RecordCollection } from './record-collection.ts';
import {
  recordName,
  recordsRepository as repository,
  type StoredRecord,
} from './records.repository.ts';
import { createWriteBatch, type Outcome, type StoredWrite } from './write-batch.ts';

export { recordCollection, type RecordCollection } from './record-collection.ts';

const LIST = { maxRecords: 50, maxBytes: 1024 * 1024 };

const listCursor = pageCursor(z.tuple([z.uuid()]));

type Batch = InputOf<typeof writeChanges>['body'];
type Dependencies = { db: Database; collections: readonly RecordCollection[]; now: () => Date };

export type Records = ReturnType<typeof createRecords>;

/** The records of people: nothing else changes one. */
export function createRecords({ db, collections, now }: Dependencies) {
  const byName = new Map(collections.map((collection) => [collection.contract.name, collection]));
  const writeBatch = createWriteBatch({ db, now });

  return {
    /** Sent again, it has no second effect and the same answer. */
    async put(
      userId: string,
      collection: RecordCollection,
      id: string,
      write: Write,
    ): Promise<StoredWrite> {
      const { outcomes, current } = await writeBatch(userId, [
        prepareWrite(collection, id, write, now()),
      ]);
      const [outcome] = outcomes;
      if (outcome?.kind === 'conflict') throw new AppError('conflict', { current: current[0] });
      if (outcome?.kind !== 'stored') throw new AppError('collection_full');
      const { revision, updatedAt } = outcome;
      return { id, revision, updatedAt };
    },

    /** Accepts or refuses each as its PUT would, and stores the accepted ones in one transaction. */
    async putMany(
      userId: string,
      { since, writes }: Batch,
      assertMayWrite: (write: BatchWrite) => Promise<void>,
    ) {
      const prepared: (PreparedWrite | AppError)[] = [];
      for (const write of writes) {
        prepared.push(
          await prepareSafely(async () => {
            const collection = byName.get(write.collection);
            if (!collection) throw new AppError('not_found');
            await assertMayWrite(write);
            const value = write.deleted ? null : parseValue(collection, write.value);
            return prepareWrite(collection, write.id, { ...write, value }, now());
          }),
        );
        // Deriving a value may be slow: other requests are served between two writes.
        await setImmediate();
      }
      const accepted = prepared.filter(
        (each): each is PreparedWrite => !(each instanceof AppError),
      );
      const { outcomes, current, next, hasMore } = await writeBatch(userId, accepted, { since });
      const stored = new Map(accepted.map((each, index) => [each, outcomes[index]]));
      const results = prepared.map((each) =>
        each instanceof AppError ? refusedOutcome(each) : writeOutcome(stored.get(each), current),
      );
      return { results, next: since === undefined ? null : next, hasMore };
    },

    async list(userId: string, { name }: { name: string }, cursor: string | undefined) {
      const [before] = cursor === undefined ? [] : listCursor.decode(cursor);
      const { items, hasMore } = await db.transaction((tx) =>
        repository.newest(tx, userId, name, { before, ...LIST }),
      );
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
    exportRecords: async (userId: string): Promise<StoredRecord[]> =>
      repository.allLive(db, userId),

    async importRecords(
      userId: string,
      name: string,
      items: readonly ImportableRecord[],
      options: { isDryRun: boolean },
    ) {
      const collection = byName.get(name);
      if (!collection) throw new Error(`no collection has the name ${name}`);
      return importRecords({ db, writeBatch, now }, collection, { userId, items, ...options });
    },
  };
}

/** What a device is answered of one write of a batch. */
function writeOutcome(
  outcome: Outcome | undefined,
  current: readonly StoredRecord[],
): WriteOutcome {
  if (outcome?.kind === 'stored') {
    const { id, revision, updatedAt } = outcome;
    return { outcome: 'stored', id, revision, updatedAt };
  }
  const currentRecord =
    outcome?.kind === 'conflict' &&
    current.find((record) => recordName(record) === recordName(outcome.key));
  return currentRecord
    ? { outcome: 'conflict', current: currentRecord }
    : refusedOutcome(new AppError('collection_full'));
}

function refusedOutcome({
  code,
  status,
  message,
  fields,
  retryAfterSeconds,
}: AppError): WriteOutcome {
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
