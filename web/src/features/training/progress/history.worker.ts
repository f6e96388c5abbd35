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

/** Reading years of workouts and adding them up takes longer than a key or a scroll may wait. */
async function summarize({ userId, collection, ...details }: HistoryCall) {
  const db = await openExisting(databaseName(userId));
  if (!db) throw new Error('the records of the account are not on this device');
  try {
    // The list has only what this build could read when it was stored, and stored workouts are plain JSON.
    const records = await readList(db, collection);
    return summarizeHistory(
      records.map(({ value }) => value as Workout),
      details,
    );
  } finally {
    db.close();
  }
}

/** As lists show them, the highest first. */
function readList(db: IDBDatabase, collection: string): Promise<LocalRecord[]> {
  const list = db.transaction('records').objectStore('records').index('list');
  // In the order of the database an array comes after every text and every number.
  const request: IDBRequest<LocalRecord[]> = list.getAll(
    IDBKeyRange.bound([collection], [collection, []]),
  );
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result.toReversed()));
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  });
}

self.addEventListener('message', ({ data }: MessageEvent<HistoryCall>) => {
  const reply = (body: HistoryReply) => self.postMessage(body);
  summarize(data).then(
    (history) => reply({ history }),
    (error: unknown) => reply({ failure: String(error) }),
  );
});
