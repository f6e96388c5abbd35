export type RecentMutation = { mutationId: string; revision: number; at: string };

export type StoredState = {
  revision: number;
  deleted: boolean;
  updatedAt: Date;
  digest: string | null;
  recentMutations: RecentMutation[];
};
export type IncomingWrite = {
  base: number;
  mutationId: string | undefined;
  deleted: boolean;
  digest: string | null;
};

export type Decision =
  | { kind: 'apply'; revision: number }
  | { kind: 'done'; revision: number; updatedAt: Date }
  | { kind: 'conflict' };

/** Upper limit of a first revision, far below the largest accepted one. */
const LARGEST_FIRST_REVISION = 1_000_000_000;

export function decideWrite(
  stored: StoredState | undefined,
  write: IncomingWrite,
  now: Date,
): Decision {
  // Tombstones of unknown records could fill an account without a membership.
  if (!stored && write.deleted)
    return { kind: 'done', revision: Math.max(1, write.base), updatedAt: now };
  // A restored server may have lost the record. It continues from the device's revision, because
  // other devices ignore a lower one as older.
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
