import type { Change } from '@forja/contract/sync';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { pageCursor } from '../../http/page-cursor.ts';
import type { ReadableCollection } from './records.service.ts';
import { syncRepository as stamps } from './records.repository.ts';

const PAGE = 200;
/** A plan weighs as much as two hundred measures: pages end by weight too. */
const PAGE_BYTES = 1024 * 1024;

const cursor = pageCursor(z.tuple([z.literal(1), z.int().min(0)]), 'since');

type Stamp = Awaited<ReturnType<typeof stamps.changedAfter>>[number];
export type ChangesPage = { items: Change[]; next: string; hasMore: boolean };
export type Changes = ReturnType<typeof createChanges>;

/** What happened to everything a person keeps, whichever feature keeps it. */
export function createChanges({ db, collections }: { db: Database; collections: readonly ReadableCollection[] }) {
  async function valuesOf(tx: Transaction, userId: string, page: Stamp[]): Promise<Map<string, unknown>> {
    const values = new Map<string, unknown>();
    for (const { name, values: table } of collections) {
      const ids = page.filter((stamp) => stamp.collection === name && !stamp.isDeleted).map(({ id }) => id);
      if (ids.length === 0) continue;
      for (const { id, value } of await table.read(tx, userId, ids)) values.set(`${name} ${id}`, value);
    }
    return values;
  }

  return {
    /** Stamps and values of one instant: a revision never comes with the value of another. */
    list: (userId: string, since: string | undefined): Promise<ChangesPage> =>
      db.transaction(
        async (tx) => {
          const [, asked] = since === undefined ? [1, 0] : cursor.read(since);
          // further than anything that happened: the database was brought back from a copy, so all is told again
          const after = asked > (await stamps.lastPosition(tx, userId)) ? 0 : asked;
          const found = await stamps.changedAfter(tx, userId, after, PAGE + 1);
          const page = firstPage(found);
          const values = await valuesOf(tx, userId, page);
          const items = page.flatMap(({ collection, id, revision, isDeleted, updatedAt }) => {
            const value = values.get(`${collection} ${id}`) ?? null;
            // without a value it is of a feature that this version does not have
            return isDeleted || value !== null
              ? [{ collection, id, revision, deleted: isDeleted, updatedAt, value }]
              : [];
          });
          return {
            items,
            next: cursor.written([1, page.at(-1)?.position ?? after]),
            hasMore: found.length > page.length,
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  };
}

/** At least one, and then as many as fit. */
function firstPage(found: Stamp[]): Stamp[] {
  let bytes = 0;
  const end = found.findIndex((stamp, index) => (bytes += stamp.bytes) > PAGE_BYTES && index > 0);
  return found.slice(0, Math.min(PAGE, end === -1 ? PAGE : end));
}
