import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './connect.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

type Migration = { name: string; text: string; hash: string };

/**
 * Runs each migration once, in order, in one transaction. A row lock serializes concurrent servers.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const migrations = await readMigrations();
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'forja-migrate',
  });
  await client.connect();
  try {
    await createBookkeeping(client);
    await client.query('begin');
    await client.query('select 1 from migration_turn for update');
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migrations',
    );
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    assertSameHistory(applied, migrations);
    for (const { name, text, hash } of migrations.filter(
      (migration) => !applied.has(migration.name),
    )) {
      await client.query(text);
      await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** True with newer migrations too, which a rolling deployment needs. */
export async function hasAllMigrations(db: Database): Promise<boolean> {
  const [{ rows }, migrations] = await Promise.all([
    db.execute<{ name: string }>(sql`select name from migrations`),
    readMigrations(),
  ]);
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}

async function readMigrations(): Promise<Migration[]> {
  const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  return Promise.all(
    folders
      .map(({ name }) => name)
      .sort()
      .map(async (name) => {
        const text = await readFile(new URL(`${name}/migration.sql`, FOLDER), 'utf8');
        return {
          name,
          text,
          hash: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
        };
      }),
  );
}

/** Concurrent `if not exists` can still fail; the loser retries. */
async function createBookkeeping(client: pg.Client): Promise<void> {
  const create = () =>
    client.query(`
      create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
      create table if not exists migration_turn (id boolean primary key);
      insert into migration_turn values (true) on conflict do nothing;
    `);
  await create().catch(create);
}

function assertSameHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const hashesByName = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!hashesByName.has(name))
      throw new Error(
        `This database belongs to a newer version of Forja: it has ${name}. Update the program, not the database.`,
      );
    if (hashesByName.get(name) !== hash)
      throw new Error(
        `The migration ${name} was edited after it was applied. Add a new one instead.`,
      );
  }
}
