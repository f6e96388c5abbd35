import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createSeparateDatabase } from './testing/test-database.ts';

test('servers that start at once on an empty database migrate it once', async () => {
  const { url, query } = await anEmptyDatabase();
  await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  await migrate(url);
  expect((await query('select name from migrations')).length).toBe(
    (await query('select distinct name from migrations')).length,
  );
  expect(await query('select * from users')).toEqual([]);
});

test('an older program refuses the database of a newer one', async () => {
  const { url, query } = await anEmptyDatabase();
  await migrate(url);
  await query("insert into migrations (name, hash) values ('99990101000000_from_the_future', 'x')");
  await expect(migrate(url)).rejects.toThrow(
    /newer version of Forja.*99990101000000_from_the_future/,
  );
});

test('a migration that was edited after it was applied stops the start', async () => {
  const { url, query } = await anEmptyDatabase();
  await migrate(url);
  await query("update migrations set hash = 'other'");
  await expect(migrate(url)).rejects.toThrow(/was edited/);
});

test('a migration that fails leaves nothing behind', async () => {
  const { url, query } = await anEmptyDatabase();
  await query('create table plans (taken boolean)');
  await expect(migrate(url)).rejects.toThrow(/plans/);
  expect(await query("select 1 from pg_tables where tablename = 'users'")).toEqual([]);
  expect(await query('select name from migrations')).toEqual([]);
  await query('drop table plans');
  await migrate(url);
});

async function anEmptyDatabase() {
  const url = await createSeparateDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, query: async (text: string) => (await client.query(text)).rows };
}
