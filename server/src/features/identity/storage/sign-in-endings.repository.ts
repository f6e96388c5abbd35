import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { matchesSignIn, signInsTable, type SignInKey } from './identity.table.ts';
import { knownDevicesTable } from './known-devices.table.ts';

/** Ends sessions, and forgets the devices that a person no longer trusts. */
export function createSignInEndings(db: Database) {
  return {
    async endSignIn(key: SignInKey, tx: Executor = db): Promise<void> {
      await tx.delete(signInsTable).where(matchesSignIn(key));
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

    /** Ends every session except `except`, and forgets every other known device. Returns how many ended. */
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
