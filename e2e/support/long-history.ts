import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

type History = {
  count: number;
  pageSize: number;
  /** Waits before the page that begins with this record. */
  hold?: (firstRecord: number) => Promise<void>;
};

/** An account with a long history of measures, one for each day back from 2026-11-20, as the server lists it. */
export async function answerWithHistory(page: Page, { count, pageSize, hold }: History): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await page.route('**/api/changes?*', async (route: Route) => {
    const since = Number(new URL(route.request().url()).searchParams.get('since') ?? 0);
    await hold?.(since);
    const end = Math.min(count, since + pageSize);
    const items = ids.slice(since, end).map((id, index) => measureRecord(id, since + index));
    await route.fulfill({ json: { items, next: String(end), hasMore: end < count, total: count, restarted: null } });
  });
}

const measureRecord = (id: string, daysBack: number) => ({
  collection: 'measures',
  id,
  revision: 1,
  deleted: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  copyOf: null,
  value: { takenOn: dayBefore(daysBack), weightKg: 78 + Math.round(40 * Math.sin(daysBack / 20)) / 10, waistCm: 86 },
});

const dayBefore = (days: number): string =>
  new Date(Date.parse('2026-11-20T12:00:00Z') - (days % 27_000) * 86_400_000).toISOString().slice(0, 10);
