import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { accountWorkTable } from './account-work.table.ts';

type WorkRow = typeof accountWorkTable.$inferInsert;

const { userId, kind, amount, endsAt } = accountWorkTable;

export const accountWorkRepository = {
  add: (db: Database, rows: WorkRow[], at: Date): Promise<WorkRow[]> => {
    const isOver = sql`${endsAt} <= ${at}`;
    return db
      .insert(accountWorkTable)
      .values(rows)
      .onConflictDoUpdate({
        target: [userId, kind],
        set: {
          amount: sql`case when ${isOver} then excluded.amount else ${amount} + excluded.amount end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
        },
      })
      .returning();
  },
};
