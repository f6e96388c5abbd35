import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { recordPositionsTable, recordsTable } from './records.table.ts';

export type TestRecord = {
  userId: string;
  collection: string;
  id: string;
  value: unknown;
  createdAt?: Date;
};

export async function storeRecords(db: Database, records: readonly TestRecord[]): Promise<void> {
  for (const userId of new Set(records.map((record) => record.userId))) {
    const own = records.filter((record) => record.userId === userId);
    const live: Record<string, number> = {};
    for (const { collection, value } of own)
      live[collection] = (live[collection] ?? 0) + Number(value !== null);
    const epochs = { 'of the tests': own.length };
    await db
      .insert(recordPositionsTable)
      .values({ userId, position: own.length, epochs, live, writes: 0, windowEndsAt: new Date(0) });
    for (let from = 0; from < own.length; from += 1000)
      await db.insert(recordsTable).values(
        own
          .slice(from, from + 1000)
          .map(({ collection, id, value, createdAt = new Date(0) }, index) => ({
            userId,
            collection,
            id,
            revision: 1,
            position: from + index + 1,
            deleted: value === null,
            value: value ?? sql`null`,
            size: value === null ? 0 : Buffer.byteLength(JSON.stringify(value)),
            createdAt,
            updatedAt: createdAt,
          })),
      );
  }
}
