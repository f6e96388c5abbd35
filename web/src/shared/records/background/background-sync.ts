import { databaseName } from '../device/database-name.ts';
import { accountInTag, SYNC_NOW } from '../sync/background-sync.ts';
import { openExisting } from '../device/existing-database.ts';
import type { OutboxRow } from '../device/local-store.ts';
import { CURSOR, cursorToSend, RESTART } from '../merge/restarted-pull.ts';
import { sendOutbox } from './send-outbox.ts';

type OpenPage = {
  visibilityState: string;
  postMessage: (message: typeof SYNC_NOW) => void;
};

export async function syncInBackground(tag: string, pages: readonly OpenPage[]): Promise<void> {
  const userId = accountInTag(tag);
  if (userId === undefined) return;
  for (const page of pages) page.postMessage(SYNC_NOW);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await navigator.locks.request(databaseName(userId), () => sendFromDatabase(userId));
}

async function sendFromDatabase(userId: string): Promise<void> {
  const db = await openExisting(databaseName(userId));
  if (!db) return;
  // Closes at once, so that a page can delete or upgrade the database.
  db.addEventListener('versionchange', () => db.close());
  try {
    await sendOutbox({ userId, takeRows: (choose) => takeRows(db, choose) });
  } finally {
    db.close();
  }
}

type OutboxBatch = { rows: OutboxRow[]; since: string | undefined };

function takeRows(
  db: IDBDatabase,
  choose: (rows: readonly OutboxRow[]) => OutboxRow[],
): Promise<OutboxBatch> {
  const tx = db.transaction(['outbox', 'meta'], 'readwrite');
  const [outbox, meta] = [tx.objectStore('outbox'), tx.objectStore('meta')];
  const [cursor, restart] = [meta.get(CURSOR), meta.get(RESTART)];
  const storedRows: IDBRequest<OutboxRow[]> = outbox.getAll();
  const batch: OutboxBatch = { rows: [], since: undefined };
  storedRows.addEventListener('success', () => {
    batch.since = cursorToSend(cursor.result, restart.result);
    if (batch.since !== undefined) batch.rows = choose(storedRows.result);
    for (const row of batch.rows) outbox.put({ ...row, maybeSent: true });
  });
  return new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve(batch));
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('the transaction was undone')));
  });
}
