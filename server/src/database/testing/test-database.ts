import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { TEMPLATE } from './template.ts';

/** Shared by the worker, which runs one test at a time. */
let emptier: Promise<Client> | undefined;

export async function emptyTestDatabase(): Promise<string> {
  const name = `worker_${process.env['VITEST_POOL_ID'] ?? '1'}`;
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  emptier ??= createDatabase(name).then(() => connect(url.href));
  await emptyTables(await emptier);
  return url.href;
}

async function createDatabase(name: string): Promise<void> {
  const existing = await runStatement(`select from pg_database where datname = '${name}'`);
  if (existing === 0) await runStatement(`create database ${name} template ${TEMPLATE}`);
}

export async function createSeparateDatabase({ isMigrated = false } = {}): Promise<string> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await runStatement(`create database ${name} ${isMigrated ? `template ${TEMPLATE}` : ''}`);
  onTestFinished(async () => void (await runStatement(`drop database ${name} with (force)`)));
  return Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
}

async function runStatement(text: string): Promise<number | null> {
  const admin = await connect(inject('databaseUrl'));
  try {
    return (await admin.query(text)).rowCount;
  } finally {
    await admin.end();
  }
}

/**
 * Deleting a few rows takes 2 ms, truncating 28 tables 200. The replica role disables triggers, so
 * order does not matter.
 */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ deletions: string | null }>(
    `select string_agg(format('delete from %I.%I', schemaname, tablename), '; ') as deletions
     from pg_tables where schemaname = 'public' and tablename not like 'migration%'
       or schemaname = 'pgboss' and tablename = 'job_common'`,
  );
  const deletions = rows[0]?.deletions;
  if (deletions)
    await client.query(`begin; set local session_replication_role = replica; ${deletions}; commit`);
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // the database stops before the workers do
  client.on('error', () => {});
  await client.connect();
  return client;
}
