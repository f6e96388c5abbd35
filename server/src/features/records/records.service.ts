import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { pageCursor } from '../../http/page-cursor.ts';
import { importRecords, type RecordToImport } from './import-records.ts';
import { prepareSent } from './prepare-write.ts';
import { createPutMany } from './put-many.ts';
import type { RecordCollection } from './record-collection.ts';
import { recordsRepository as repository, type StoredRecord } from './records.repository.ts';
import type { SentWrite } from './sent-write.ts';
import type { RunWork } from './work/account-work.service.ts';
import { createWriteBatch, type StoredWrite } from './write-batch.ts';

export type { RecordToImport } from './import-records.ts';
export { recordCollection, type RecordCollection } from './record-collection.ts';

const LIST = { maxRecords: 50, maxBytes: 1024 * 1024 };
/** Bounds one read, to keep the event loop free. */
const EXPORTED = { maxRecords: 1000, maxBytes: 1024 * 1024 };

const listCursor = pageCursor(z.tuple([z.uuid()]));

export type { StoredRecord } from './records.repository.ts';

type Dependencies = { db: Database; collections: readonly RecordCollection[]; now: () => Date };

export type Records = ReturnType<typeof createRecords>;

export function createRecords({ db, collections, now }: Dependencies) {
  const byName = new Map(collections.map((collection) => [collection.contract.name, collection]));
  const writeBatch = createWriteBatch({ db, now });

  return {
    /** Idempotent. */
    async put(
      userId: string,
      collection: RecordCollection,
      id: string,
      { write, run }: { write: SentWrite; run: RunWork },
    ): Promise<StoredWrite> {
      const prepared = await run(() => prepareSent(collection, id, write, now()));
      const { outcomes, current } = await writeBatch(userId, [prepared]);
      const [outcome] = outcomes;
      if (outcome?.kind === 'conflict') throw new AppError('conflict', { current: current[0] });
      if (outcome?.kind !== 'stored') throw new AppError('collection_full');
      const { revision, updatedAt } = outcome;
      return { id, revision, updatedAt };
    },

    putMany: createPutMany({ byName, writeBatch, now }),

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

    /** Pages of live records. One written meanwhile repeats in a later page. */
    async *exportRecords(userId: string): AsyncGenerator<StoredRecord[], void> {
      const onlyLive = Number.MAX_SAFE_INTEGER;
      for (let after = 0, hasMore = true; hasMore;) {
        const page = await db.transaction((tx) =>
          repository.changes(tx, userId, { after, tombstonesAfter: onlyLive, ...EXPORTED }),
        );
        yield page.items;
        after = page.items.at(-1)?.position ?? after;
        hasMore = page.hasMore;
      }
    },

    async importRecords(
      userId: string,
      name: string,
      items: readonly RecordToImport[],
      options: { isDryRun: boolean; run: RunWork },
    ) {
      const collection = byName.get(name);
      if (!collection) throw new Error(`no collection has the name ${name}`);
      return importRecords({ db, writeBatch, now }, collection, { userId, items, ...options });
    },
  };
}

const asRecord = ({ collection: _, ...record }: StoredRecord) => record;
