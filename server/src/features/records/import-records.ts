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
  {
    userId,
    items,
    isDryRun,
  }: { userId: string; items: readonly ImportableRecord[]; isDryRun: boolean },
): Promise<ImportedRecord[]> {
  const { name, limit } = collection.contract;
  const liveIds = await repository.liveIds(db, userId, name);
  const outcomes = new Map<ImportableRecord, ImportedRecord>();
  const accepted: { item: ImportableRecord; write: PreparedWrite }[] = [];
  for (const item of items) {
    const { id, copyOf = null, value } = item;
    if (liveIds.has(id)) {
      outcomes.set(item, { id, outcome: 'already_here', reason: null });
      continue;
    }
    const write = await prepareSafely(async () => {
      const prepared = {
        revision: 0,
        copyOf,
        deleted: false,
        value: parseValue(collection, value),
      };
      if (liveIds.size >= limit) throw new AppError('collection_full');
      return prepareWrite(collection, id, prepared, now());
    });
    if (write instanceof AppError) {
      outcomes.set(item, refusedImport(id, write));
      continue;
    }
    liveIds.add(id);
    accepted.push({ item, write });
    outcomes.set(item, { id, outcome: write.isAsSent ? 'new' : 'remade', reason: null });
    if (collection.derive) await setImmediate();
  }
  if (isDryRun) return [...outcomes.values()];
  for (let start = 0; start < accepted.length; start += IMPORTED_AT_ONCE) {
    const batch = accepted.slice(start, start + IMPORTED_AT_ONCE);
    const writes = batch.map(({ write }) => write);
    const imported = await writeBatch(userId, writes, { cost: 1, decide: decideImport });
    // A device may have written since the records were counted.
    for (const [index, { item }] of batch.entries())
      if (imported.outcomes[index]?.kind === 'full')
        outcomes.set(item, refusedImport(item.id, new AppError('collection_full')));
  }
  return [...outcomes.values()];
}

function refusedImport(id: string, { code, message, fields }: AppError): ImportedRecord {
  if (code === 'invalid_input') return { id, outcome: 'unreadable', reason: message };
  return { id, outcome: 'refused', reason: fields[0]?.message ?? message };
}

/** A live record stays as it is. */
const decideImport: Decide = (stored) =>
  stored && !stored.deleted
    ? { kind: 'done', ...stored }
    : { kind: 'apply', revision: (stored?.revision ?? 0) + 1 };
