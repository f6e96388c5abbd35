import { normalizeEmail } from '@forja/contract/identity/email-address';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { HAS_BEYOND_ASCII, usersTable } from './storage/identity.table.ts';

/**
 * Gives the addresses that an earlier release stored their one spelling, so that their owners sign in with what they type.
 * One that another account already has stays as it is.
 */
export async function normalizeStoredAddresses(db: Database): Promise<void> {
  const { id, username } = usersTable;
  const rows = await db.select({ id, username }).from(usersTable).where(HAS_BEYOND_ASCII);
  for (const row of rows) {
    const normalized = normalizeEmail(row.username);
    if (normalized === row.username) continue;
    try {
      await db
        .update(usersTable)
        .set({ username: normalized })
        // another server may have started at the same time
        .where(and(eq(id, row.id), eq(username, row.username)));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
