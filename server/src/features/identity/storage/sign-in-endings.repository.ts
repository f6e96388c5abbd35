import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { matchesSignIn, signInsTable, type SignInKey } from './identity.table.ts';
import { knownDevicesTable } from './known-devices.table.ts';

export function createSignInEndings(db: Database) {
  return {
    async endSignIn(key: SignInKey, tx: Executor = db): Promise<void> {
      await tx.delete(signInsTable).where(matchesSignIn(key));
    },

    /** Also deletes its known device. False when it does not exist. */
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

    /** Also deletes the other known devices. Returns the number of sessions ended. */
    async endSignIns(userId: string, tx: Transaction, except?: SignInKey): Promise<number> {
      const keptDeviceHash =
        except &&
        tx
          .select({ hash: signInsTable.deviceHash })
          .from(signInsTable)
          .where(matchesSignIn(except));
      await tx
        .delete(knownDevicesTable)
        .where(
          and(
            eq(knownDevicesTable.userId, userId),
            keptDeviceHash &&
              sql`${knownDevicesTable.deviceHash} is distinct from (${keptDeviceHash})`,
          ),
        );
      const ended = await tx
        .delete(signInsTable)
        .where(
          and(
            eq(signInsTable.userId, userId),
            except && ne(signInsTable.tokenHash, except.tokenHash),
          ),
        )
        .returning({ id: signInsTable.id });
      return ended.length;
    },

    async deleteExpiredSignIns(now: Date): Promise<void> {
      await db.delete(signInsTable).where(lt(signInsTable.expiresAt, now));
    },
  };
}
