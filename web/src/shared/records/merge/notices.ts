import type { RecordKey, StoreTransaction } from '../device/local-store.ts';
import { sameValue } from './same-value.ts';

export const NOTICES = 'notices';
const MOST_NOTICES = 20;

export type RecordNotice = RecordKey & {
  /** A deletion lost against an edit, a copy was made, or an undo skipped later changes. */
  code: 'edit-kept' | 'conflict-copy' | 'undo-kept';
};

export async function addNotice(tx: StoreTransaction, notice: RecordNotice): Promise<void> {
  const others = (await findNotices(tx)).filter((other) => !sameValue(other, notice));
  tx.setMeta(NOTICES, [...others, notice].slice(-MOST_NOTICES));
}

export const findNotices = async (tx: StoreTransaction): Promise<RecordNotice[]> =>
  ((await tx.meta(NOTICES)) as RecordNotice[] | undefined) ?? []; // only addNotice writes it
