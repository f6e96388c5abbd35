import { and, eq, gt, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { accountReversalsTable } from '../email/email-proofs.table.ts';

type AccountReversal = typeof accountReversalsTable.$inferSelect;
type ReversalKey = Pick<AccountReversal, 'userId' | 'tokenHash'>;

export type AccountReversalsRepository = ReturnType<typeof createAccountReversalsRepository>;

export function createAccountReversalsRepository(db: Database) {
  const table = accountReversalsTable;
  const isIt = ({ userId, tokenHash }: ReversalKey, now: Date) =>
    and(eq(table.userId, userId), eq(table.tokenHash, tokenHash), gt(table.expiresAt, now));

  return {
    async add(reversal: AccountReversal, tx: Transaction): Promise<void> {
      await tx.insert(table).values(reversal);
    },

    async find(key: ReversalKey, now: Date): Promise<AccountReversal | undefined> {
      const [found] = await db.select().from(table).where(isIt(key, now));
      return found;
    },

    /** Undefined when it was used before or is too old. */
    async take(key: ReversalKey, now: Date, tx: Transaction): Promise<AccountReversal | undefined> {
      const [taken] = await tx.delete(table).where(isIt(key, now)).returning();
      return taken;
    },

    /** Those of later changes: whoever made them must not undo the reversal. Earlier ones stay for the same reason. */
    async removeSince(userId: string, since: Date, tx: Transaction): Promise<void> {
      await tx.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)));
    },

    async forgetExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
