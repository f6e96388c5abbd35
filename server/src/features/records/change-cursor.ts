import { z } from 'zod';
import type { StoredState } from '@forja/domain/records/decide-write';
import { pageCursor } from '../../http/page-cursor.ts';

export type AccountState = {
  position: number;
  epochs: Record<string, number>;
  collectedUntil: number;
};

export type ReadPosition = {
  after: number;
  /** Skips tombstones up to here: the device's first listing began after them. */
  tombstonesAfter: number;
  /** Milliseconds. During the listing after a restore, later writes are new. */
  restoredAfter: number | null;
};

const count = z.int().min(0);
const cursor = pageCursor(
  z.union([
    // creation time, latest write and its epoch; then the read position
    z.tuple([
      z.literal(2),
      z.object({ epoch: z.string().max(40), latest: count, at: count }),
      z.object({ after: count, tombstonesAfter: count, isRestored: z.boolean() }),
    ]),
    // previous release, without epochs; its devices may return months later
    z.tuple([z.literal(1), count]),
  ]),
);

/** Epochs remembered per account. A cursor of an unknown epoch lists everything again. */
const EPOCHS_REMEMBERED = 50;

const byPosition = (epochs: Record<string, number>) =>
  Object.entries(epochs).toSorted(([, a], [, b]) => b - a);
const latestEpoch = ({ epochs }: AccountState): string => byPosition(epochs)[0]?.[0] ?? '';

export const rememberEpoch = (epochs: Record<string, number>, epoch: string, position: number) =>
  Object.fromEntries(byPosition({ ...epochs, [epoch]: position }).slice(0, EPOCHS_REMEMBERED));

export const latestPosition = ({ position }: AccountState): ReadPosition => ({
  after: position,
  tombstonesAfter: 0,
  restoredAfter: null,
});

export const encodeCursor = (
  account: AccountState,
  { restoredAfter, ...place }: ReadPosition,
  now: Date,
): string =>
  cursor.encode([
    2,
    { epoch: latestEpoch(account), latest: account.position, at: restoredAfter ?? now.getTime() },
    { ...place, isRestored: restoredAfter !== null },
  ]);

/** Restarts from the beginning after a restore, or when unread tombstones were collected. */
export function resumePosition(
  account: AccountState,
  since: string | undefined,
): ReadPosition & { restarted: 'restored' | 'compacted' | null } {
  const start = { after: 0, tombstonesAfter: 0, restoredAfter: null, restarted: null };
  if (since === undefined) return { ...start, tombstonesAfter: account.position };
  const restored = (at: number) => ({
    ...start,
    restoredAfter: at,
    restarted: 'restored' as const,
  });
  const parts = cursor.parse(since);
  // An unreadable cursor belongs to another database.
  if (!parts) return restored(0);
  if (parts[0] === 1) {
    if (parts[1] > account.position) return restored(0);
    return { ...start, restarted: parts[1] < account.collectedUntil ? 'compacted' : null };
  }
  const [, { epoch, latest, at }, { isRestored, ...place }] = parts;
  if (latest > 0 && (account.epochs[epoch] ?? 0) < latest) return restored(at);
  if (Math.max(place.after, place.tombstonesAfter) < account.collectedUntil)
    return isRestored ? restored(at) : { ...start, restarted: 'compacted' };
  return { ...place, restoredAfter: isRestored ? at : null, restarted: null };
}

type RevisionHistory = Pick<StoredState, 'revision' | 'recentMutations' | 'updatedAt'>;

/** Revision at that position, or an earlier one when it is unknown. */
export function findRevision(
  { revision, updatedAt, recentMutations }: RevisionHistory,
  ms: number,
): number {
  if (updatedAt.getTime() <= ms) return revision;
  return recentMutations.findLast(({ at }) => Date.parse(at) <= ms)?.revision ?? 0;
}
