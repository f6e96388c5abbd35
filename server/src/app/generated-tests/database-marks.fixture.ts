import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/** Row count and latest transaction of each table. */
export type Marks = ReadonlyMap<string, string>;

export async function databaseMarks(db: Database): Promise<() => Promise<Marks>> {
  const tables = await db.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migration%'`,
  );
  // table names come from the catalogue, never from input
  const each = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || '/' || coalesce(max(xmin::text::bigint), 0) as mark from "${name}"`,
  );
  const query = sql.raw(each.join(' union all '));
  return async () => {
    const { rows } = await db.execute<{ name: string; mark: string }>(query);
    return new Map(rows.map(({ name, mark }) => [name, mark]));
  };
}

export const movedTables = (before: Marks, after: Marks): string[] =>
  [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
