import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { MINUTE_MS } from '@forja/domain/units/durations';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { createAdminOverview, type OverviewFigures } from './admin-overview.repository.ts';
import { createOverviewFigures } from './overview-figures.repository.ts';

/** Fewer users are counted at each read, in tens of milliseconds. */
const MANY_PEOPLE = 20_000;
/** Concurrent servers share a recent count. */
const FRESH_MS = MINUTE_MS;
const STALE_MS = 120 * MINUTE_MS;

type CountedFigures = { countedAt: Date; figures: OverviewFigures };
type StoredFigures = { countedAt: Date; figures: OverviewFigures | null } | undefined;

export type AdminOverviewService = ReturnType<typeof createAdminOverviewService>;

export function createAdminOverviewService({ db, now }: { db: Database; now: () => Date }) {
  const overview = createAdminOverview(db);
  const stored = createOverviewFigures(db);

  async function countFigures(): Promise<CountedFigures> {
    const countedAt = now();
    return { countedAt, figures: await overview.countFigures(countedAt) };
  }

  const isFresh = (row: StoredFigures, maxAgeMs: number): row is CountedFigures =>
    row !== undefined &&
    row.figures !== null &&
    now().getTime() - row.countedAt.getTime() <= maxAgeMs;

  async function findFigures(): Promise<CountedFigures> {
    if ((await stored.estimatePeople()) < MANY_PEOPLE) return countFigures();
    const row = await stored.find();
    // nothing is counted yet, so the reader waits once
    return isFresh(row, STALE_MS) ? row : refresh(STALE_MS);
  }

  const refresh = (maxAgeMs: number): Promise<CountedFigures> =>
    inTransaction(db, async (tx) => {
      const row = await stored.lock(tx);
      if (isFresh(row, maxAgeMs)) return row;
      const counted = await countFigures();
      await stored.save(counted, tx);
      return counted;
    });

  return {
    async readOverview(): Promise<Omit<ReplyOf<typeof readAdminOverview>, 'jobs' | 'missing'>> {
      const [{ countedAt, figures }, waiting, health] = await Promise.all([
        findFigures(),
        overview.countWhatWaits(now()),
        overview.readHealth(now()),
      ]);
      const { people, members, syncedDevices, ...months } = figures;
      return {
        countedAt,
        counts: { people, members, ...waiting },
        ...months,
        health: { ...health, syncedDevices, nodeVersion: process.version },
      };
    },

    async refreshFigures(): Promise<void> {
      if ((await stored.estimatePeople()) >= MANY_PEOPLE) await refresh(FRESH_MS);
    },
  };
}
