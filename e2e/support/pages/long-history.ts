import { randomUUID } from 'node:crypto';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Page, Route } from '@playwright/test';

type LongHistory = {
  collection?: keyof typeof VALUE_FACTORIES;
  count: number;
  pageSize: number;
  delayPage?: (firstRecord: number) => Promise<void>;
};

export async function serveLongHistory(
  page: Page,
  { collection = 'measures', count, pageSize, delayPage }: LongHistory,
): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await page.route('**/api/changes?*', async (route: Route) => {
    const since = Number(new URL(route.request().url()).searchParams.get('since') ?? 0);
    await delayPage?.(since);
    const end = Math.min(count, since + pageSize);
    const items = ids
      .slice(since, end)
      .map((id, index) => createRecord(collection, id, since + index));
    await route.fulfill({
      json: { items, next: String(end), hasMore: end < count, total: count, restarted: null },
    });
  });
}

const createRecord = (collection: keyof typeof VALUE_FACTORIES, id: string, daysBack: number) => ({
  collection,
  id,
  revision: 1,
  deleted: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  copyOf: null,
  value: VALUE_FACTORIES[collection](daysBack),
});

const VALUE_FACTORIES = { measures: createMeasure, plans: createPlanRecord };

function createMeasure(daysBack: number) {
  return {
    takenOn: subtractDays(daysBack),
    weightKg: 78 + Math.round(40 * Math.sin(daysBack / 20)) / 10,
    waistCm: 86,
  };
}

function createPlanRecord(daysBack: number) {
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
  return { createdAt: `${subtractDays(daysBack)}T12:00:00.000Z`, plan: outcome.plan };
}

const subtractDays = (days: number): string =>
  new Date(Date.parse('2026-11-20T12:00:00Z') - (days % 27_000) * 86_400_000)
    .toISOString()
    .slice(0, 10);
