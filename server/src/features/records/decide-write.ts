/** A write that was stored, by the name that the device gave it, and what it was answered. */
export type RecentMutation = { mutationId: string; revision: number; at: string };

/** What decides of a record that the server has. */
export type StoredState = {
  revision: number;
  deleted: boolean;
  digest: string | null;
  recentMutations: RecentMutation[];
};
/** A write as it comes: the revision that it was based on and what it says, in short. */
export type IncomingWrite = {
  base: number;
  mutationId: string | undefined;
  deleted: boolean;
  digest: string | null;
};

export type Decision =
  | { kind: 'apply'; revision: number }
  /** It was applied before: the answer of then. */
  | { kind: 'repeated'; revision: number; at: Date }
  /** Whoever sent it, the record says that already. */
  | { kind: 'already_so' }
  /** It deletes what was never here: nothing is stored, or whoever may only delete could fill the account. */
  | { kind: 'never_here' }
  | { kind: 'conflict' };

/** One effect for each write, whatever the network did with it, and no version lost when two devices disagree. */
export function decideWrite(stored: StoredState | undefined, write: IncomingWrite): Decision {
  // A server that lost the record goes on from the device's revision: another device that has the lost one would take a
  // lower revision for older, and write over it.
  if (!stored) return write.deleted ? { kind: 'never_here' } : { kind: 'apply', revision: write.base + 1 };
  const before = stored.recentMutations.find(({ mutationId }) => mutationId === write.mutationId);
  if (before) return { kind: 'repeated', revision: before.revision, at: new Date(before.at) };
  if (write.base === stored.revision) return { kind: 'apply', revision: stored.revision + 1 };
  return saysTheSame(stored, write) ? { kind: 'already_so' } : { kind: 'conflict' };
}

function saysTheSame(stored: StoredState, write: IncomingWrite): boolean {
  if (stored.deleted || write.deleted) return stored.deleted && write.deleted;
  return stored.digest !== null && stored.digest === write.digest;
}
