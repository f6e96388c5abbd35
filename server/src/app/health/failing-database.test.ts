import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { recordsTable } from '../../features/records/records.table.ts';
import { appWith } from '../composition/app-with.fixture.ts';

async function withFailingDatabase(db: Database, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`
    create function fail_write() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`);
  await db.execute(sql`
    create trigger fail_write before update on record_positions for each row execute function fail_write()`);
  try {
    await work();
  } finally {
    await db.execute(sql`drop function fail_write() cascade`);
  }
}

test('a database failure in the middle stores nothing, and the retry has one effect', async () => {
  const person = aUser();
  const { as, db } = await appWith({ users: [person] });
  const her = await as(person);
  const writes = Array.from({ length: 3 }, () => ({
    collection: 'measures',
    id: randomUUID(),
    mutationId: randomUUID(),
    revision: 0,
    value: aMeasure(),
  }));
  const [first] = writes;
  const start = (await her.get('/api/changes')).json().next;
  await withFailingDatabase(db, async () => {
    expect((await her.post('/api/changes', { writes })).statusCode).toBe(500);
    expect(
      (await her.put(`/api/measures/${first?.id}`, { revision: 0, value: aMeasure() })).statusCode,
    ).toBe(500);
    expect(await db.$count(recordsTable)).toBe(0);
    expect((await her.get(`/api/changes?since=${start}`)).json()).toMatchObject({
      items: [],
      total: 0,
    });
  });
  const { results } = (await her.post('/api/changes', { writes })).json();
  expect(results).toMatchObject(
    writes.map((write) => ({ outcome: 'stored', id: write.id, revision: 1 })),
  );
  expect((await her.get(`/api/changes?since=${start}`)).json()).toMatchObject({
    items: writes.map((w) => ({ id: w.id })),
    total: 3,
  });
});
