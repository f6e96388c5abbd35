import type { AccountEvent, Device } from '@forja/contract/account';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { auditTable } from './audit.table.ts';

type NewEntry = typeof auditTable.$inferInsert;
type Event = AccountEvent['event'];

export type AuditRepository = ReturnType<typeof createAuditRepository>;

const { userId: owner, id, at, event, browser, system, adminId } = auditTable;

export function createAuditRepository(db: Database) {
  return {
    async add(entry: NewEntry, tx: Database | Transaction = db): Promise<void> {
      await tx.insert(auditTable).values(entry);
    },

    /** Whether somebody entered this account from such a device before. */
    async knows(userId: string, device: Device, entering: readonly Event[], tx: Transaction): Promise<boolean> {
      const found = await tx
        .select({ id })
        .from(auditTable)
        .where(
          and(
            eq(owner, userId),
            inArray(event, [...entering]),
            sql`${browser} is not distinct from ${device.browser}`,
            sql`${system} is not distinct from ${device.system}`,
          ),
        )
        .limit(1);
      return found.length > 0;
    },

    async newest(userId: string, events: readonly Event[], limit: number) {
      const rows = await db
        .select({ id, at, event, browser, system, adminId })
        .from(auditTable)
        .where(and(eq(owner, userId), inArray(event, [...events])))
        .orderBy(desc(at), desc(id))
        .limit(limit);
      return rows.map(({ browser: family, system: under, ...row }) => ({
        ...row,
        // the filter asks only for events of the account's owner
        event: row.event as Event,
        device: { browser: family, system: under },
      }));
    },

    countSince: (userId: string, events: readonly Event[], since: Date): Promise<number> =>
      db.$count(auditTable, and(eq(owner, userId), inArray(event, [...events]), gt(at, since))),

    /** What happened stays, to whom does not. */
    async forgetWho(userId: string, stranger: string, tx: Transaction): Promise<void> {
      await tx.update(auditTable).set({ userId: stranger, browser: null, system: null }).where(eq(owner, userId));
    },

    async forgetBefore(before: Date): Promise<void> {
      await db.delete(auditTable).where(lt(at, before));
    },
  };
}
