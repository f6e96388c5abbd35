import type { BrowserContext } from '@playwright/test';

type Item = { collection: string; id: string; deleted: boolean; value: unknown };

export async function readAccount(context: BrowserContext, origin: string): Promise<string[]> {
  const records = new Map<string, string>();
  for (let next: string | undefined, hasMore = true; hasMore;) {
    const reply = await context.request.get(`${origin}/api/changes`, {
      params: next === undefined ? {} : { since: next },
    });
    const page: { items: Item[]; next: string; hasMore: boolean } = await reply.json();
    for (const { collection, id, deleted, value } of page.items) {
      const key = `${collection} ${id}`;
      if (deleted) records.delete(key);
      else records.set(key, `${key} ${JSON.stringify(value)}`);
    }
    ({ next, hasMore } = page);
  }
  return [...records.values()].toSorted();
}
