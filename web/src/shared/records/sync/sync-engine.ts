import { applyPage } from '../merge/apply-change.ts';
import { backoff, backoffUnreachable } from './backoff.ts';
import { FIRST_PAGE_BYTES, halvePageSize, nextPageSize } from './page-size.ts';
import { countPage } from './pull-progress.ts';
import { createPusher, type PusherDependencies } from './push-writes.ts';
import { CURSOR } from '../merge/restarted-pull.ts';
import type { Failure, Transport, Unread } from './sync-outcome.ts';
import { createWaits } from './waits.ts';

/** In meta: names this local database, so that the server keeps the tombstones that it has not read. */
const DEVICE = 'device';

type EngineDependencies = Omit<PusherDependencies, 'waits' | 'transport'> & {
  transport: Transport;
  /** By the server's clock, as far as it is known. */
  now: () => number;
  /** Milliseconds that no clock of the device can move: every wait is measured with them. */
  monotonic: () => number;
};

/** How a round ended. `later`: when it is worth trying again. */
export type RoundEnd =
  | { kind: 'done' | 'signed-out' | 'other-account' }
  | { kind: 'later'; afterMs: number };

/** Takes what waits to the account and brings what changed there. One round at a time for each account. */
export function createEngine(dependencies: EngineDependencies) {
  const { store, transport, findRules, now, monotonic, chance, newId } = dependencies;
  const waits = createWaits(monotonic);
  const pusher = createPusher({ ...dependencies, waits });
  let failures = 0;
  let retryAt = 0;
  let pageBytes = FIRST_PAGE_BYTES;

  /** `isForced`: the person asked for it, so what failed before is tried now. What the server asked for is obeyed. */
  async function round({ isForced = false } = {}): Promise<RoundEnd> {
    if (waits.isBlocked()) return { kind: 'later', afterMs: waits.blockedMs() };
    if (isForced) waits.forgetRows();
    let pushed = await pusher.push();
    if (pushed.kind === 'unread') pushed = (await pull()) ?? (await pusher.push());
    if (pushed.kind !== 'pushed') return endRound(pushed);
    // After its own writes, a device that had read everything has nothing to read.
    const failure = pushed.hasMore ? await pull() : undefined;
    if (failure) return endRound(failure);
    failures = 0;
    const afterMs = waits.nextMs();
    return afterMs === undefined ? { kind: 'done' } : { kind: 'later', afterMs };
  }

  /** Brings what changed, and sends nothing. */
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
      // A page that leads to itself would be asked for without end.
      if (page.hasMore && page.next === since) return { kind: 'later' };
      pageBytes = nextPageSize({ bytes: pageBytes, received: bytes, ms: monotonic() - startedAt });
      const isApplied = await store.write(async (tx) => {
        // Another tab read or wrote meanwhile, in a browser without locks: this is of before.
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
    const named = newId();
    await store.write(async (tx) => tx.setMeta(DEVICE, named), 'relaxed');
    return { ...position, device: named };
  }

  function endRound(failure: Failure | Unread): RoundEnd {
    if (failure.kind === 'signed-out' || failure.kind === 'other-account') return failure;
    if (failure.kind === 'later' && failure.afterMs !== undefined) waits.block(failure.afterMs);
    // What a person writes is tried before its time, and does not make the wait longer.
    if (monotonic() >= retryAt) failures += 1;
    const isUnreachable = failure.kind === 'later' && failure.isUnreachable === true;
    const wait = (isUnreachable ? backoffUnreachable : backoff)(failures, chance());
    const afterMs = Math.max(waits.blockedMs(), wait);
    retryAt = monotonic() + afterMs;
    return { kind: 'later', afterMs };
  }

  return { round, pull };
}
