import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { signInsTable, usersTable } from '../identity/storage/identity.table.ts';
import { knownDevicesTable } from '../identity/storage/known-devices.table.ts';
import { membershipPeriodsTable } from '../membership/membership.table.ts';
import { paymentEventsTable, paymentsTable } from '../payments/storage/payments.table.ts';

export type AdminPeople = ReturnType<typeof createAdminPeople>;

/** Reads the identity of accounts, never their records. */
export function createAdminPeople(db: Database) {
  return {
    async findPerson(id: string) {
      const { username, role, createdAt, emailVerifiedAt, blockedAt, blockedReason } = usersTable;
      const { secondFactorOnAt, secondFactorFailures } = usersTable;
      const [person] = await db
        .select({
          username,
          role,
          createdAt,
          emailVerifiedAt,
          blockedAt,
          blockedReason,
          secondFactorOnAt,
          secondFactorFailures,
        })
        .from(usersTable)
        .where(eq(usersTable.id, id));
      return person;
    },

    listSessions: (userId: string, now: Date) =>
      db
        .select({
          id: signInsTable.id,
          deviceHash: signInsTable.deviceHash,
          browser: signInsTable.browser,
          system: signInsTable.system,
          createdAt: signInsTable.createdAt,
          lastSeenAt: signInsTable.seenAt,
        })
        .from(signInsTable)
        .where(and(eq(signInsTable.userId, userId), gt(signInsTable.expiresAt, now)))
        .orderBy(desc(signInsTable.seenAt)),

    listDevices: (userId: string) =>
      db
        .select({ deviceHash: knownDevicesTable.deviceHash, lastSeenAt: knownDevicesTable.seenAt })
        .from(knownDevicesTable)
        .where(eq(knownDevicesTable.userId, userId)),

    listPeriods: (userId: string) =>
      db
        .select({
          startsAt: membershipPeriodsTable.startsAt,
          endsAt: membershipPeriodsTable.endsAt,
        })
        .from(membershipPeriodsTable)
        .where(eq(membershipPeriodsTable.userId, userId))
        .orderBy(desc(membershipPeriodsTable.endsAt)),

    listPayments: (userId: string) =>
      db
        .select()
        .from(paymentsTable)
        .where(eq(paymentsTable.userId, userId))
        .orderBy(desc(paymentsTable.createdAt))
        .limit(50),

    listPaymentEvents: (userId: string, paymentIds: string[]) =>
      paymentIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(paymentEventsTable)
            .where(
              and(
                eq(paymentEventsTable.userId, userId),
                inArray(paymentEventsTable.paymentId, paymentIds),
              ),
            )
            .orderBy(asc(paymentEventsTable.at)),
  };
}
