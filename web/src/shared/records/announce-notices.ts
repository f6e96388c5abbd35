import { toastWhenQuiet } from '../../design/feedback/toast.ts';
import { recordLabel } from './collection.ts';
import type { LocalStore } from './device/local-store.ts';
import { findNotices, NOTICES } from './merge/notices.ts';
import { syncMessages } from './sync.messages.ts';

export async function announceNotices(store: LocalStore): Promise<void> {
  if ((await store.read(findNotices)).length === 0) return;
  const notices = await store.write(async (tx) => {
    const notices = await findNotices(tx);
    tx.setMeta(NOTICES, []);
    return Promise.all(
      notices.map(async (notice) => ({
        ...notice,
        record: await tx.record(notice.collection, notice.id),
      })),
    );
  });
  for (const { code, collection, record } of notices) {
    const label = recordLabel(collection, record?.value);
    const isUndoOfDeleted = code === 'undo-kept' && record?.value === null;
    const message = isUndoOfDeleted
      ? syncMessages.undoOfDeleted
      : label !== undefined && syncMessages.notices[code](label);
    if (message) toastWhenQuiet({ ...message, duration: 8000 });
  }
}
