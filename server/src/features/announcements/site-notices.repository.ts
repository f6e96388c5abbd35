import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { siteNoticesTable } from './announcements.table.ts';

type NewNotice = typeof siteNoticesTable.$inferInsert;
type Audience = NewNotice['audience'];

const MAX_LISTED = 50;

export type SiteNoticesRepository = ReturnType<typeof createSiteNoticesRepository>;

export function createSiteNoticesRepository(db: Database) {
  const { id, text, audience, startsAt, endsAt } = siteNoticesTable;
  return {
    /** False when it exists already. */
    async add(notice: NewNotice, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(siteNoticesTable)
        .values(notice)
        .onConflictDoNothing()
        .returning({ id });
      return added.length > 0;
    },

    async findCurrent(audiences: Audience[], now: Date) {
      const [notice] = await db
        .select({ id, text })
        .from(siteNoticesTable)
        .where(and(inArray(audience, audiences), lte(startsAt, now), gt(endsAt, now)))
        .orderBy(desc(startsAt), desc(id))
        .limit(1);
      return notice;
    },

    list: () =>
      db
        .select({ id, text, audience, startsAt, endsAt })
        .from(siteNoticesTable)
        .orderBy(desc(endsAt), desc(id))
        .limit(MAX_LISTED),

    /** A notice that has not begun ends with an empty span. */
    async end(noticeId: string, now: Date, tx: Transaction): Promise<string | undefined> {
      const [notice] = await tx
        .select({ text, startsAt })
        .from(siteNoticesTable)
        .where(and(eq(id, noticeId), gt(endsAt, now)))
        .for('update');
      if (!notice) return undefined;
      const end = notice.startsAt > now ? notice.startsAt : now;
      await tx.update(siteNoticesTable).set({ endsAt: end }).where(eq(id, noticeId));
      return notice.text;
    },
  };
}
