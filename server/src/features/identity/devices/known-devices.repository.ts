import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../storage/identity.table.ts';
import { knownDevicesTable } from '../storage/known-devices.table.ts';

export type KnownDevicesRepository = ReturnType<typeof createKnownDevicesRepository>;

export function createKnownDevicesRepository(db: Database) {
  const { userId: owner, deviceHash: hash, createdAt, seenAt } = knownDevicesTable;

  return {
    async isKnown(userId: string, deviceHash: string): Promise<boolean> {
      return (await db.$count(knownDevicesTable, and(eq(owner, userId), eq(hash, deviceHash)))) > 0;
    },

    /** Runs the same statement for unknown addresses, to take the same time. */
    async isKnownByUsername(username: string, deviceHash: string): Promise<boolean> {
      const devices = await db
        .select({ createdAt })
        .from(knownDevicesTable)
        .innerJoin(usersTable, eq(usersTable.id, owner))
        .where(and(eq(usersTable.username, username), eq(hash, deviceHash)));
      return devices.length > 0;
    },

    async add(
      device: { userId: string; deviceHash: string },
      at: Date,
      tx: Transaction,
    ): Promise<void> {
      await tx
        .insert(knownDevicesTable)
        .values({ ...device, createdAt: at, seenAt: at })
        .onConflictDoUpdate({ target: [owner, hash], set: { seenAt: at } });
    },

    list(userId: string): Promise<{ createdAt: Date; lastSeenAt: Date }[]> {
      return db
        .select({ createdAt, lastSeenAt: seenAt })
        .from(knownDevicesTable)
        .where(eq(owner, userId))
        .orderBy(desc(seenAt), desc(createdAt));
    },

    async deleteOldest(userId: string, amount: number, tx: Transaction): Promise<void> {
      const newestHashes = tx
        .select({ hash })
        .from(knownDevicesTable)
        .where(eq(owner, userId))
        .orderBy(desc(seenAt), desc(createdAt))
        .limit(amount);
      await tx
        .delete(knownDevicesTable)
        .where(and(eq(owner, userId), notInArray(hash, newestHashes)));
    },

    async deleteUnseen(before: Date): Promise<void> {
      await db.delete(knownDevicesTable).where(lt(seenAt, before));
    },
  };
}
