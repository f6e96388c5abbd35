import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from './identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const resumeCodesTable = pgTable(
  'resume_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    checkoutId: text('checkout_id').notNull(),
    browserHash: text('browser_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.codeHash] }),
    index('resume_codes_expiry').on(table.expiresAt),
  ],
);

export const recoveryLinksTable = pgTable(
  'recovery_links',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('recovery_links_expiry').on(table.expiresAt),
  ],
);
