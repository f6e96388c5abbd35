import type { BrowserContext } from '@playwright/test';

type SyncedMeasure = {
  collection: string;
  deleted: boolean;
  revision: number;
  value: { takenOn: string } | null;
};

export async function listSyncedMeasures(
  context: BrowserContext,
  origin: string,
): Promise<{ day: string; revision: number }[]> {
  const reply = await context.request.get(`${origin}/api/changes`);
  const { items }: { items: SyncedMeasure[] } = await reply.json();
  return items
    .filter(({ collection, deleted }) => collection === 'measures' && !deleted)
    .map(({ value, revision }) => ({ day: value?.takenOn ?? '', revision }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
