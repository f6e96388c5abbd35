import type { AccountEvent, Device } from '@forja/contract/identity/account';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../storage/identity.table.ts';
import { auditTable, type READ_SOURCES } from './audit.table.ts';

type NewEntry = typeof auditTable.$inferInsert;
export type ReadSource = (typeof READ_SOURCES)[number];
type NewRead = {
  id: string;
  at: Date;
  adminId: string;
  reason: string;
  source: ReadSource;
  userIds: readonly string[];
};
type Event = AccountEvent['event'];

export type AuditRepository = ReturnType<typeof createAuditRepository>;

const { userId: owner, id, at, event, browser, system, adminId, reason } = auditTable;

export function createAuditRepository(db: Database) {
  return {
    async add(entry: NewEntry, tx: Executor = db): Promise<void> {
      await tx.insert(auditTable).values(entry);
    },

    /** A single statement, because a read may show a hundred thousand people. */
    async addRead({ id: readId, at: readAt, adminId: reader, ...entry }: NewRead): Promise<void> {
      await db.execute(sql`
        insert into audit (user_id, id, at, event, admin_id, reason, read_id, read_source, read_people)
        select ${reader}::uuid, ${readId}::uuid, ${readAt.toISOString()}::timestamptz, 'people_read_as_admin',
          ${reader}::uuid, ${entry.reason}, null::uuid, ${entry.source}, ${entry.userIds.length}::int
        union all
        select person, gen_random_uuid(), ${readAt.toISOString()}::timestamptz, 'data_viewed_by_admin',
          ${reader}::uuid, ${entry.reason}, ${readId}::uuid, null, null
        from unnest(${sql.param(entry.userIds)}::uuid[]) as person`);
    },

    async isKnownDevice(
      userId: string,
      device: Device,
      signInEvents: readonly Event[],
      tx: Transaction,
    ): Promise<boolean> {
      const entries = await tx
        .select({ id })
        .from(auditTable)
        .where(
          and(
            eq(owner, userId),
            inArray(event, [...signInEvents]),
            sql`${browser} is not distinct from ${device.browser}`,
            sql`${system} is not distinct from ${device.system}`,
          ),
        )
        .limit(1);
      return entries.length > 0;
    },

    async listNewest(userId: string, events: readonly Event[], limit: number) {
      const rows = await db
        .select({ id, at, event, browser, system, adminId, reason })
        .from(auditTable)
        .where(and(eq(owner, userId), inArray(event, [...events])))
        .orderBy(desc(at), desc(id))
        .limit(limit);
      return rows.map(({ browser: family, system: operatingSystem, ...row }) => ({
        ...row,
        // the filter selects events of the account's owner only
        event: row.event as Event,
        device: { browser: family, system: operatingSystem },
      }));
    },

    async findLastDecision(userId: string, decision: Event) {
      const [entry] = await db
        .select({ at, by: usersTable.username })
        .from(auditTable)
        .leftJoin(usersTable, eq(usersTable.id, adminId))
        .where(and(eq(owner, userId), eq(event, decision)))
        .orderBy(desc(at))
        .limit(1);
      return entry;
    },

    countSince: (userId: string, events: readonly Event[], since: Date): Promise<number> =>
      db.$count(auditTable, and(eq(owner, userId), inArray(event, [...events]), gt(at, since))),

    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx
        .update(auditTable)
        .set({ userId: anonymousUserId, browser: null, system: null, reason: null })
        .where(eq(owner, userId));
    },

    async deleteOlderEntries(before: Date): Promise<void> {
      await db.transaction(async (tx) => {
        // the table's trigger allows deletions only before this instant
        await tx.execute(
          sql`select set_config('forja.audit_kept_since', ${before.toISOString()}, true)`,
        );
        await tx.delete(auditTable).where(lt(at, before));
      });
    },
  };
}
