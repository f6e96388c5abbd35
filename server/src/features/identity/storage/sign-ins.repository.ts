import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { signInsTable, type SignIn, type SignInKey } from './identity.table.ts';
import { knownDevicesTable } from './known-devices.table.ts';
import { createCallersRepository } from './callers.repository.ts';

/** The sessions of the accounts. */
export function createSignInsRepository(db: Database) {
  const matchesKey = ({ userId, tokenHash }: SignInKey) =>
    and(eq(signInsTable.userId, userId), eq(signInsTable.tokenHash, tokenHash));

  return {
    ...createCallersRepository(db),

    async addSignIn(signIn: SignIn, tx: Transaction): Promise<void> {
      await tx.insert(signInsTable).values(signIn);
    },

    async touchSignIn(
      key: SignInKey,
      times: { seenAt: Date; renewedAt?: Date; expiresAt?: Date },
    ): Promise<void> {
      await db.update(signInsTable).set(times).where(matchesKey(key));
    },

    async strengthenSignIn(key: SignInKey, tx: Transaction): Promise<void> {
      await tx.update(signInsTable).set({ isStrong: true }).where(matchesKey(key));
    },

    async findSignIn(key: SignInKey) {
      const [user] = await db
        .select({ id: signInsTable.id, isStrong: signInsTable.isStrong })
        .from(signInsTable)
        .where(matchesKey(key));
      return user;
    },

    listSignIns: (userId: string, now: Date) =>
      db
        .select({
          id: signInsTable.id,
          tokenHash: signInsTable.tokenHash,
          browser: signInsTable.browser,
          system: signInsTable.system,
          createdAt: signInsTable.createdAt,
          seenAt: signInsTable.seenAt,
        })
        .from(signInsTable)
        .where(and(eq(signInsTable.userId, userId), gt(signInsTable.expiresAt, now)))
        .orderBy(desc(signInsTable.seenAt), desc(signInsTable.createdAt)),

    async endSignIn(key: SignInKey, tx: Executor = db): Promise<void> {
      await tx.delete(signInsTable).where(matchesKey(key));
    },

    /** Also forgets its device. Returns false when there was none with that id. */
    async endSignInById(userId: string, signInId: string): Promise<boolean> {
      const [endedSignIn] = await db
        .delete(signInsTable)
        .where(and(eq(signInsTable.userId, userId), eq(signInsTable.id, signInId)))
        .returning({ deviceHash: signInsTable.deviceHash });
      if (endedSignIn?.deviceHash)
        await db
          .delete(knownDevicesTable)
          .where(
            and(
              eq(knownDevicesTable.userId, userId),
              eq(knownDevicesTable.deviceHash, endedSignIn.deviceHash),
            ),
          );
      return endedSignIn !== undefined;
    },

    /** Ends every session except `except`, and forgets every other known device. */
    async endSignIns(userId: string, tx: Transaction, except?: SignInKey): Promise<void> {
      const keptDeviceHash =
        except &&
        tx.select({ hash: signInsTable.deviceHash }).from(signInsTable).where(matchesKey(except));
      await tx
        .delete(knownDevicesTable)
        .where(
          and(
            eq(knownDevicesTable.userId, userId),
            keptDeviceHash &&
              sql`${knownDevicesTable.deviceHash} is distinct from (${keptDeviceHash})`,
          ),
        );
      await tx
        .delete(signInsTable)
        .where(
          and(
            eq(signInsTable.userId, userId),
            except && ne(signInsTable.tokenHash, except.tokenHash),
          ),
        );
    },

    async deleteExpiredSignIns(now: Date): Promise<void> {
      await db.delete(signInsTable).where(lt(signInsTable.expiresAt, now));
    },
  };
}
