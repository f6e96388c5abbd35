import {
  aliasedTable,
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { partnerApplicationsTable } from './partners.table.ts';

export type Applicant = { id: string; verifiedEmail: string | null };

export type PartnersRepository = ReturnType<typeof createPartnersRepository>;

export function createPartnersRepository(db: Database) {
  const table = partnerApplicationsTable;
  const deciderTable = aliasedTable(usersTable, 'decider');
  /**
   * Only a verified address links an application to an account, because anybody can type any
   * address.
   */
  const matchesApplicant = ({ id, verifiedEmail }: Applicant): SQL | undefined =>
    or(eq(table.userId, id), verifiedEmail === null ? undefined : eq(table.email, verifiedEmail));

  return {
    async add(application: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(application).onConflictDoNothing();
    },

    async find(id: string) {
      const [application] = await db
        .select({
          ...getTableColumns(table),
          accountId: sql<string | null>`coalesce(${table.userId}, ${usersTable.id})`,
          decider: deciderTable.username,
        })
        .from(table)
        .leftJoin(
          usersTable,
          and(eq(usersTable.username, table.email), isNotNull(usersTable.emailVerifiedAt)),
        )
        .leftJoin(deciderTable, eq(deciderTable.id, table.decidedBy))
        .where(eq(table.id, id));
      return application;
    },

    /** False when it was already decided. */
    async decide(
      id: string,
      decision: Pick<
        typeof table.$inferSelect,
        'state' | 'decidedAt' | 'decidedBy' | 'decisionReason'
      >,
      tx: Transaction,
    ): Promise<boolean> {
      const decided = await tx
        .update(table)
        .set(decision)
        .where(and(eq(table.id, id), isNull(table.decidedAt)))
        .returning({ id: table.id });
      return decided.length > 0;
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
          decisionReason: table.decisionReason,
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
