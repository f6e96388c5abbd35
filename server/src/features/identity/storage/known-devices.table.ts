import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from './identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const knownDevicesTable = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_seen').on(table.seenAt),
  ],
);
