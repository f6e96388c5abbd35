import { createAccountSync } from './account-sync.ts';
import { databaseName } from './device/database-name.ts';
import type { LocalStore, StoreTransaction } from './device/local-store.ts';
import { openServerClock } from './device/server-clock.ts';
import { ignoreStorageFailure } from './device/storage-error.ts';
import { discardWrites } from './merge/synced-record.ts';
import { type RecordChange, reportChanges } from './record-changes.ts';
import { createRecordReader } from './record-reader.ts';
import { createRecordWriter, retryMembershipRefusals } from './record-writer.ts';
import { refreshQueries } from './refresh-queries.ts';
import { PASS_KEY } from './sync/pass-for-write.ts';
import type { RoundEnd } from './sync/sync-engine.ts';
import { openSyncStatus } from './sync-status.ts';

const WAITING_DELAY_MS = 1000;

export type RecordStore = Awaited<ReturnType<typeof createRecordStore>>;

export async function createRecordStore(userId: string, local: LocalStore) {
  const store = reportChanges(local, onStored);
  const channel =
    'BroadcastChannel' in window ? new BroadcastChannel(databaseName(userId)) : undefined;
  // Cached, so that a write waits for the database once.
  let devicePass: unknown = await store.read((tx) => tx.meta(PASS_KEY));
  let isClosed = false;
  const status = await openSyncStatus(store, () => isClosed);
  const clock = await openServerClock(store);
  const sync = createAccountSync({ userId, store, clock, onEnd: reportRound });

  channel?.addEventListener('message', ({ data }: MessageEvent<RecordChange[] | 'edited'>) => {
    if (data === 'edited') sync.afterOthers();
    else {
      refreshQueries(userId, data);
      status.refresh();
    }
  });

  function onStored(changes: RecordChange[]): void {
    if (isClosed) return;
    refreshQueries(userId, changes);
    status.refresh({}, WAITING_DELAY_MS);
    channel?.postMessage(changes);
  }

  function reportRound({ kind }: RoundEnd): void {
    status.refresh({ isSignedOut: kind === 'signed-out', isReachable: kind === 'done' });
    channel?.postMessage([]);
  }

  async function close(): Promise<void> {
    isClosed = true;
    sync.stop();
    channel?.close();
    await store.close();
  }

  const writer = createRecordWriter({
    userId,
    store,
    now: clock.now,
    getPass: () => devicePass,
    onWritten() {
      channel?.postMessage('edited');
      void sync.run();
    },
  });

  void store
    .write(retryMembershipRefusals)
    .catch(ignoreStorageFailure)
    .then(() => status.refresh())
    .then(() => sync.run());

  return {
    ...createRecordReader(store),
    ...writer,
    sync: sync.run,
    drain: sync.drain,
    clock,
    async discard(collection: string, id: string): Promise<void> {
      await writer.write((tx) => discardWrites(tx, collection, id));
      status.refresh();
    },
    read: <T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> => store.read(work),
    getMeta: (key: string): Promise<unknown> => store.read((tx) => tx.meta(key)),
    async setMeta(key: string, value: unknown): Promise<void> {
      await store.write(async (tx) => tx.setMeta(key, value));
      if (key === PASS_KEY) devicePass = value;
    },
    status: { current: status.current, subscribe: status.subscribe },
    close,
  };
}
