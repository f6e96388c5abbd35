import pg from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { assertLocalDatabase } from './assert-local-database.ts';
import { runCommand, withDatabaseUrl } from './database-script.ts';

await runCommand(async () => {
  assertLocalDatabase(process.env);
  await withDatabaseUrl(async (url) => {
    await dropEverything(url);
    await migrate(url);
  });
  return 'The local database is empty. npm run db:seed fills it.';
});

async function dropEverything(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'forja'`,
    );
    if (rowCount)
      throw new Error('Forja is running on this database. Stop it first. Nothing was changed.');
    await client.query(
      'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
    );
  } finally {
    await client.end();
  }
}
