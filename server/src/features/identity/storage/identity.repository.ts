import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { isUniqueViolation } from '../../../database/is-unique-violation.ts';
import { usersTable } from './identity.table.ts';
import { createAccountLookups } from './account-lookups.repository.ts';
import { createSignInsRepository } from './sign-ins.repository.ts';

export type NewUser = typeof usersTable.$inferInsert;

type Changes = Partial<Omit<NewUser, 'id' | 'username'>>;

export type { SignInKey } from './identity.table.ts';
export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

const { id, username } = usersTable;

export function createIdentityRepository(db: Database) {
  return {
    ...createAccountLookups(db),
    ...createSignInsRepository(db),

    /** Undefined when the username is taken. */
    async addUser(user: NewUser, tx: Transaction) {
      const [addedUser] = await tx
        .insert(usersTable)
        .values(user)
        .onConflictDoNothing({ target: username })
        .returning({ id, username });
      return addedUser;
    },

    async changeUser(userId: string, changes: Changes, tx: Executor = db): Promise<void> {
      await tx.update(usersTable).set(changes).where(eq(id, userId));
    },

    async listSecondFactors(): Promise<{ id: string; secondFactorSecret: string }[]> {
      const rows = await db
        .select({ id, secondFactorSecret: usersTable.secondFactorSecret })
        .from(usersTable)
        .where(isNotNull(usersTable.secondFactorSecret));
      return rows.map((row) => ({ ...row, secondFactorSecret: row.secondFactorSecret ?? '' }));
    },

    /** No effect when it changed meanwhile. */
    async replaceSecondFactor(userId: string, from: string, to: string): Promise<void> {
      await db
        .update(usersTable)
        .set({ secondFactorSecret: to })
        .where(and(eq(id, userId), eq(usersTable.secondFactorSecret, from)));
    },

    /** False when the account has another address by now. */
    async verifyEmail(
      userId: string,
      address: string,
      at: Date,
      tx: Transaction,
    ): Promise<boolean> {
      const verifiedUsers = await tx
        .update(usersTable)
        .set({ emailVerifiedAt: at })
        .where(and(eq(id, userId), eq(username, address)))
        .returning({ id });
      return verifiedUsers.length > 0;
    },

    /** False when the username is taken. `verifiedAt` is null when unverified. */
    async rename(
      userId: string,
      newUsername: string,
      verifiedAt: Date | null,
      tx: Transaction,
    ): Promise<boolean> {
      try {
        // a savepoint, because a constraint error would abort the transaction
        await tx.transaction((inner) =>
          inner
            .update(usersTable)
            .set({ username: newUsername, emailVerifiedAt: verifiedAt })
            .where(eq(id, userId)),
        );
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** No effect when another account has the address or another server was first. */
    async respell(userId: string, from: string, to: string): Promise<void> {
      try {
        await db
          .update(usersTable)
          .set({ username: to })
          .where(and(eq(id, userId), eq(username, from)));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    },

    async deleteUser(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(usersTable).where(eq(id, userId));
    },

    /** Counts before comparing, so that parallel guesses are all counted. Undefined when locked. */
    async countCodeTry(userId: string, limit: number): Promise<number | undefined> {
      const failures = usersTable.secondFactorFailures;
      const [user] = await db
        .update(usersTable)
        .set({ secondFactorFailures: sql`${failures} + 1` })
        .where(and(eq(id, userId), lt(failures, limit)))
        .returning({ failures });
      return user?.failures;
    },

    /** False when this or a later step was used: each code is valid once. */
    async consumeStep(userId: string, step: number): Promise<boolean> {
      const updatedUsers = await db
        .update(usersTable)
        .set({ secondFactorStep: step, secondFactorFailures: 0 })
        .where(and(eq(id, userId), lt(sql`coalesce(${usersTable.secondFactorStep}, -1)`, step)))
        .returning({ id });
      return updatedUsers.length > 0;
    },
  };
}
