import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { overviewFiguresTable } from './overview-figures.table.ts';

export function createOverviewFigures(db: Database) {
  const table = overviewFiguresTable;
  return {
    /** Planner estimate; -1 before the first analyze. */
    async estimatePeople(): Promise<number> {
      const { rows } = await db.execute<{ people: number }>(
        sql`select reltuples as people from pg_class where oid = 'users'::regclass`,
      );
      return rows[0]?.people ?? -1;
    },

    async find() {
      const [row] = await db.select().from(table);
      return row;
    },

    /** Concurrent callers wait and reuse the count. */
    async lock(tx: Transaction) {
      await tx
        .insert(table)
        .values({ countedAt: new Date(0), figures: null })
        .onConflictDoNothing();
      const [row] = await tx.select().from(table).for('update');
      return row;
    },

    save: (row: Omit<typeof table.$inferInsert, 'isOnly'>, tx: Transaction) =>
      tx.update(table).set(row),
  };
}
