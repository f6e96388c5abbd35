import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/** Of each table: how many rows it has, and the latest transaction that wrote one of them. */
export type Marks = ReadonlyMap<string, string>;

/** Reads the marks of every table of the product. A row that was added, changed or taken away moves the mark of its table. */
export async function databaseMarks(db: Database): Promise<() => Promise<Marks>> {
  const tables = await db.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migration%'`,
  );
  // the names are those of our own tables, as the catalogue has them
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
