import { randomUUID } from 'node:crypto';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Page, Route } from '@playwright/test';

type History = {
  collection?: keyof typeof VALUES;
  count: number;
  pageSize: number;
  /** Waits before the page that begins with this record. */
  hold?: (firstRecord: number) => Promise<void>;
};

/** An account with a long history, one record for each day back from 2026-11-20, as the server lists it. */
export async function answerWithHistory(
  page: Page,
  { collection = 'measures', count, pageSize, hold }: History,
): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await page.route('**/api/changes?*', async (route: Route) => {
    const since = Number(new URL(route.request().url()).searchParams.get('since') ?? 0);
    await hold?.(since);
    const end = Math.min(count, since + pageSize);
    const items = ids.slice(since, end).map((id, index) => record(collection, id, since + index));
    await route.fulfill({ json: { items, next: String(end), hasMore: end < count, total: count, restarted: null } });
  });
}

const record = (collection: keyof typeof VALUES, id: string, daysBack: number) => ({
  collection,
  id,
  revision: 1,
  deleted: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  copyOf: null,
  value: VALUES[collection](daysBack),
});

const VALUES = { measures: measureOf, plans: planOf };

function measureOf(daysBack: number) {
  return { takenOn: dayBefore(daysBack), weightKg: 78 + Math.round(40 * Math.sin(daysBack / 20)) / 10, waistCm: 86 };
}

function planOf(daysBack: number) {
  const outcome = generatePlan({
    ageYears: 30,
    weightKg: 80,
    heightCm: 180,
    sex: 'male',
    conditions: ['none'],
    goal: 'maintenance',
    level: 'intermediate',
    cycleWeeks: 12,
    cycleType: 'natural',
  });
  if (!outcome.ok) throw new Error('the engine refused a healthy person');
  return { createdAt: `${dayBefore(daysBack)}T12:00:00.000Z`, plan: outcome.plan };
}

const dayBefore = (days: number): string =>
  new Date(Date.parse('2026-11-20T12:00:00Z') - (days % 27_000) * 86_400_000).toISOString().slice(0, 10);
