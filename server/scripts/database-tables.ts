import type pg from 'pg';

/** Tables with personal data, each after the tables that it references. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not like 'migration%' order by tablename`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select source.relname as "from", target.relname as "to" from pg_constraint
     join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  let unordered = tables.map(({ name }) => name);
  while (unordered.length > 0) {
    const isReady = (name: string) =>
      !references.some(({ from, to }) => from === name && unordered.includes(to));
    const ready = unordered.filter(isReady);
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready);
    unordered = unordered.filter((name) => !ready.includes(name));
  }
  return ordered;
}

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations order by name',
  );
  return rows.map(({ name }) => name);
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
