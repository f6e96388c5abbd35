import type { Database } from '../../database/connect.ts';
import { syncedRecordsTable, syncPositionsTable } from './records.table.ts';

type Row = { userId: string; id: string; createdAt: Date; deletedAt?: Date | null | undefined };

/** Values that a test put in the table of a feature, known to the sync as if each had been written once. */
export async function stamped(db: Database, collection: string, rows: Row[]): Promise<void> {
  const positions = new Map<string, number>();
  const stamps = rows.map(({ userId, id, createdAt, deletedAt }) => {
    const position = (positions.get(userId) ?? 0) + 1;
    positions.set(userId, position);
    const isDeleted = deletedAt !== null && deletedAt !== undefined;
    return { userId, collection, id, revision: 1, position, isDeleted, bytes: 0, createdAt, updatedAt: createdAt };
  });
  if (stamps.length === 0) return;
  await db.insert(syncedRecordsTable).values(stamps);
  await db
    .insert(syncPositionsTable)
    .values([...positions].map(([userId, position]) => ({ userId, position, writes: 0, windowEndsAt: new Date(0) })));
}
