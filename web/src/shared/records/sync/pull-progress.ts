import type { StoreTransaction } from '../device/local-store.ts';
import { CURSOR } from '../merge/restarted-pull.ts';
import type { PulledPage } from '../merge/server-reply.ts';

const PULL_PROGRESS = 'pull-progress';

type Count = {
  received: number;
  total?: number | undefined;
};

export type PullProgress = Count & {
  isComplete: boolean;
};

export async function countPage(
  tx: StoreTransaction,
  { since, page }: { since: string | undefined; page: PulledPage },
): Promise<void> {
  const isFirst = since === undefined || Boolean(page.restarted);
  const before = isFirst ? { received: 0 } : await findCount(tx);
  if (!before) return;
  const received = before.received + page.items.filter(({ deleted }) => !deleted).length;
  tx.setMeta(PULL_PROGRESS, page.hasMore ? { received, total: page.total } : undefined);
}

export async function findProgress(tx: StoreTransaction): Promise<PullProgress> {
  const [count, cursor] = await Promise.all([findCount(tx), tx.meta(CURSOR)]);
  return count
    ? { ...count, isComplete: false }
    : { received: 0, isComplete: cursor !== undefined };
}

const findCount = async (tx: StoreTransaction): Promise<Count | undefined> =>
  (await tx.meta(PULL_PROGRESS)) as Count | undefined; // only countPage writes it
