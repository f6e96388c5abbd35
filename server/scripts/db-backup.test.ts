import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { appWith } from '../src/app/composition/app-with.fixture.ts';
import { createSeparateDatabase } from '../src/database/testing/test-database.ts';
import { aUser } from '../src/features/identity/users.fixture.ts';
import { aMeasure } from '../src/features/measures/measures.fixture.ts';
import { runScript } from './run-script.fixture.ts';

const PATIENT = { timeout: 90_000 };

const run = (script: string, url: string, ...args: string[]) =>
  runScript(script, { DATABASE_URL: url }, ...args);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const readRows = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'
       and tablename not like 'migration%' and tablename <> 'job_runs' order by 1`,
    );
    const contents: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t order by 1`,
      );
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  });

async function aBackedUpDatabase() {
  const [ana, eva] = [aUser(), aUser({ role: 'admin' })];
  const { url, as } = await appWith({ users: [ana, eva] });
  const hers = await as(ana);
  for (let count = 0; count < 3; count += 1)
    await hers.put(`/api/measures/${crypto.randomUUID()}`, { revision: 0, value: aMeasure() });
  const folder = await mkdtemp(join(tmpdir(), 'forja-backup-'));
  const path = join(folder, 'copia.forja.gz');
  expect(await run('db-backup', url, path)).toMatchObject({ stderr: '' });
  return { url, path, folder };
}

test('a backup restores every row, and the check passes', PATIENT, async () => {
  const { url, path } = await aBackedUpDatabase();
  expect((await stat(path)).mode & 0o077).toBe(0);
  const restored = await createSeparateDatabase();
  expect(await run('db-restore', restored, path)).toMatchObject({ stderr: '' });
  const rows = await readRows(restored);
  expect(rows).toEqual(await readRows(url));
  expect(rows['records']).toHaveLength(3);
  expect((await run('db-check', restored)).stdout).toContain('The database is right');

  expect(await run('db-restore', restored, path)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--overwrite deletes it. Nothing was changed.'),
  });
  expect(await run('db-restore', restored, path, '--overwrite')).toMatchObject({ stderr: '' });
  expect(await readRows(restored)).toEqual(rows);
});

test('a read-only database is backed up without a note', PATIENT, async () => {
  const { url, folder } = await aBackedUpDatabase();
  const readOnly = new URL(url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  const { stdout, stderr } = await run('db-backup', readOnly.href, join(folder, 'otra.forja.gz'));
  expect(stdout).toContain('has everything up to now');
  expect(stderr).toContain('The desk is not told of it');
});

test('a backup is never overwritten, and a damaged one is not restored', PATIENT, async () => {
  const { url, path, folder } = await aBackedUpDatabase();
  expect(await run('db-backup', url, path)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('already exists'),
  });
  const whole = await readFile(path);
  const cut = join(folder, 'cortada.forja.gz');
  await writeFile(cut, whole.subarray(0, whole.length - 200));
  const restored = await createSeparateDatabase();
  expect(await run('db-restore', restored, cut)).toMatchObject({ code: 1 });
});

test('the check names each fault and its number of rows', PATIENT, async () => {
  const ana = aUser();
  const { url } = await appWith({ users: [ana] });
  await withClient(url, (client) => client.query(`update payments set state = 'refunded'`));
  expect(await run('db-check', url)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('grants without their approved payment: 1'),
  });
});
