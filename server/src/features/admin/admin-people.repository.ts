import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { membershipPeriodsTable } from '../membership/membership.table.ts';
import { paymentEventsTable, paymentsTable } from '../payments/storage/payments.table.ts';

export type AdminPeople = ReturnType<typeof createAdminPeople>;

/** What an administrator sees of one person. Nothing of their records. */
export function createAdminPeople(db: Database) {
  return {
    async findPerson(id: string) {
      const { username, role, createdAt, emailVerifiedAt } = usersTable;
      const [person] = await db
        .select({ username, role, createdAt, emailVerifiedAt })
        .from(usersTable)
        .where(eq(usersTable.id, id));
      return person;
    },

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
