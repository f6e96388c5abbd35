/** A write that arrived, by the name that the device gave it, and what it was answered. */
export type Arrived = { mutationId: string; revision: number; at: string };

/** What the server has of a record before a write. */
export type Standing = { revision: number; isDeleted: boolean; digest: string | null; arrived: Arrived[] };
/** A write as it arrives: the revision that it was based on and what it says, in short. */
export type Arriving = {
  base: number;
  mutationId: string | undefined;
  isDeleted: boolean;
  digest: string | null;
};

export type Decision =
  | { kind: 'apply'; revision: number }
  /** It was applied before: the answer of then. */
  | { kind: 'repeated'; revision: number; at: Date }
  /** Whoever sent it, the record says that already. */
  | { kind: 'already_so' }
  /** It deletes what was never here: nothing is kept of it, or whoever may only delete could fill the account. */
  | { kind: 'never_here' }
  | { kind: 'conflict' };

/** One effect for each write, whatever the network did with it, and no version lost when two devices disagree. */
export function decideWrite(standing: Standing | undefined, write: Arriving): Decision {
  // also when the device knows it by a later revision: the server that forgot takes it back
  if (!standing) return write.isDeleted ? { kind: 'never_here' } : { kind: 'apply', revision: 1 };
  const before = standing.arrived.find(({ mutationId }) => mutationId === write.mutationId);
  if (before) return { kind: 'repeated', revision: before.revision, at: new Date(before.at) };
  if (write.base === standing.revision) return { kind: 'apply', revision: standing.revision + 1 };
  return saysTheSame(standing, write) ? { kind: 'already_so' } : { kind: 'conflict' };
}

function saysTheSame(standing: Standing, write: Arriving): boolean {
  if (standing.isDeleted || write.isDeleted) return standing.isDeleted && write.isDeleted;
  return standing.digest !== null && standing.digest === write.digest;
}
