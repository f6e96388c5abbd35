/** A stored write and what it was answered. */
export type RecentMutation = { mutationId: string; revision: number; at: string };

/** What the server knows of a record when a write of it comes. */
export type StoredState = {
  revision: number;
  deleted: boolean;
  updatedAt: Date;
  digest: string | null;
  recentMutations: RecentMutation[];
};
/** A write as it comes: `base` is the revision that it was made over. */
export type IncomingWrite = {
  base: number;
  mutationId: string | undefined;
  deleted: boolean;
  digest: string | null;
};

export type Decision =
  | { kind: 'apply'; revision: number }
  /** Nothing is left to do: it was applied before, or the record has that value already, whoever sent it. */
  | { kind: 'done'; revision: number; updatedAt: Date }
  | { kind: 'conflict' };

/** Of a record that is new here: so far below what a write may name that it can be edited for ever. */
const LARGEST_FIRST_REVISION = 1_000_000_000;

/** One effect for each write, whatever the network did with it, and no version lost when two devices disagree. */
export function decideWrite(
  stored: StoredState | undefined,
  write: IncomingWrite,
  now: Date,
): Decision {
  // Tombstones of what was never here could fill an account without a membership.
  if (!stored && write.deleted)
    return { kind: 'done', revision: Math.max(1, write.base), updatedAt: now };
  // A restored server may have lost the record. It continues from the device's revision, because another device that has
  // the lost record would ignore a lower one as older.
  if (!stored) return { kind: 'apply', revision: Math.min(write.base, LARGEST_FIRST_REVISION) + 1 };
  const before = stored.recentMutations.find(({ mutationId }) => mutationId === write.mutationId);
  if (before) return { kind: 'done', revision: before.revision, updatedAt: new Date(before.at) };
  const { revision, updatedAt } = stored;
  if (stored.deleted && write.deleted) return { kind: 'done', revision, updatedAt };
  if (write.base === revision) return { kind: 'apply', revision: revision + 1 };
  return isSameValue(stored, write) ? { kind: 'done', revision, updatedAt } : { kind: 'conflict' };
}

function isSameValue(stored: StoredState, write: IncomingWrite): boolean {
  return (
    !stored.deleted && !write.deleted && stored.digest !== null && stored.digest === write.digest
  );
}
