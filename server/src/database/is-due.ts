import { and, asc, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

type DueRows = {
  table: PgTable;
  key: readonly PgColumn[];
  dueAt: PgColumn;
  now: Date;
  limit: number;
  where?: SQL | undefined;
};

/**
 * Whether a row is one of the first that are due and that no other server is taking. An update with this condition that
 * postpones `dueAt` leases them, and the lease expires if the server crashes.
 */
export const isDue = (db: Database, { table, key, dueAt, now, limit, where }: DueRows): SQL =>
  inArray(
    sql`(${sql.join([...key], sql`, `)})`,
    db
      .select(Object.fromEntries(key.map((column) => [column.name, column])))
      .from(table)
      .where(and(lte(dueAt, now), where))
      .orderBy(asc(dueAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
