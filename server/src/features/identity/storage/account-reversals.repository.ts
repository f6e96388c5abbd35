import { and, eq, gt, gte, lt, min } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { accountReversalsTable } from './email-proofs.table.ts';

type AccountReversal = typeof accountReversalsTable.$inferSelect;
type ReversalKey = Pick<AccountReversal, 'userId' | 'tokenHash'>;

export type AccountReversalsRepository = ReturnType<typeof createAccountReversalsRepository>;

export function createAccountReversalsRepository(db: Database) {
  const table = accountReversalsTable;
  const matchesKey = ({ userId, tokenHash }: ReversalKey, now: Date) =>
    and(eq(table.userId, userId), eq(table.tokenHash, tokenHash), gt(table.expiresAt, now));

  return {
    async add(reversal: AccountReversal, tx: Transaction): Promise<void> {
      await tx.insert(table).values(reversal);
    },

    async find(
      key: ReversalKey,
      now: Date,
      tx: Executor = db,
    ): Promise<AccountReversal | undefined> {
      const [reversal] = await tx.select().from(table).where(matchesKey(key, now));
      return reversal;
    },

    /**
     * Removes the earliest reversal of a mailbox and later ones, which could undo the owner's
     * changes. False when there was none.
     */
    async removeSinceFirst(
      userId: string,
      mailbox: string,
      now: Date,
      tx: Transaction,
    ): Promise<boolean> {
      const [first] = await tx
        .select({ at: min(table.createdAt) })
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            eq(table.previousUsername, mailbox),
            gt(table.expiresAt, now),
          ),
        );
      if (!first?.at) return false;
      await tx.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, first.at)));
      return true;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
