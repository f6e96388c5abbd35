import { and, asc, eq, getTableColumns, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { partnerApplicationsTable } from './partners.table.ts';

/** An account, with its email address only if verified. */
export type Applicant = { id: string; verifiedEmail: string | null };

export type PartnersRepository = ReturnType<typeof createPartnersRepository>;

export function createPartnersRepository(db: Database) {
  const table = partnerApplicationsTable;
  /** Anybody can type any address, so an address links an application to an account only if the account verified it. */
  const matchesApplicant = ({ id, verifiedEmail }: Applicant): SQL | undefined =>
    or(eq(table.userId, id), verifiedEmail === null ? undefined : eq(table.email, verifiedEmail));

  return {
    async add(application: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(application).onConflictDoNothing();
    },

    /** With the account that it joins, if any. */
    async find(id: string) {
      const [application] = await db
        .select({
          ...getTableColumns(table),
          accountId: sql<string | null>`coalesce(${table.userId}, ${usersTable.id})`,
        })
        .from(table)
        .leftJoin(
          usersTable,
          and(eq(usersTable.username, table.email), isNotNull(usersTable.emailVerifiedAt)),
        )
        .where(eq(table.id, id));
      return application;
    },

    listByApplicant: (applicant: Applicant) =>
      db
        .select({
          name: table.name,
          email: table.email,
          profile: table.profile,
          audience: table.audience,
          message: table.message,
          state: table.state,
          receivedAt: table.receivedAt,
          decidedAt: table.decidedAt,
        })
        .from(table)
        .where(matchesApplicant(applicant))
        .orderBy(asc(table.receivedAt), asc(table.id)),

    async deleteByApplicant(applicant: Applicant, tx: Transaction): Promise<void> {
      await tx.delete(table).where(matchesApplicant(applicant));
    },

    async deleteOlder(at: Date): Promise<void> {
      await db.delete(table).where(lt(table.receivedAt, at));
    },
  };
}
