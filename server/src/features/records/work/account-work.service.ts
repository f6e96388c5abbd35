import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../database/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { accountWorkRepository as repository } from './account-work.repository.ts';
import { LEAST_BYTES, WORK_LIMITS, type WorkKind } from './work-limits.ts';

type SentKind = 'writtenBytes' | 'importedBytes';
/** Runs a piece of work of an account in its turn. */
export type RunWork = <Result>(work: () => Result) => Promise<Result>;

/** Between two turns of a list of small pieces. */
const TURN_MS = 8;

/** Does the same with each item, as many in a turn as fit in some milliseconds. */
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
 * What each account makes the server do. Pieces of work of all accounts run one at a time, and other requests are served
 * between two of them, so that no account delays the others for longer than one piece takes.
 */
export function createAccountWork({ db, now }: { db: Database; now: () => Date }) {
  let turn: Promise<unknown> = Promise.resolve();
  /** Milliseconds of each account that the database does not have yet. */
  const uncharged = new Map<string, number>();

  /** The piece waits for those before it. */
  function enqueue<Result>(work: () => Result): Promise<Result> {
    const result = turn.then(async () => {
      await setImmediate();
      return work();
    });
    turn = result.catch(() => undefined);
    return result;
  }

  return {
    /** Before the body is read. What is refused counts too. */
    async charge(userId: string, kind: SentKind, bytes: number): Promise<void> {
      const milliseconds = Math.round(uncharged.get(userId) ?? 0);
      uncharged.delete(userId);
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

    /** Runs the pieces of work of an account, each in its turn, and charges it for the time that they take. */
    createRunner:
      (userId: string): RunWork =>
      (work) =>
        enqueue(() => {
          const before = process.threadCpuUsage();
          try {
            return work();
          } finally {
            const { user, system } = process.threadCpuUsage(before);
            uncharged.set(userId, (uncharged.get(userId) ?? 0) + (user + system) / 1000);
          }
        }),
  };
}
