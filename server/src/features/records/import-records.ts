import { setImmediate } from 'node:timers/promises';
import type { ImportableRecord, ImportReport } from '@forja/contract/account-export';
import type { Database } from '../../database/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { parseValue, prepareSafely, prepareWrite, type PreparedWrite } from './prepare-write.ts';
import type { RecordCollection } from './record-collection.ts';
import { recordsRepository as repository } from './records.repository.ts';
import type { Decide, WriteBatch } from './write-batch.ts';

/** Records of a file in one transaction. */
const IMPORTED_AT_ONCE = 500;

type ImportedRecord = ImportReport['collections'][number]['records'][number];
type Dependencies = { db: Database; writeBatch: WriteBatch; now: () => Date };

/**
 * Writes the records of a file, each checked as its PUT would be: a live record stays as it is, a deleted one is
 * restored. `value` is what a device would send. A dry run writes nothing.
 */
export async function importRecords(
  { db, writeBatch, now }: Dependencies,
  collection: RecordCollection,
  { userId, items, isDryRun }: { userId: string; items: readonly ImportableRecord[]; isDryRun: boolean },
): Promise<ImportedRecord[]> {
  const liveIds = await repository.liveIds(db, userId, collection.contract.name);
  const outcomes: ImportedRecord[] = [];
  const accepted: PreparedWrite[] = [];
  for (const { id, copyOf = null, value } of items) {
    if (liveIds.has(id)) {
      outcomes.push({ id, outcome: 'already_here', reason: null });
      continue;
    }
    const prepared = await prepareSafely(async () =>
      prepareWrite(
        collection,
        id,
        { revision: 0, copyOf, deleted: false, value: parseValue(collection, value) },
        now(),
      ),
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
    const imported = await writeBatch(userId, batch, { cost: 1, decide: decideImport });
    if (imported.outcomes.some(({ kind }) => kind === 'full')) throw new AppError('collection_full');
  }
  return outcomes;
}

/** A live record stays as it is. */
const decideImport: Decide = (stored) =>
  stored && !stored.deleted ? { kind: 'done', ...stored } : { kind: 'apply', revision: (stored?.revision ?? 0) + 1 };
