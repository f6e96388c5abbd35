import { and, eq, gt, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
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

    async find(key: ReversalKey, now: Date): Promise<AccountReversal | undefined> {
      const [reversal] = await db.select().from(table).where(matchesKey(key, now));
      return reversal;
    },

    /** Returns undefined when it was used or expired. */
    async consume(
      key: ReversalKey,
      now: Date,
      tx: Transaction,
    ): Promise<AccountReversal | undefined> {
      const [reversal] = await tx.delete(table).where(matchesKey(key, now)).returning();
      return reversal;
    },

    /** Removes those of later changes, which could undo this reversal. Earlier ones stay valid. */
    async removeSince(userId: string, since: Date, tx: Transaction): Promise<void> {
      await tx.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
