import { z } from 'zod';
import { pageCursor } from '../../http/page-cursor.ts';

/** What says of an account how far it is. */
export type AccountState = { position: number; epochs: Record<string, number>; collectedUntil: number };

/** Where a list of changes goes on. */
export type Start = {
  after: number;
  /** Tombstones up to here are left out: the device asked for the first time after them, and never had the records. */
  tombstonesAfter: number;
  restarted: 'restored' | 'compacted' | null;
};

const place = z.int().min(0);
/** Everything up to `position`, as the account was when `latest` was its last write, made under `epoch`. */
const read = [z.literal(2), z.string().max(40), place, place] as const;
const cursor = pageCursor(
  z.union([
    z.tuple([...read]),
    // in the pages of a first list: where the account was when it began
    z.tuple([...read, place]),
    // of the release before, which knew no epochs
    z.tuple([z.literal(1), place]),
  ]),
  'since',
);

/** Writes under an epoch are never undone while it lasts: a copy that has its write `latest` has all that came before. */
const EPOCHS_REMEMBERED = 50;

const byPosition = (epochs: Record<string, number>) => Object.entries(epochs).toSorted(([, a], [, b]) => b - a);
const latestEpoch = ({ epochs }: AccountState): string => byPosition(epochs)[0]?.[0] ?? '';

export const rememberEpoch = (epochs: Record<string, number>, epoch: string, position: number) =>
  Object.fromEntries(byPosition({ ...epochs, [epoch]: position }).slice(0, EPOCHS_REMEMBERED));

/** The cursor of who has read up to there, or everything. */
export function cursorAt(account: AccountState, position = account.position, tombstonesAfter = 0): string {
  const parts = [2, latestEpoch(account), position, account.position] as const;
  return cursor.written(position < tombstonesAfter ? [...parts, tombstonesAfter] : [...parts]);
}

/** The place that a cursor names, or the beginning when the account is no longer the one that it speaks of. */
export function startAt(account: AccountState, since: string | undefined): Start {
  if (since === undefined) return { after: 0, tombstonesAfter: account.position, restarted: null };
  const [version, epochOrPosition, position = 0, latest = 0, first = 0] = cursor.read(since);
  const again = (restarted: Start['restarted']): Start => ({ after: 0, tombstonesAfter: 0, restarted });
  if (version === 1) {
    if (epochOrPosition > account.position) return again('restored');
    return again(epochOrPosition < account.collectedUntil ? 'compacted' : null);
  }
  const isKnown = latest === 0 || (account.epochs[epochOrPosition] ?? 0) >= latest;
  if (!isKnown) return again('restored');
  if (Math.max(position, first) < account.collectedUntil) return again('compacted');
  return { after: position, tombstonesAfter: first, restarted: null };
}
