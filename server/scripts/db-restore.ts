import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { type BackupHeader, readBackup } from './backup-file.ts';
import { runCommand, withDatabaseUrl } from './database-script.ts';
import { listMigrations, listTables, quoteName } from './database-tables.ts';

const USAGE = 'Usage: npm run db:restore -- backup.forja.gz [--overwrite]';
const ROWS_AT_A_TIME = 200;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
});
const [path, ...more] = positionals;

await runCommand(async () => {
  if (path === undefined || more.length > 0) throw new Error(USAGE);
  // validates the whole file before any write
  await readBackup(path, {});
  return withDatabaseUrl(async (url) => {
    await migrate(url);
    const client = new pg.Client({ connectionString: url, application_name: 'forja-restore' });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(`set local time zone 'UTC'`);
      const total = await restoreRows(client, path);
      await client.query('commit');
      return `${total} rows were restored. npm run db:check examines them.`;
    } finally {
      await client.end();
    }
  });
});

async function restoreRows(client: pg.Client, file: string): Promise<number> {
  const tables = await listTables(client);
  await assertNobodyUsesIt(client);
  for (const table of tables) {
    const { rowCount } = await client.query(`select 1 from ${quoteName(table)} limit 1`);
    if (rowCount && !values.overwrite)
      throw new Error(
        'This database already has data: --overwrite deletes it. Nothing was changed.',
      );
  }
  // triggers are off, because the backup already holds the rows that they wrote
  for (const table of tables)
    await client.query(`alter table ${quoteName(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoteName).join(', ')}`);
  const migrations = await listMigrations(client);
  const batch = createBatch(client);
  const counts = await readBackup(file, {
    onHeader: (header) => assertSameVersion(header, migrations),
    onRow: batch.add,
  });
  await batch.flush();
  for (const table of tables)
    await client.query(`alter table ${quoteName(table)} enable trigger user`);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function createBatch(client: pg.Client) {
  let current = '';
  let rows: string[] = [];
  async function flush(): Promise<void> {
    if (rows.length === 0) return;
    const name = quoteName(current);
    await client.query(
      `insert into ${name} select r.* from unnest($1::jsonb[]) as value,
       jsonb_populate_record(null::${name}, value) as r`,
      [rows],
    );
    rows = [];
  }
  return {
    flush,
    async add({ table, row }: { table: string; row: string }): Promise<void> {
      if (table !== current || rows.length >= ROWS_AT_A_TIME) await flush();
      current = table;
      rows.push(row);
    },
  };
}

function assertSameVersion(header: BackupHeader, migrations: string[]): void {
  if (header.migrations.join() !== migrations.join())
    throw new Error(
      'The backup is of another version of Forja. Restore it with that version, and update afterwards. Nothing was changed.',
    );
}

async function assertNobodyUsesIt(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'forja'`,
  );
  if (rowCount)
    throw new Error('Forja is running on this database. Stop it first. Nothing was changed.');
}
