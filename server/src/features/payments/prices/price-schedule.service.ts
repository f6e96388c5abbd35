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

/** Another server may have scheduled one: it is known here this much later. */
const FRESH_MS = 5_000;

type NewPrice = InputOf<typeof schedulePrice>['body'];
type Dependencies = {
  db: Database;
  /** Those of the settings, which hold until the first one that was scheduled begins. */
  prices: Prices;
  audit: Audit;
  now: () => Date;
};

export type PriceSchedule = ReturnType<typeof createPriceSchedule>;

/** Price of a membership by date. Administrators schedule it; the settings have the first one. */
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
    /** The price to charge, always read again. */
    readPrices: async (): Promise<Prices> => pickPrice(await scheduled.list()),

    /** For what is only shown, many times a second. It begins on time, because its date is known before. */
    async readShownPrices(): Promise<Prices> {
      const at = now().getTime();
      const previous = cached;
      if (!previous || Math.abs(at - previous.readAt) > FRESH_MS)
        // a page is shown also while the database is away
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
