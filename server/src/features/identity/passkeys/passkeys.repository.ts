import type { Passkey } from '@forja/contract/passkeys';
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { passkeyChallengesTable, passkeysTable } from './passkeys.table.ts';

type NewPasskey = typeof passkeysTable.$inferInsert;
type NewChallenge = typeof passkeyChallengesTable.$inferInsert;

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

const { userId: owner, id, name, createdAt, lastUsedAt, isSynced, credentialId } = passkeysTable;
const { publicKey, counter, transports } = passkeysTable;
const shown = { id, name, createdAt, lastUsedAt, isSynced };

export function createPasskeysRepository(db: Database) {
  const isIt = (userId: string, passkeyId: string) => and(eq(owner, userId), eq(id, passkeyId));

  const isChallenge = (challengeId: string, userId: string | null, now: Date) =>
    and(
      eq(passkeyChallengesTable.id, challengeId),
      userId === null ? isNull(passkeyChallengesTable.userId) : eq(passkeyChallengesTable.userId, userId),
      gt(passkeyChallengesTable.expiresAt, now),
    );

  return {
    list: (userId: string): Promise<Passkey[]> =>
      db.select(shown).from(passkeysTable).where(eq(owner, userId)).orderBy(asc(createdAt), asc(id)),

    credentials: (userId: string) =>
      db.select({ credentialId, transports }).from(passkeysTable).where(eq(owner, userId)),

    async findCredential(userId: string, wanted: string) {
      const [found] = await db
        .select({ id, credentialId, publicKey, counter, transports })
        .from(passkeysTable)
        .where(and(eq(owner, userId), eq(credentialId, wanted)));
      return found;
    },

    /** False when this person already has it. */
    async add(passkey: NewPasskey, tx: Transaction): Promise<boolean> {
      const added = await tx.insert(passkeysTable).values(passkey).onConflictDoNothing().returning({ id });
      return added.length > 0;
    },

    async used(userId: string, passkeyId: string, use: { counter: number; lastUsedAt: Date }, tx: Transaction) {
      await tx.update(passkeysTable).set(use).where(isIt(userId, passkeyId));
    },

    /** False when there is none with that id. */
    async rename(userId: string, passkeyId: string, wanted: string): Promise<boolean> {
      const renamed = await db
        .update(passkeysTable)
        .set({ name: wanted })
        .where(isIt(userId, passkeyId))
        .returning({ id });
      return renamed.length > 0;
    },

    /** False when there is none with that id. */
    async remove(userId: string, passkeyId: string, tx: Transaction): Promise<boolean> {
      const removed = await tx.delete(passkeysTable).where(isIt(userId, passkeyId)).returning({ id });
      return removed.length > 0;
    },

    async removeAll(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(passkeysTable).where(eq(owner, userId));
    },

    async addChallenge(challenge: NewChallenge): Promise<void> {
      await db.insert(passkeyChallengesTable).values(challenge);
    },

    /** `userId` is whose it must be, null for one of signing in. */
    async findChallenge(challengeId: string, userId: string | null, now: Date): Promise<string | undefined> {
      const [found] = await db
        .select({ challenge: passkeyChallengesTable.challenge })
        .from(passkeyChallengesTable)
        .where(isChallenge(challengeId, userId, now));
      return found?.challenge;
    },

    /** Answers it once. */
    async takeChallenge(challengeId: string, userId: string | null, now: Date, tx: Transaction) {
      const [taken] = await tx
        .delete(passkeyChallengesTable)
        .where(isChallenge(challengeId, userId, now))
        .returning({ challenge: passkeyChallengesTable.challenge });
      return taken?.challenge;
    },

    async forgetChallenges(now: Date): Promise<void> {
      await db.delete(passkeyChallengesTable).where(lt(passkeyChallengesTable.expiresAt, now));
    },
  };
}
