/** A stored write and what it was answered. */
export type RecentMutation = { mutationId: string; revision: number; at: string };

/** What the server knows of a record when a write of it comes. */
export type StoredState = {
  revision: number;
  deleted: boolean;
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
  /** It was applied before, and has the same answer. */
  | { kind: 'repeated'; revision: number; at: Date }
  /** The record has that value already, whoever sent it. */
  | { kind: 'already_so' }
  /** It deletes a record that was never here. Nothing is stored: tombstones could fill an account without a membership. */
  | { kind: 'never_here' }
  | { kind: 'conflict' };

/** One effect for each write, whatever the network did with it, and no version lost when two devices disagree. */
export function decideWrite(stored: StoredState | undefined, write: IncomingWrite): Decision {
  // A restored server may have lost the record. It continues from the device's revision, because another device that has
  // the lost record would ignore a lower one as older.
  if (!stored) return write.deleted ? { kind: 'never_here' } : { kind: 'apply', revision: write.base + 1 };
  const before = stored.recentMutations.find(({ mutationId }) => mutationId === write.mutationId);
  if (before) return { kind: 'repeated', revision: before.revision, at: new Date(before.at) };
  if (write.base === stored.revision) return { kind: 'apply', revision: stored.revision + 1 };
  return isSameValue(stored, write) ? { kind: 'already_so' } : { kind: 'conflict' };
}

function isSameValue(stored: StoredState, write: IncomingWrite): boolean {
  if (stored.deleted || write.deleted) return stored.deleted && write.deleted;
  return stored.digest !== null && stored.digest === write.digest;
}
