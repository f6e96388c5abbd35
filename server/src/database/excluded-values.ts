import { getColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** For an insert that meets a row with its key: every other column takes what was to be inserted. */
export function excludedValues(table: PgTable, key: readonly string[]): Record<string, SQL> {
  const others = Object.entries(getColumns(table)).filter(([name]) => !key.includes(name));
  return Object.fromEntries(
    others.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
