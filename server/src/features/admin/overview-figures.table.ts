import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { OverviewFigures } from './admin-overview.repository.ts';

export const overviewFiguresTable = pgTable(
  'overview_figures',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** Null during the first count. */
    figures: jsonb('figures').$type<OverviewFigures>(),
  },
  (table) => [check('overview_figures_one', sql`${table.isOnly}`)],
);
