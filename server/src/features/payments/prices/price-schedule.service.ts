import { randomUUID } from 'node:crypto';
import type { schedulePrice } from '@forja/contract/admin/admin-prices';
import type { InputOf } from '@forja/contract/http/endpoint';
import { priceAt } from '@forja/domain/membership/price-at';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../../identity/audit/audit.service.ts';
import { membershipPricesTable as table } from './membership-prices.table.ts';
import type { Prices } from './prices.ts';

const NO_DEVICE = { browser: null, system: null };
/** Another server may have scheduled one: it is known here this much later. */
const FRESH_MS = 5_000;

type ScheduledPrice = Pick<typeof table.$inferSelect, 'startsAt' | 'arsCents' | 'usdCents'>;
type NewPrice = InputOf<typeof schedulePrice>['body'];
type Dependencies = {
  db: Database;
  /** Those of the settings, which hold until the first one that was scheduled begins. */
  prices: Prices;
  audit: Audit;
  now: () => Date;
};

export type PriceSchedule = ReturnType<typeof createPriceSchedule>;

/** What a membership costs, and from when. Administrators schedule it; the settings say how it began. */
export function createPriceSchedule({ db, prices, audit, now }: Dependencies) {
  let known: { readAt: number; schedule: Promise<ScheduledPrice[]> } | undefined;

  const listSchedule = (): Promise<ScheduledPrice[]> =>
    db
      .select({ startsAt: table.startsAt, arsCents: table.arsCents, usdCents: table.usdCents })
      .from(table);
  const pickPrice = (schedule: readonly ScheduledPrice[]): Prices => {
    const { arsCents, usdCents } = priceAt(schedule, now()) ?? prices;
    return { months: prices.months, arsCents, usdCents };
  };
  const buildEntry = (adminId: string, reason: string, about: string) => ({
    userId: adminId,
    adminId,
    about,
    reason,
    device: NO_DEVICE,
  });

  return {
    /** As it is charged: always read again. */
    readPrices: async (): Promise<Prices> => pickPrice(await listSchedule()),

    /** For what is only shown, many times a second. It begins on time, because its date is known before. */
    async readShownPrices(): Promise<Prices> {
      const at = now().getTime();
      const previous = known;
      if (!previous || Math.abs(at - previous.readAt) > FRESH_MS)
        // a page is shown also while the database is away
        known = {
          readAt: at,
          schedule: listSchedule().catch(() => previous?.schedule ?? []),
        };
      return pickPrice((await known?.schedule) ?? []);
    },

    async schedule(adminId: string, { reason, startsAt, ...cents }: NewPrice): Promise<void> {
      const at = new Date(startsAt);
      if (at <= now()) throw new AppError('price_in_the_past');
      await inTransaction(db, async (tx) => {
        const added = await tx
          .insert(table)
          .values({ id: randomUUID(), startsAt: at, ...cents, adminId, reason, createdAt: now() })
          .onConflictDoNothing()
          .returning({ id: table.id });
        if (added.length === 0) throw new AppError('price_already_scheduled');
        await audit.record(
          { ...buildEntry(adminId, reason, at.toISOString()), event: 'price_scheduled' },
          tx,
        );
      });
      known = undefined;
    },

    async cancel(adminId: string, id: string, reason: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const [cancelled] = await tx
          .delete(table)
          .where(and(eq(table.id, id), gt(table.startsAt, now())))
          .returning({ startsAt: table.startsAt });
        if (!cancelled) throw new AppError('price_not_scheduled');
        const about = cancelled.startsAt.toISOString();
        await audit.record({ ...buildEntry(adminId, reason, about), event: 'price_cancelled' }, tx);
      });
      known = undefined;
    },
  };
}
