import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyTestDatabase } from './test-database.ts';

test('a test gets a migrated database without rows of the previous test', async () => {
  const first = await connect();
  await first.query('create table if not exists left_behind (n int)');
  await first.query('insert into left_behind values (1)');
  onTestFinished(async () => {
    await first.query('drop table left_behind');
    await first.end();
  });

  const second = await connect();
  onTestFinished(() => second.end());
  expect((await second.query('select from left_behind')).rowCount).toBe(0);
  expect((await second.query('select from migrations')).rowCount).toBeGreaterThan(0);
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: await emptyTestDatabase() });
  await client.connect();
  return client;
}
