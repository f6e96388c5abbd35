import { z } from 'zod';
import type { StoredState } from '@forja/domain/records/decide-write';
import { pageCursor } from '../../http/page-cursor.ts';

/** What a cursor of the account is made from and checked against. */
export type AccountState = {
  position: number;
  epochs: Record<string, number>;
  collectedUntil: number;
};

/** Where a device is in the list of changes. */
export type ReadPosition = {
  after: number;
  /** Tombstones up to here are left out: the device never had their records, because its first listing began after them. */
  tombstonesAfter: number;
  /** While everything is listed again after a restore, in milliseconds: what was written until then is of the copy. */
  restoredAfter: number | null;
};

const count = z.int().min(0);
const cursor = pageCursor(
  z.union([
    // When the device knew the account, and its latest write and the epoch of that one; then up to where it has read.
    z.tuple([
      z.literal(2),
      z.object({ epoch: z.string().max(40), latest: count, at: count }),
      z.object({ after: count, tombstonesAfter: count, isRestored: z.boolean() }),
    ]),
    // Of the release before, which had no epochs. Its devices may come back months later.
    z.tuple([z.literal(1), count]),
  ]),
);

/** Of an account. A database that has the latest write that a cursor knows has all before it; without its epoch, all is listed. */
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

/** The cursor of a device that knows what the account is now, and has read up to that place. */
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

/** Where a cursor continues: from the beginning when the database was restored, or lacks tombstones that were not read. */
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
  // It is not of this server: nothing says what the device has.
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

/** The revision that a record had then, or an earlier one when that is no longer known. */
export function findRevision(
  { revision, updatedAt, recentMutations }: RevisionHistory,
  ms: number,
): number {
  if (updatedAt.getTime() <= ms) return revision;
  return recentMutations.findLast(({ at }) => Date.parse(at) <= ms)?.revision ?? 0;
}
