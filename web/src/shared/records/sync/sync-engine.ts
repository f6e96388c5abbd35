import { applyPage } from '../merge/apply-change.ts';
import { backoff, backoffUnreachable } from './backoff.ts';
import { FIRST_PAGE_BYTES, halvePageSize, nextPageSize } from './page-size.ts';
import { countPage } from './pull-progress.ts';
import { createPusher, type PusherDependencies } from './push-writes.ts';
import { CURSOR } from '../merge/restarted-pull.ts';
import type { Failure, Transport, Unread } from './sync-outcome.ts';
import { createWaits } from './waits.ts';

/** Names this database, so that the server keeps tombstones it has not read. */
const DEVICE = 'device';

type EngineDependencies = Omit<PusherDependencies, 'waits' | 'transport'> & {
  transport: Transport;
  now: () => number;
  /** Monotonic milliseconds, unaffected by clock changes. */
  monotonic: () => number;
};

export type RoundEnd =
  | { kind: 'done' | 'signed-out' | 'other-account' }
  | { kind: 'later'; afterMs: number };

export function createEngine(dependencies: EngineDependencies) {
  const { store, transport, findRules, now, monotonic, chance, newId } = dependencies;
  const waits = createWaits(monotonic);
  const pusher = createPusher({ ...dependencies, waits });
  let failures = 0;
  let retryAt = 0;
  let pageBytes = FIRST_PAGE_BYTES;

  /** `isForced` ignores failure delays, but never the server's Retry-After. */
  async function round({ isForced = false } = {}): Promise<RoundEnd> {
    if (waits.isBlocked()) return { kind: 'later', afterMs: waits.blockedMs() };
    if (isForced) waits.forgetRows();
    let pushed = await pusher.push();
    if (pushed.kind === 'unread') pushed = (await pull()) ?? (await pusher.push());
    if (pushed.kind !== 'pushed') return endRound(pushed);
    // A device up to date needs no pull after its own writes.
    const failure = pushed.hasMore ? await pull() : undefined;
    if (failure) return endRound(failure);
    failures = 0;
    const afterMs = waits.nextMs();
    return afterMs === undefined ? { kind: 'done' } : { kind: 'later', afterMs };
  }

  async function pull(): Promise<Failure | undefined> {
    for (;;) {
      const { since, device } = await findPosition();
      const startedAt = monotonic();
      const reply = await transport.pull({ since, device, maxBytes: pageBytes });
      if (reply.kind !== 'page') {
        if (reply.kind === 'later' && reply.isStalled) pageBytes = halvePageSize(pageBytes);
        return reply;
      }
      const { page, bytes } = reply;
      // A page that repeats its cursor would loop.
      if (page.hasMore && page.next === since) return { kind: 'later' };
      pageBytes = nextPageSize({ bytes: pageBytes, received: bytes, ms: monotonic() - startedAt });
      const isApplied = await store.write(async (tx) => {
        if ((await tx.meta(CURSOR)) !== since) return false;
        await applyPage(tx, page, { findRules, newId, now });
        await countPage(tx, { since, page });
        return true;
      }, 'relaxed');
      failures = 0;
      if (isApplied && !page.hasMore) return undefined;
    }
  }

  async function findPosition(): Promise<{ since: string | undefined; device: string }> {
    const [since, device] = await store.read(async (tx) =>
      Promise.all([tx.meta(CURSOR), tx.meta(DEVICE)]),
    );
    const position = { since: typeof since === 'string' ? since : undefined };
    if (typeof device === 'string') return { ...position, device };
    const newDevice = newId();
    await store.write(async (tx) => tx.setMeta(DEVICE, newDevice), 'relaxed');
    return { ...position, device: newDevice };
  }

  function endRound(failure: Failure | Unread): RoundEnd {
    if (failure.kind === 'signed-out' || failure.kind === 'other-account') return failure;
    if (failure.kind === 'later' && failure.afterMs !== undefined) waits.block(failure.afterMs);
    // An attempt before its time does not lengthen the delay.
    if (monotonic() >= retryAt) failures += 1;
    const isUnreachable = failure.kind === 'later' && failure.isUnreachable === true;
    const wait = (isUnreachable ? backoffUnreachable : backoff)(failures, chance());
    const afterMs = Math.max(waits.blockedMs(), wait);
    retryAt = monotonic() + afterMs;
    return { kind: 'later', afterMs };
  }

  return { round, pull };
}
