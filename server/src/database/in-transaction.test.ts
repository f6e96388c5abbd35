import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { appWith } from '../app/composition/app-with.fixture.ts';
import { inTransaction } from './in-transaction.ts';

const counter = pgTable('migration_test_counter', {
  id: integer('id').primaryKey(),
  value: integer('value').notNull(),
});

test('colliding transactions are retried until each has had its effect once', async () => {
  const { db } = await appWith();
  await db.execute(
    sql`create table migration_test_counter (id int primary key, value int not null)`,
  );
  try {
    await db.insert(counter).values({ id: 1, value: 0 });
    const increment = () =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`set transaction isolation level serializable`);
        const [row] = await tx.select().from(counter).where(eq(counter.id, 1));
        await tx
          .update(counter)
          .set({ value: (row?.value ?? 0) + 1 })
          .where(eq(counter.id, 1));
      });
    await Promise.all([increment(), increment(), increment()]);
    expect(await db.select().from(counter)).toEqual([{ id: 1, value: 3 }]);
  } finally {
    await db.execute(sql`drop table migration_test_counter`);
  }
});

test('other failures are not retried', async () => {
  const { db } = await appWith();
  let runs = 0;
  const failing = inTransaction(db, async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
});
