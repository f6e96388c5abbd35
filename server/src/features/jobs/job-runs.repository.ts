import { eq } from 'drizzle-orm';
import type { JobName } from '@forja/contract/admin/admin-overview';
import type { Database } from '../../database/connect.ts';
import { jobRunsTable as table } from './job-runs.table.ts';

export type JobRunsRepository = ReturnType<typeof createJobRunsRepository>;

export function createJobRunsRepository(db: Database) {
  return {
    list: () => db.select().from(table),

    async saveStart(name: JobName, startedAt: Date): Promise<void> {
      await db
        .insert(table)
        .values({ name, startedAt })
        .onConflictDoUpdate({ target: table.name, set: { startedAt } });
    },

    async saveEnd(name: JobName, end: { succeededAt: Date } | { failedAt: Date }): Promise<void> {
      await db.update(table).set(end).where(eq(table.name, name));
    },
  };
}
