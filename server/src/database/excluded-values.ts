import { getColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Values for `on conflict do update` of every column outside the key. */
export function excludedValues(table: PgTable, key: readonly string[]): Record<string, SQL> {
  const others = Object.entries(getColumns(table)).filter(([name]) => !key.includes(name));
  return Object.fromEntries(
    others.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
