import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { OverviewFigures } from './admin-overview.repository.ts';

/** The figures of the overview as they were counted last, where counting them at each read would take seconds. One row. */
export const overviewFiguresTable = pgTable(
  'overview_figures',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** Null while they are counted for the first time. */
    figures: jsonb('figures').$type<OverviewFigures>(),
  },
  (table) => [check('overview_figures_one', sql`${table.isOnly}`)],
);
