import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { JOB_NAMES } from '@forja/contract/admin/admin-overview';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** pg-boss deletes its own records after an hour. */
export const jobRunsTable = pgTable('job_runs', {
  name: text('name', { enum: JOB_NAMES }).primaryKey(),
  startedAt: instant('started_at').notNull(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
});
