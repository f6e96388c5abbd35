import type { OwnCredits } from '@forja/domain/progress/weekly-sets';
import type { Workout } from '@forja/domain/workouts/workout';
import { databaseName } from '../../../shared/records/device/database-name.ts';
import { openExisting } from '../../../shared/records/device/existing-database.ts';
import type { LocalRecord } from '../../../shared/records/device/local-store.ts';
import { summarizeHistory, type TrainingHistory } from './training-history.ts';

export type HistoryCall = {
  userId: string;
  collection: string;
  today: string;
  ownCredits: OwnCredits;
};
export type HistoryReply = { history: TrainingHistory } | { failure: string };

/** A worker, because summing years of workouts would block key presses and scrolling. */
async function summarize({ userId, collection, ...details }: HistoryCall) {
  const db = await openExisting(databaseName(userId));
  if (!db) throw new Error('the records of the account are not on this device');
  try {
    // Stored workouts are plain JSON, and unreadable ones were left out when stored.
    const records = await readList(db, collection);
    return summarizeHistory(
      records.map(({ value }) => value as Workout),
      details,
    );
  } finally {
    db.close();
  }
}

/** Sorted as lists are, highest first. */
function readList(db: IDBDatabase, collection: string): Promise<LocalRecord[]> {
  const list = db.transaction('records').objectStore('records').index('list');
  // IndexedDB sorts arrays after strings and numbers.
  const request: IDBRequest<LocalRecord[]> = list.getAll(
    IDBKeyRange.bound([collection], [collection, []]),
  );
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result.toReversed()));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the records could not be read')),
    );
  });
}

self.addEventListener('message', ({ data }: MessageEvent<HistoryCall>) => {
  const reply = (body: HistoryReply) => self.postMessage(body);
  summarize(data).then(
    (history) => reply({ history }),
    (error: unknown) => reply({ failure: String(error) }),
  );
});
