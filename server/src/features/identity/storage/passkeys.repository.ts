import type { Passkey } from '@forja/contract/identity/passkeys';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { passkeysTable } from './passkeys.table.ts';
import { createPasskeyChallenges } from './passkey-challenges.repository.ts';

type NewPasskey = typeof passkeysTable.$inferInsert;

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

const { userId: owner, id, name, createdAt, lastUsedAt, isSynced, credentialId } = passkeysTable;

const { publicKey, counter, transports } = passkeysTable;

const listedColumns = { id, name, createdAt, lastUsedAt, isSynced };

export function createPasskeysRepository(db: Database) {
  const matchesPasskey = (userId: string, passkeyId: string) =>
    and(eq(owner, userId), eq(id, passkeyId));

  return {
    ...createPasskeyChallenges(db),

    list: (userId: string): Promise<Passkey[]> =>
      db
        .select(listedColumns)
        .from(passkeysTable)
        .where(eq(owner, userId))
        .orderBy(asc(createdAt), asc(id)),

    credentials: (userId: string) =>
      db.select({ credentialId, transports }).from(passkeysTable).where(eq(owner, userId)),

    async findCredential(userId: string, credentialIdToFind: string) {
      const [row] = await db
        .select({ id, credentialId, publicKey, counter, transports })
        .from(passkeysTable)
        .where(and(eq(owner, userId), eq(credentialId, credentialIdToFind)));
      return row;
    },

    /** False when this user has it already. */
    async add(passkey: NewPasskey, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(passkeysTable)
        .values(passkey)
        .onConflictDoNothing()
        .returning({ id });
      return added.length > 0;
    },

    /** False when it does not exist. */
    async recordUse(
      userId: string,
      passkeyId: string,
      use: { counter: number; lastUsedAt: Date },
      tx: Transaction,
    ): Promise<boolean> {
      const used = await tx
        .update(passkeysTable)
        .set(use)
        .where(matchesPasskey(userId, passkeyId))
        .returning({ id });
      return used.length > 0;
    },

    /** False when it does not exist. */
    async rename(userId: string, passkeyId: string, newName: string): Promise<boolean> {
      const renamed = await db
        .update(passkeysTable)
        .set({ name: newName })
        .where(matchesPasskey(userId, passkeyId))
        .returning({ id });
      return renamed.length > 0;
    },

    /** False when it does not exist. */
    async remove(userId: string, passkeyId: string, tx: Transaction): Promise<boolean> {
      const removed = await tx
        .delete(passkeysTable)
        .where(matchesPasskey(userId, passkeyId))
        .returning({ id });
      return removed.length > 0;
    },

    async removeAll(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(passkeysTable).where(eq(owner, userId));
    },
  };
}
