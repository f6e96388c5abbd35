import { and, asc, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { membershipPeriodsTable } from '../membership/membership.table.ts';
import { memberLettersTable } from './announcements.table.ts';

type NewLetter = typeof memberLettersTable.$inferInsert;

const MAX_LISTED = 50;

export type MemberLettersRepository = ReturnType<typeof createMemberLettersRepository>;

export function createMemberLettersRepository(db: Database) {
  const letters = memberLettersTable;
  const { id: userId, lettersOffAt, blockedReason } = usersTable;

  /** Periods of one person never overlap, so the join yields one row per person. */
  const matchesRecipient = (now: Date) =>
    and(
      lte(membershipPeriodsTable.startsAt, now),
      gt(membershipPeriodsTable.endsAt, now),
      isNull(lettersOffAt),
      isNull(blockedReason),
    );
  const matchesPerson = eq(membershipPeriodsTable.userId, userId);

  return {
    /** False when it exists already. */
    async add(letter: NewLetter, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(letters)
        .values(letter)
        .onConflictDoNothing()
        .returning({ id: letters.id });
      return added.length > 0;
    },

    list: () =>
      db
        .select({
          id: letters.id,
          subject: letters.subject,
          createdAt: letters.createdAt,
          recipients: letters.recipients,
          isFinished: sql<boolean>`${letters.finishedAt} is not null`,
        })
        .from(letters)
        .orderBy(desc(letters.createdAt), desc(letters.id))
        .limit(MAX_LISTED),

    async countRecipients(now: Date): Promise<number> {
      const [row] = await db
        .select({ recipients: count() })
        .from(usersTable)
        .innerJoin(membershipPeriodsTable, matchesPerson)
        .where(matchesRecipient(now));
      return row?.recipients ?? 0;
    },

    async listRecipients(
      now: Date,
      { after, limit }: { after: string | null; limit: number },
      tx: Transaction,
    ): Promise<string[]> {
      const rows = await tx
        .select({ id: userId })
        .from(usersTable)
        .innerJoin(membershipPeriodsTable, matchesPerson)
        .where(and(matchesRecipient(now), after === null ? undefined : gt(userId, after)))
        .orderBy(asc(userId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Skips a letter that another server has locked. */
    async lockUnfinished(tx: Transaction) {
      const [letter] = await tx
        .select({ id: letters.id, lastUserId: letters.lastUserId })
        .from(letters)
        .where(isNull(letters.finishedAt))
        .orderBy(asc(letters.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return letter;
    },

    async advance(
      id: string,
      { lastUserId, added }: { lastUserId: string; added: number },
      tx: Transaction,
    ): Promise<void> {
      await tx
        .update(letters)
        .set({ lastUserId, recipients: sql`${letters.recipients} + ${added}` })
        .where(eq(letters.id, id));
    },

    async finish(id: string, finishedAt: Date, tx: Transaction): Promise<void> {
      await tx.update(letters).set({ finishedAt }).where(eq(letters.id, id));
    },

    async findWantedLetter(id: string, recipientId: string) {
      const [letter] = await db
        .select({ subject: letters.subject, text: letters.text })
        .from(letters)
        .innerJoin(usersTable, eq(userId, recipientId))
        .where(and(eq(letters.id, id), isNull(lettersOffAt), isNull(blockedReason)));
      return letter;
    },

    async setLettersOff(recipientId: string, at: Date | null, tx: Transaction): Promise<boolean> {
      const changed = await tx
        .update(usersTable)
        .set({ lettersOffAt: at })
        .where(
          and(
            eq(userId, recipientId),
            at === null ? sql`${lettersOffAt} is not null` : isNull(lettersOffAt),
          ),
        )
        .returning({ id: userId });
      return changed.length > 0;
    },
  };
}
