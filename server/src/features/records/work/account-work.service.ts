import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../database/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { accountWorkRepository as repository } from './account-work.repository.ts';
import { LEAST_BYTES, WORK_LIMITS, type WorkKind } from './work-limits.ts';

type SentKind = 'writtenBytes' | 'importedBytes';
export type RunWork = <Result>(work: () => Result) => Promise<Result>;

const TURN_MS = 8;

export async function runEach<Item>(
  run: RunWork,
  items: readonly Item[],
  work: (item: Item, index: number) => void,
): Promise<void> {
  for (let index = 0; index < items.length;)
    index = await run(() => {
      const endsAt = performance.now() + TURN_MS;
      let next = index;
      do {
        // `next` is an index of the list
        work(items[next] as Item, next);
        next += 1;
      } while (next < items.length && performance.now() < endsAt);
      return next;
    });
}

export type AccountWork = ReturnType<typeof createAccountWork>;

const RETRY_SECONDS = 1;

/**
 * Runs the work of all accounts one piece at a time and serves other requests in between, so that
 * no account delays others for longer than one piece.
 */
export function createAccountWork({ db, now }: { db: Database; now: () => Date }) {
  let turn: Promise<unknown> = Promise.resolve();
  const pendingMs = new Map<string, number>();

  function enqueue<Result>(work: () => Result): Promise<Result> {
    const result = turn.then(async () => {
      await setImmediate();
      return work();
    });
    turn = result.catch(() => undefined);
    return result;
  }

  return {
    /** Runs before the body is read; refused bodies count too. */
    async charge(userId: string, kind: SentKind, bytes: number): Promise<void> {
      const milliseconds = Math.round(pendingMs.get(userId) ?? 0);
      pendingMs.delete(userId);
      const at = now();
      const amounts = { [kind]: Math.max(LEAST_BYTES, bytes), milliseconds };
      const rows = Object.entries(amounts).map(([each, amount]) => ({
        userId,
        kind: each,
        amount,
        endsAt: new Date(at.getTime() + WORK_LIMITS[each as WorkKind].windowMs),
      }));
      const stored = await repository.add(db, rows, at);
      const exceeded = stored.filter((row) => row.amount > WORK_LIMITS[row.kind as WorkKind].most);
      if (exceeded.length === 0) return;
      const until = Math.max(...exceeded.map((row) => row.endsAt.getTime()));
      throw new AppError('too_many_tries', {
        retryAfterSeconds: Math.max(RETRY_SECONDS, (until - at.getTime()) / 1000),
      });
    },

    createRunner:
      (userId: string): RunWork =>
      (work) =>
        enqueue(() => {
          const before = process.threadCpuUsage();
          try {
            return work();
          } finally {
            const { user, system } = process.threadCpuUsage(before);
            pendingMs.set(userId, (pendingMs.get(userId) ?? 0) + (user + system) / 1000);
          }
        }),
  };
}
