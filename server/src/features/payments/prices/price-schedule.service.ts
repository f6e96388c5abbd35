import { randomUUID } from 'node:crypto';
import type { schedulePrice } from '@forja/contract/admin/admin-prices';
import type { InputOf } from '@forja/contract/http/endpoint';
import { findCurrentPrice } from '@forja/domain/membership/find-current-price';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../../identity/audit/audit.service.ts';
import { createMembershipPrices, type ScheduledPrice } from './membership-prices.repository.ts';
import type { Prices } from './prices.ts';

/** Maximum delay to see a price that another server scheduled. */
const FRESH_MS = 5_000;

type NewPrice = InputOf<typeof schedulePrice>['body'];
type Dependencies = {
  db: Database;
  prices: Prices;
  audit: Audit;
  now: () => Date;
};

export type PriceSchedule = ReturnType<typeof createPriceSchedule>;

export function createPriceSchedule({ db, prices, audit, now }: Dependencies) {
  let cached: { readAt: number; schedule: Promise<ScheduledPrice[]> } | undefined;

  const scheduled = createMembershipPrices(db);
  const pickPrice = (schedule: readonly ScheduledPrice[]): Prices => {
    const { arsCents, usdCents } = findCurrentPrice(schedule, now()) ?? prices;
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
    /** Never cached, because it is charged. */
    readPrices: async (): Promise<Prices> => pickPrice(await scheduled.list()),

    /**
     * Cached for display. A scheduled price still begins on time, because its date is cached too.
     */
    async readShownPrices(): Promise<Prices> {
      const at = now().getTime();
      const previous = cached;
      if (!previous || Math.abs(at - previous.readAt) > FRESH_MS)
        // pages are served also while the database is down
        cached = {
          readAt: at,
          schedule: scheduled.list().catch(() => previous?.schedule ?? []),
        };
      return pickPrice((await cached?.schedule) ?? []);
    },

    async schedule(adminId: string, { reason, startsAt, ...cents }: NewPrice): Promise<void> {
      const at = new Date(startsAt);
      if (at <= now()) throw new AppError('price_in_the_past');
      await inTransaction(db, async (tx) => {
        const id = randomUUID();
        const price = { id, startsAt: at, ...cents, adminId, reason, createdAt: now() };
        if (!(await scheduled.add(price, tx))) throw new AppError('price_already_scheduled');
        await audit.record(
          { ...buildEntry(adminId, reason, at.toISOString()), event: 'price_scheduled' },
          tx,
        );
      });
      cached = undefined;
    },

    async cancel(adminId: string, id: string, reason: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const startsAt = await scheduled.removeUpcoming(id, now(), tx);
        if (!startsAt) throw new AppError('price_not_scheduled');
        const about = startsAt.toISOString();
        await audit.record({ ...buildEntry(adminId, reason, about), event: 'price_cancelled' }, tx);
      });
      cached = undefined;
    },
  };
}
