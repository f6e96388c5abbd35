import type { ImportReport } from '@forja/contract/account-export';
import type { Database } from '../../database/connect.ts';
import { AppError, catchRefusal } from '../../http/app-error.ts';
import { prepareWrite, type PreparedWrite } from './prepare-write.ts';
import type { RecordCollection } from './record-collection.ts';
import { recordsRepository as repository } from './records.repository.ts';
import { parseValue } from './sent-write.ts';
import type { RunWork } from './work/account-work.service.ts';
import type { Decide, WriteBatch } from './write-batch.ts';

const IMPORTED_AT_ONCE = 500;

export type RecordToImport = { id: string; copyOf: string | null; parseRequest: () => unknown };
type ImportedRecord = ImportReport['collections'][number]['records'][number];
type Dependencies = { db: Database; writeBatch: WriteBatch; now: () => Date };

/**
 * Keeps live records and restores deleted ones, each checked as its PUT would be. A dry run writes
 * nothing.
 */
export async function importRecords(
  { db, writeBatch, now }: Dependencies,
  collection: RecordCollection,
  {
    userId,
    items,
    isDryRun,
    run,
  }: { userId: string; items: readonly RecordToImport[]; isDryRun: boolean; run: RunWork },
): Promise<ImportedRecord[]> {
  const { name, limit } = collection.contract;
  const liveIds = await repository.liveIds(db, userId, name);
  const outcomes = new Map<RecordToImport, ImportedRecord>();
  const accepted: { item: RecordToImport; write: PreparedWrite }[] = [];
  for (const item of items) {
    const { id, copyOf, parseRequest } = item;
    if (liveIds.has(id)) {
      outcomes.set(item, { id, outcome: 'already_here', reason: null });
      continue;
    }
    const write = await catchRefusal(
      run(() => {
        const value = parseValue(collection, parseRequest());
        if (liveIds.size >= limit) throw new AppError('collection_full');
        return prepareWrite(collection, id, { revision: 0, copyOf, deleted: false, value }, now());
      }),
    );
    if (write instanceof AppError) {
      outcomes.set(item, refusedImport(id, write));
      continue;
    }
    liveIds.add(id);
    accepted.push({ item, write });
    outcomes.set(item, { id, outcome: write.equalsRequest ? 'new' : 'remade', reason: null });
  }
  if (isDryRun) return [...outcomes.values()];
  for (let start = 0; start < accepted.length; start += IMPORTED_AT_ONCE) {
    const batch = accepted.slice(start, start + IMPORTED_AT_ONCE);
    const writes = batch.map(({ write }) => write);
    const imported = await writeBatch(userId, writes, { cost: 1, decide: decideImport });
    // a device may have written since the records were counted
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

const decideImport: Decide = (stored) =>
  stored && !stored.deleted
    ? { kind: 'done', ...stored }
    : { kind: 'apply', revision: (stored?.revision ?? 0) + 1 };
