import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { passkeyChallengesTable } from './passkeys.table.ts';

type NewChallenge = typeof passkeyChallengesTable.$inferInsert;

export function createPasskeyChallenges(db: Database) {
  const isChallenge = (challengeId: string, userId: string | null, now: Date) =>
    and(
      eq(passkeyChallengesTable.id, challengeId),
      userId === null
        ? isNull(passkeyChallengesTable.userId)
        : eq(passkeyChallengesTable.userId, userId),
      gt(passkeyChallengesTable.expiresAt, now),
    );

  return {
    async addChallenge(challenge: NewChallenge): Promise<void> {
      await db.insert(passkeyChallengesTable).values(challenge);
    },

    /** `userId` is null for a sign-in challenge. */
    async findChallenge(
      challengeId: string,
      userId: string | null,
      now: Date,
    ): Promise<string | undefined> {
      const [row] = await db
        .select({ challenge: passkeyChallengesTable.challenge })
        .from(passkeyChallengesTable)
        .where(isChallenge(challengeId, userId, now));
      return row?.challenge;
    },

    async consumeChallenge(challengeId: string, userId: string | null, now: Date, tx: Transaction) {
      const [challengeRow] = await tx
        .delete(passkeyChallengesTable)
        .where(isChallenge(challengeId, userId, now))
        .returning({ challenge: passkeyChallengesTable.challenge });
      return challengeRow?.challenge;
    },

    async removeChallenges(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(passkeyChallengesTable).where(eq(passkeyChallengesTable.userId, userId));
    },

    async deleteExpiredChallenges(now: Date): Promise<void> {
      await db.delete(passkeyChallengesTable).where(lt(passkeyChallengesTable.expiresAt, now));
    },
  };
}
