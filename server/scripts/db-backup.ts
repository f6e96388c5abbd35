import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { writeBackup } from './backup-file.ts';
import { runCommand, withDatabaseUrl } from './database-script.ts';
import { listMigrations, listTables, quoteName } from './database-tables.ts';

const USAGE = 'Usage: npm run db:backup -- backup.forja.gz';
const ROWS_AT_A_TIME = 500;

const { positionals } = parseArgs({ allowPositionals: true });
const [path, ...more] = positionals;

await runCommand(async () => {
  if (path === undefined || more.length > 0) throw new Error(USAGE);
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${path} already exists. Choose another name.`);
  return withDatabaseUrl(async (url) => {
    const client = new pg.Client({ connectionString: url, application_name: 'forja-backup' });
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read, read only');
      await client.query(`set local time zone 'UTC'`);
      await writeBackup(path, listLines(client));
      await client.query('commit');
      await noteBackup(client);
    } finally {
      await client.end();
    }
    return `${path} has everything up to now. It holds personal data: keep it encrypted.`;
  });
});

/** A replica is read-only and skips the note; its backup is as good. */
async function noteBackup(client: pg.Client): Promise<void> {
  try {
    await client.query(
      `insert into job_runs (name, started_at, succeeded_at) values ('backup', now(), now())
        on conflict (name) do update set succeeded_at = excluded.succeeded_at`,
    );
  } catch (error) {
    process.stderr.write(`The desk is not told of it: ${String(error)}\n`);
  }
}

async function* listLines(client: pg.Client): AsyncGenerator<object> {
  yield { forjaBackup: 1, at: new Date().toISOString(), migrations: await listMigrations(client) };
  const counts: Record<string, number> = {};
  for (const table of await listTables(client)) {
    counts[table] = 0;
    await client.query(
      `declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${quoteName(table)} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(
        `fetch ${ROWS_AT_A_TIME} from backup_rows`,
      );
      for (const { row } of rows) yield { table, row };
      counts[table] += rows.length;
      if (rows.length < ROWS_AT_A_TIME) break;
    }
    await client.query('close backup_rows');
  }
  yield { rows: counts };
}
