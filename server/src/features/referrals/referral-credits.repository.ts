import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { referralCreditsTable, referralsTable } from './referrals.table.ts';

type NewCredit = typeof referralCreditsTable.$inferInsert;
export type CreditRow = typeof referralCreditsTable.$inferSelect;

export function createReferralCredits(db: Database) {
  const credits = referralCreditsTable;
  const referrals = referralsTable;

  const selectCredited = (tx: Transaction) =>
    tx
      .selectDistinct({
        userId: credits.referredId,
        mailboxHash: referrals.mailboxHash,
        address: usersTable.username,
      })
      .from(credits)
      .leftJoin(referrals, eq(referrals.referredId, credits.referredId))
      .leftJoin(usersTable, eq(usersTable.id, credits.referredId));

  return {
    listOtherCredited: (
      { referrerId, referredId }: { referrerId: string; referredId: string },
      tx: Transaction,
    ) =>
      selectCredited(tx).where(
        and(eq(credits.referrerId, referrerId), ne(credits.referredId, referredId)),
      ),

    listCreditsOfReferred: (referredId: string, tx: Transaction): Promise<CreditRow[]> =>
      tx.select().from(credits).where(eq(credits.referredId, referredId)),

    listOpenReferred: (referrerId: string, tx: Transaction) =>
      selectCredited(tx).where(
        and(eq(credits.referrerId, referrerId), eq(credits.decision, 'open')),
      ),

    /** Keeps an earlier decision. */
    async saveCredit(credit: NewCredit, tx: Transaction): Promise<void> {
      const { amountMinor, reviewReason } = credit;
      await tx
        .insert(credits)
        .values(credit)
        .onConflictDoUpdate({ target: credits.paymentId, set: { amountMinor, reviewReason } });
    },

    async lockCredit(paymentId: string, tx: Transaction): Promise<CreditRow | undefined> {
      const [credit] = await tx
        .select()
        .from(credits)
        .where(eq(credits.paymentId, paymentId))
        .for('update');
      return credit;
    },

    async decideCredit(
      paymentId: string,
      decision: Partial<NewCredit>,
      tx: Transaction,
    ): Promise<void> {
      await tx.update(credits).set(decision).where(eq(credits.paymentId, paymentId));
    },

    async listCredits(referrerId: string, limit?: number): Promise<CreditRow[]> {
      const rows = db
        .select()
        .from(credits)
        .where(eq(credits.referrerId, referrerId))
        .orderBy(desc(credits.createdAt), desc(credits.paymentId));
      return limit === undefined ? rows : rows.limit(limit);
    },
  };
}
