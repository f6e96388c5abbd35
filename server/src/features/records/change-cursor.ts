import { z } from 'zod';
import { pageCursor } from '../../http/page-cursor.ts';

/** What a cursor of the account is made from and checked against. */
export type AccountState = { position: number; epochs: Record<string, number>; collectedUntil: number };

/** Where a list of changes continues. */
export type Start = {
  after: number;
  /** Tombstones up to here are left out: the device never had their records, because its first listing began after them. */
  tombstonesAfter: number;
  restarted: 'restored' | 'compacted' | null;
};

const position = z.int().min(0);
/** The version, the epoch of the account's latest write, up to where the device has read, and the position of that write. */
const parts = [z.literal(2), z.string().max(40), position, position] as const;
const cursor = pageCursor(
  z.union([
    z.tuple([...parts]),
    // During a first listing: the position of the account when it began.
    z.tuple([...parts, position]),
    // Of the release before, which had no epochs. Its devices may come back months later.
    z.tuple([z.literal(1), position]),
  ]),
  'since',
);

/** Of an account. A database that has the latest write that a cursor knows has all before it; without its epoch, all is listed. */
const EPOCHS_REMEMBERED = 50;

const byPosition = (epochs: Record<string, number>) => Object.entries(epochs).toSorted(([, a], [, b]) => b - a);
const latestEpoch = ({ epochs }: AccountState): string => byPosition(epochs)[0]?.[0] ?? '';

export const rememberEpoch = (epochs: Record<string, number>, epoch: string, position: number) =>
  Object.fromEntries(byPosition({ ...epochs, [epoch]: position }).slice(0, EPOCHS_REMEMBERED));

/** The cursor of a device that has read up to a position, or everything. */
export function cursorAt(account: AccountState, readUpTo = account.position, tombstonesAfter = 0): string {
  const values = [2, latestEpoch(account), readUpTo, account.position] as const;
  return cursor.encode(readUpTo < tombstonesAfter ? [...values, tombstonesAfter] : [...values]);
}

/** Where a cursor continues: from the beginning when the database was restored, or lacks tombstones that were not read. */
export function startAt(account: AccountState, since: string | undefined): Start {
  if (since === undefined) return { after: 0, tombstonesAfter: account.position, restarted: null };
  const [version, epochOrPosition, readUpTo = 0, latest = 0, tombstonesAfter = 0] = cursor.decode(since);
  const restart = (restarted: Start['restarted']): Start => ({ after: 0, tombstonesAfter: 0, restarted });
  if (version === 1) {
    if (epochOrPosition > account.position) return restart('restored');
    return restart(epochOrPosition < account.collectedUntil ? 'compacted' : null);
  }
  const isKnown = latest === 0 || (account.epochs[epochOrPosition] ?? 0) >= latest;
  if (!isKnown) return restart('restored');
  if (Math.max(readUpTo, tombstonesAfter) < account.collectedUntil) return restart('compacted');
  return { after: readUpTo, tombstonesAfter, restarted: null };
}
