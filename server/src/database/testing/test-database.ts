import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './template.ts';

/** The address of this worker's database, migrated and without rows. Call it from each test that needs one. */
export async function emptyTestDatabase(): Promise<string> {
  const name = `worker_${process.env['VITEST_POOL_ID'] ?? '1'}`;
  const url = new URL(inject('databaseUrl'));
  await withClient(url.href, async (admin) => {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  url.pathname = `/${name}`;
  await withClient(url.href, emptyTables);
  return url.href;
}

/** Every table but the two that keep the migrations. */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
     from pg_tables where schemaname = 'public' and tablename not like 'migration%'`,
  );
  const tables = rows[0]?.tables;
  if (tables) await client.query(`truncate ${tables} cascade`);
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
