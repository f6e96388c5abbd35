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
     * Serializes payment changes of a user. `for no key update`, so that sign-ins, which only
     * reference the row, do not wait. False when the account does not exist.
     */
    async lockUser(userId: string, tx: Transaction): Promise<boolean> {
      const users = await tx
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(eq(usersTable.id, userId))
        .for('no key update');
      return users.length > 0;
    },

    /** Grants outlive their account under an anonymous id. */
    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.delete(membershipPeriodsTable).where(eq(membershipPeriodsTable.userId, userId));
      await tx
        .update(grantsTable)
        .set({ userId: anonymousUserId })
        .where(eq(grantsTable.userId, userId));
    },
  };
}
