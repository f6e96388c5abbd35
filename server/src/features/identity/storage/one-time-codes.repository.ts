import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { recoveryLinksTable, resumeCodesTable } from './one-time-codes.table.ts';

type NewResumeCode = typeof resumeCodesTable.$inferInsert;
type NewLink = typeof recoveryLinksTable.$inferInsert;

export type OneTimeCodesRepository = ReturnType<typeof createOneTimeCodesRepository>;

export function createOneTimeCodesRepository(db: Database) {
  const isCode = ({ userId, codeHash }: Pick<NewResumeCode, 'userId' | 'codeHash'>, now: Date) =>
    and(
      eq(resumeCodesTable.userId, userId),
      eq(resumeCodesTable.codeHash, codeHash),
      gt(resumeCodesTable.expiresAt, now),
    );

  return {
    async addResumeCode(code: NewResumeCode, tx: Transaction): Promise<void> {
      await tx.insert(resumeCodesTable).values(code);
    },

    async findResumeCode(key: Pick<NewResumeCode, 'userId' | 'codeHash'>, now: Date) {
      const { checkoutId, browserHash } = resumeCodesTable;
      const [code] = await db
        .select({ checkoutId, browserHash })
        .from(resumeCodesTable)
        .where(isCode(key, now));
      return code;
    },

    /** False when it was used. */
    async useResumeCode(
      key: Pick<NewResumeCode, 'userId' | 'codeHash'>,
      now: Date,
      tx: Transaction,
    ): Promise<boolean> {
      const deletedRows = await tx
        .delete(resumeCodesTable)
        .where(isCode(key, now))
        .returning({ userId: resumeCodesTable.userId });
      return deletedRows.length > 0;
    },

    /** Invalidates the previous link. */
    async replaceLink(link: NewLink, tx: Transaction): Promise<void> {
      await tx.delete(recoveryLinksTable).where(eq(recoveryLinksTable.userId, link.userId));
      await tx.insert(recoveryLinksTable).values(link);
    },

    /** False when it was used, replaced or expired. */
    async useLink(
      { userId, tokenHash }: Pick<NewLink, 'userId' | 'tokenHash'>,
      now: Date,
      tx: Transaction,
    ) {
      const table = recoveryLinksTable;
      const deletedRows = await tx
        .delete(table)
        .where(
          and(eq(table.userId, userId), eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)),
        )
        .returning({ userId: table.userId });
      return deletedRows.length > 0;
    },

    async removeResumeCodes(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(resumeCodesTable).where(eq(resumeCodesTable.userId, userId));
    },

    async removeLinks(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(recoveryLinksTable).where(eq(recoveryLinksTable.userId, userId));
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(resumeCodesTable).where(lt(resumeCodesTable.expiresAt, now));
      await db.delete(recoveryLinksTable).where(lt(recoveryLinksTable.expiresAt, now));
    },
  };
}
