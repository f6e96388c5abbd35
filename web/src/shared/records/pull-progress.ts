import { CURSOR, type PulledPage } from './apply-change.ts';
import type { StoreTransaction } from './local-store.ts';

/** In meta, while the records of the account come to this device for the first time, or again. */
const PULL_PROGRESS = 'pull-progress';

export type PullProgress = {
  received: number;
  /** Live records of the account; undefined until its first page. */
  total?: number | undefined;
  /** Everything that the account had is on this device: an empty list is empty. */
  isComplete: boolean;
};

/** Counts the live records of a listing of everything, page by page, in the transaction that stores each page. */
export async function countPage(
  tx: StoreTransaction,
  { since, page }: { since: string | undefined; page: PulledPage & { total?: number | undefined } },
): Promise<void> {
  const isFirst = since === undefined || Boolean(page.restarted);
  const before = isFirst ? { received: 0 } : await tx.meta(PULL_PROGRESS);
  if (!isCount(before)) return;
  const received = before.received + page.items.filter(({ deleted }) => !deleted).length;
  tx.setMeta(PULL_PROGRESS, page.hasMore ? { received, total: page.total } : undefined);
}

export async function findProgress(tx: StoreTransaction): Promise<PullProgress> {
  const [count, cursor] = await Promise.all([tx.meta(PULL_PROGRESS), tx.meta(CURSOR)]);
  return isCount(count) ? { ...count, isComplete: false } : { received: 0, isComplete: cursor !== undefined };
}

const isCount = (value: unknown): value is { received: number; total?: number } =>
  typeof value === 'object' && value !== null && 'received' in value;
