import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { grantsTable, membershipPeriodsTable } from './membership.table.ts';
import { createGrantsRepository } from './grants.repository.ts';
import { createPeriodsRepository } from './periods.repository.ts';

export type MembershipRepository = ReturnType<typeof createMembershipRepository>;

export function createMembershipRepository(db: Database) {
  return {
    ...createGrantsRepository(db),
    ...createPeriodsRepository(db),

    /**
     * Serializes every change of the payments of a user. Returns false when there is no such account. Weaker than
     * `for update`, so that signing in, which only references the row, does not wait.
     */
    async lockUser(userId: string, tx: Transaction): Promise<boolean> {
      const users = await tx
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(eq(usersTable.id, userId))
        .for('no key update');
      return users.length > 0;
    },

    /** Replaces the user id: the grants stay, their owner does not. */
    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.delete(membershipPeriodsTable).where(eq(membershipPeriodsTable.userId, userId));
      await tx
        .update(grantsTable)
        .set({ userId: anonymousUserId })
        .where(eq(grantsTable.userId, userId));
    },
  };
}
