import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Executor, Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { createReferralCredits } from './referral-credits.repository.ts';
import {
  referralCodesTable,
  referralCreditsTable,
  referralEntriesTable,
  referralsTable,
  referralVisitsTable,
} from './referrals.table.ts';

type NewReferral = typeof referralsTable.$inferInsert;
type NewEntry = typeof referralEntriesTable.$inferInsert;

type LedgerSide = { referrerId: string } | { referredId: string };

export type ReferralsRepository = ReturnType<typeof createReferralsRepository>;

export function createReferralsRepository(db: Database) {
  const codes = referralCodesTable;
  const visits = referralVisitsTable;
  const referrals = referralsTable;
  const entries = referralEntriesTable;
  const credits = referralCreditsTable;

  return {
    async findCode(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ code: codes.code })
        .from(codes)
        .where(eq(codes.userId, userId));
      return row?.code;
    },

    /** No effect when the user has a code, or the code is taken. */
    async addCode(code: typeof codes.$inferInsert): Promise<void> {
      await db.insert(codes).values(code).onConflictDoNothing();
    },

    async findOwner(code: string, tx: Executor = db): Promise<string | undefined> {
      const [row] = await tx
        .select({ userId: codes.userId })
        .from(codes)
        .where(eq(codes.code, code));
      return row?.userId;
    },

    /** No effect when this browser opened the link before. */
    async addVisit(visit: typeof visits.$inferInsert): Promise<void> {
      await db.insert(visits).values(visit).onConflictDoNothing();
    },

    async hasBrowserReferral(
      referrerId: string,
      browserHash: string,
      tx: Transaction,
    ): Promise<boolean> {
      const matches = await tx
        .select({ id: referrals.referredId })
        .from(referrals)
        .where(and(eq(referrals.referrerId, referrerId), eq(referrals.browserHash, browserHash)));
      return matches.length > 0;
    },

    async addReferral(referral: NewReferral, tx: Transaction): Promise<void> {
      await tx.insert(referrals).values(referral).onConflictDoNothing();
    },

    /** Locks the referrer's link too, because a credit is compared with earlier ones. */
    async lockReferral(referredId: string, tx: Transaction) {
      const [referral] = await tx
        .select({
          referrerId: referrals.referrerId,
          percent: referrals.percent,
          mailboxHash: referrals.mailboxHash,
          referrerMailboxHash: referrals.referrerMailboxHash,
        })
        .from(referrals)
        .where(eq(referrals.referredId, referredId))
        .for('update');
      if (referral)
        await tx
          .select({ code: codes.code })
          .from(codes)
          .where(eq(codes.userId, referral.referrerId))
          .for('update');
      return referral;
    },

    wasReferred: async (userId: string): Promise<boolean> =>
      (await db.$count(referrals, eq(referrals.referredId, userId))) > 0,

    async findInvitation(referredId: string) {
      const [referral] = await db
        .select({ browserHash: referrals.browserHash, registeredAt: referrals.createdAt })
        .from(referrals)
        .where(eq(referrals.referredId, referredId));
      return referral;
    },

    listEntriesOfReferred: (referredId: string, tx: Transaction) =>
      tx
        .select({
          paymentId: entries.paymentId,
          amountMinor: entries.amountMinor,
          currency: entries.currency,
        })
        .from(entries)
        .where(eq(entries.referredId, referredId)),

    async addEntries(added: readonly NewEntry[], tx: Transaction): Promise<void> {
      if (added.length > 0) await tx.insert(entries).values([...added]);
    },

    /** Null for a deleted account. */
    async findAddress(userId: string, tx: Transaction): Promise<string | null> {
      const [user] = await tx
        .select({ username: usersTable.username })
        .from(usersTable)
        .where(eq(usersTable.id, userId));
      return user?.username ?? null;
    },

    ...createReferralCredits(db),

    countVisits: (userId: string): Promise<number> => db.$count(visits, eq(visits.userId, userId)),

    countReferrals: (referrerId: string): Promise<number> =>
      db.$count(referrals, eq(referrals.referrerId, referrerId)),

    async countCredited(referrerId: string): Promise<number> {
      const creditedPeople = db
        .select({ referredId: entries.referredId })
        .from(entries)
        .where(eq(entries.referrerId, referrerId))
        .groupBy(entries.referredId)
        .having(sql`sum(${entries.amountMinor}) > 0`)
        .as('credited_people');
      return db.$count(creditedPeople);
    },

    sumCredits: (side: LedgerSide) =>
      db
        .select({
          currency: entries.currency,
          // sum(bigint) is numeric, which the driver returns as text
          amountMinor: sql<number>`sum(${entries.amountMinor})`.mapWith(Number),
        })
        .from(entries)
        .where(
          'referrerId' in side
            ? eq(entries.referrerId, side.referrerId)
            : eq(entries.referredId, side.referredId),
        )
        .groupBy(entries.currency)
        .orderBy(asc(entries.currency)),

    listEntries: (referrerId: string) =>
      db
        .select({
          at: entries.createdAt,
          kind: entries.kind,
          amountMinor: entries.amountMinor,
          currency: entries.currency,
        })
        .from(entries)
        .where(eq(entries.referrerId, referrerId))
        .orderBy(asc(entries.createdAt), asc(entries.id)),

    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx
        .update(referrals)
        .set({ referrerId: anonymousUserId, browserHash: null, referrerMailboxHash: null })
        .where(eq(referrals.referrerId, userId));
      await tx
        .update(referrals)
        .set({ referredId: anonymousUserId, browserHash: null })
        .where(eq(referrals.referredId, userId));
      await tx
        .update(credits)
        .set({ referrerId: anonymousUserId })
        .where(eq(credits.referrerId, userId));
      await tx
        .update(credits)
        .set({ referredId: anonymousUserId })
        .where(eq(credits.referredId, userId));
      await tx
        .update(entries)
        .set({ referrerId: anonymousUserId })
        .where(eq(entries.referrerId, userId));
      await tx
        .update(entries)
        .set({ referredId: anonymousUserId })
        .where(eq(entries.referredId, userId));
    },
  };
}
