import type { RecordKey, StoreTransaction } from '../device/local-store.ts';
import { sameValue } from './same-value.ts';

/** In meta. */
export const NOTICES = 'notices';
/** Older ones are dropped: a list that no screen shows must not grow. */
const MOST_NOTICES = 20;

/** What a merge decided for the person, until a screen shows it. */
export type RecordNotice = RecordKey & {
  /** A deletion lost against an edit, the whole of one version became a conflict copy, or an undo left what had changed since. */
  code: 'edit-kept' | 'conflict-copy' | 'undo-kept';
};

export async function addNotice(tx: StoreTransaction, notice: RecordNotice): Promise<void> {
  const others = (await findNotices(tx)).filter((other) => !sameValue(other, notice));
  tx.setMeta(NOTICES, [...others, notice].slice(-MOST_NOTICES));
}

export const findNotices = async (tx: StoreTransaction): Promise<RecordNotice[]> =>
  ((await tx.meta(NOTICES)) as RecordNotice[] | undefined) ?? []; // only addNotice writes there
