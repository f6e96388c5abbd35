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
 * Selects due rows with `skip locked`. An update that postpones `dueAt` leases them, and the lease
 * expires after a crash.
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
