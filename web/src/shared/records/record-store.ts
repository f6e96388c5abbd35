import { createListeners } from '../listeners.ts';
import { announceRefusal } from '../http/refusals.ts';
import { withTabLock } from './device/with-tab-lock.ts';
import { announceNotices } from './announce-notices.ts';
import { PASS_KEY, passCovering } from './sync/pass-for-write.ts';
import { createHttpTransport } from './sync/http-transport.ts';
import { databaseName } from './device/database-name.ts';
import { requestBackgroundSync } from './sync/background-sync.ts';
import { type Collection, findRules } from './collection.ts';
import type {
  LocalRecord,
  LocalStore,
  OutboxRow,
  SortKey,
  StoreTransaction,
  WriteRefusal,
} from './device/local-store.ts';
import { discardWrites } from './merge/apply-reply.ts';
import { findProgress, type PullProgress } from './sync/pull-progress.ts';
import { type RecordChange, reportChanges } from './record-changes.ts';
import { refreshQueries } from './refresh-queries.ts';
import { sameValue } from './merge/same-value.ts';
import { openServerClock } from './device/server-clock.ts';
import { storeWrite } from './device/sign-out-lock.ts';
import { storageError } from './device/storage-error.ts';
import { createEngine, type RoundEnd } from './sync/sync-engine.ts';
import { createRunner } from './sync/sync-runner.ts';
import { newId } from './device/uuid-v7.ts';
import { type RecordEdit, type SaveOutcome, writeRecord } from './merge/write-record.ts';

/** Only on this device, in the account, or refused by the server until the person decides. */
export type RecordState = 'on-phone' | 'in-account' | 'refused';

export type SavedRecord<Value> = {
  id: string;
  value: Value;
  /** The value as it is stored: an edit of it says what it started from. */
  stored: unknown;
  state: RecordState;
  refusal?: WriteRefusal | undefined;
  copyOf?: string | undefined;
};

/** A part of the list of a collection: some rows of it, or everything down to a sort key. */
export type ListPart = { offset: number; limit: number } | { from: SortKey };

export type SyncStatus = {
  /** Writes that are only on this device. */
  pending: number;
  refused: number;
  /** What the server said of writes that wait for a membership. */
  needsMembership?: string | undefined;
  /** The account accepts nothing until the person signs in again. */
  isSignedOut: boolean;
  /** The last attempt to sync was answered. */
  isReachable: boolean;
  /** Undefined while the database opens. */
  pull?: PullProgress | undefined;
};

/** A write that waits, with what the account has instead. */
export type PendingWrite = OutboxRow & { value: unknown; before: unknown };

/** Counting what waits reads the whole outbox: once for many writes, and less often the longer it is. */
const STATUS_DELAY_MS = 50;
/** With signal a write is in the account by then, and nothing has to be counted nor said. */
const WAITING_DELAY_MS = 1000;

export type RecordStore = Awaited<ReturnType<typeof createRecordStore>>;

/** The records of an account, over its opened local store. */
export async function createRecordStore({
  userId,
  store: local,
}: {
  userId: string;
  store: LocalStore;
}) {
  const store = reportChanges(local, onStored);
  const channel =
    'BroadcastChannel' in window ? new BroadcastChannel(databaseName(userId)) : undefined;
  const { subscribe, notify } = createListeners();
  // In memory, so that a write waits for the database once. What this tab misses is added when the write is sent.
  let devicePass: unknown = await store.read((tx) => tx.meta(PASS_KEY));
  let isClosed = false;
  let persisting: Promise<void> | undefined;
  let statusTimer: ReturnType<typeof setTimeout> | undefined;
  let statusDueAt = Infinity;
  let status: SyncStatus = {
    pending: 0,
    refused: 0,
    isSignedOut: false,
    isReachable: navigator.onLine,
    pull: await store.read(findProgress),
  };

  const clock = await openServerClock(store);
  const engine = createEngine({
    store,
    transport: createHttpTransport({ account: userId, onServerTime: clock.setServerTime }),
    findRules,
    now: clock.now,
    monotonic: () => performance.now(),
    chance: Math.random,
    newId,
    onRefused: (code) => announceRefusal(code, 'queue'),
  });
  const withStoreLock = <T>(work: () => Promise<T>) => withTabLock(databaseName(userId), work);
  const runner = createRunner({
    round: engine.round,
    withTabLock: withStoreLock,
    onEnd: roundEnded,
    onPostponed: () => void requestBackgroundSync(userId),
  });

  channel?.addEventListener('message', ({ data }: MessageEvent<RecordChange[] | 'edited'>) => {
    if (data === 'edited') runner.afterOthers();
    else {
      refreshQueries(userId, data);
      refreshStatus();
    }
  });

  function onStored(changes: RecordChange[]): void {
    if (isClosed) return;
    refreshQueries(userId, changes);
    refreshStatus({}, WAITING_DELAY_MS);
    channel?.postMessage(changes);
  }

  function roundEnded(end: RoundEnd): void {
    // Whoever follows the session asks the server again who is here.
    if (end.kind === 'signed-out') announceRefusal('not_signed_in', 'queue');
    if (end.kind === 'other-account') announceRefusal('another_person_signed_in', 'queue');
    refreshStatus({ isSignedOut: end.kind === 'signed-out', isReachable: end.kind === 'done' });
    // Also where the account had nothing: other tabs stop waiting for its records.
    channel?.postMessage([]);
    void announceNotices(store);
  }

  function refreshStatus(change: Partial<SyncStatus> = {}, delayMs = STATUS_DELAY_MS): void {
    setStatus(change);
    const ms = delayMs + status.pending / 2;
    if (performance.now() + ms >= statusDueAt) return;
    clearTimeout(statusTimer);
    statusDueAt = performance.now() + ms;
    statusTimer = setTimeout(() => void readStatus(), ms);
  }

  async function readStatus(): Promise<void> {
    statusDueAt = Infinity;
    if (isClosed) return;
    const [rows, pull] = await store.read(async (tx) => Promise.all([tx.rows(), findProgress(tx)]));
    const refused = rows.filter(({ refusal }) => refusal).length;
    const needsMembership = rows.find(waitsForMembership)?.refusal?.message;
    setStatus({ refused, pending: rows.length - refused, needsMembership, pull });
    notify();
  }

  /** The same object while it says the same: a screen that shows it is not drawn again. */
  function setStatus(change: Partial<SyncStatus>): void {
    const next = { ...status, ...change };
    if (!sameValue(next, status)) status = next;
  }

  async function close(): Promise<void> {
    isClosed = true;
    runner.stop();
    channel?.close();
    await store.close();
  }

  /** A write of the person: stored on the device, or thrown. The way to the account is not waited for. */
  async function write<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const result = await storeWrite(userId, store, work).catch((cause: unknown) => {
      throw storageError(cause, 'not-stored');
    });
    channel?.postMessage('edited');
    void runner.run();
    persisting ??= askToPersist();
    return result;
  }

  type Edit = Pick<RecordEdit, 'id' | 'isNew' | 'original' | 'value'>;
  function edit({ name: collection }: { name: string }, change: Edit): Promise<SaveOutcome> {
    const madeAt = new Date(clock.now()).toISOString();
    const pass = passCovering(devicePass, madeAt);
    return write((tx) =>
      writeRecord(tx, { collection, ...change, madeAt, pass }, { findRules, newId }),
    );
  }

  // Not awaited: what is on the device is shown meanwhile.
  void store
    .write(retryMembershipRefusals)
    .then(() => refreshStatus())
    .then(() => runner.run());

  return {
    count: ({ name }: { name: string }): Promise<number> => store.read((tx) => tx.count(name)),
    /** The highest first by the collection's order. */
    list: <Value>(collection: Collection<Value>, part: ListPart): Promise<SavedRecord<Value>[]> =>
      store.read(async (tx) => {
        const { name } = collection;
        const records = await ('from' in part ? tx.range(name, part.from) : tx.window(name, part));
        const saved = await Promise.all(records.map((record) => findSaved(tx, collection, record)));
        return saved.filter((record) => record !== undefined);
      }),
    get: <Value>(
      collection: Collection<Value>,
      id: string,
    ): Promise<SavedRecord<Value> | undefined> =>
      store.read(async (tx) => findSaved(tx, collection, await tx.record(collection.name, id))),
    /** A new record, or the edit of the one that was shown: it is merged with what changed since. */
    async save<Value>(
      collection: Collection<Value>,
      {
        id: newRecordId,
        original,
        value,
      }: { id?: string; original?: SavedRecord<Value> | undefined; value: Value },
    ): Promise<{ id: string; outcome: SaveOutcome }> {
      const recordId = original?.id ?? newRecordId;
      const id = recordId ?? newId();
      const change = {
        id,
        isNew: recordId === undefined,
        original: original?.stored,
        value: collection.encode(value),
      };
      return { id, outcome: await edit(collection, change) };
    },
    /** 'edit-kept' when it had changed since it was shown, and was not deleted. */
    remove: <Value>(collection: Collection<Value>, { id, stored }: SavedRecord<Value>) =>
      edit(collection, { id, original: stored, value: null }),
    /** Undoes a deletion. If another device undid it first, its value stays. */
    restore: <Value>(collection: Collection<Value>, { id, stored }: SavedRecord<Value>) =>
      edit(collection, { id, original: null, value: stored }),
    /** What waits for a membership is sent again. */
    async membershipCame(): Promise<void> {
      const rows = await store.read((tx) => tx.rows());
      if (rows.some(waitsForMembership)) await write(retryMembershipRefusals);
    },
    /** Syncs with the account now, and ends when it was tried. */
    sync: runner.run,
    /** Ends after the rounds of every tab, and says how the last one ended. */
    drain: runner.drain,
    clock,
    /** Everything that is only here, and what the person sees of each. */
    pending: (): Promise<PendingWrite[]> =>
      store.read(async (tx) => {
        const findWaiting = async (row: OutboxRow): Promise<PendingWrite> => {
          const record = await tx.record(row.collection, row.id);
          return { ...row, value: record?.value, before: record?.server?.value };
        };
        return Promise.all((await tx.rows()).map(findWaiting));
      }),
    /** What the server refused is sent again as it is. */
    retry: (collection: string, id: string) =>
      write(async (tx) => {
        for (const row of await tx.recordRows(collection, id))
          tx.putRow({ ...row, refusal: undefined, notified: false, attempts: 0 });
      }),
    async discard(collection: string, id: string): Promise<void> {
      await write((tx) => discardWrites(tx, collection, id));
      refreshStatus();
    },
    /** Everything at one instant, and many changes at once: for a backup and its restoration. */
    read: <T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> => store.read(work),
    write,
    /** A small thing of the account that stays on this device. */
    getMeta: (key: string): Promise<unknown> => store.read((tx) => tx.meta(key)),
    async setMeta(key: string, value: unknown): Promise<void> {
      await store.write(async (tx) => tx.setMeta(key, value));
      if (key === PASS_KEY) devicePass = value;
    },
    status: { current: (): SyncStatus => status, subscribe },
    close,
  };
}

/** A membership may have come: only the server knows, so they are sent again at each start, and when one is seen. */
async function retryMembershipRefusals(tx: StoreTransaction): Promise<void> {
  for (const row of await tx.rows())
    if (waitsForMembership(row)) tx.putRow({ ...row, refusal: undefined, notified: true });
}

const waitsForMembership = ({ refusal }: OutboxRow): boolean =>
  refusal?.code === 'membership_required';

/** Once there is something to lose. A browser that refuses stores it anyway, until it needs the room. */
async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // This browser has no such request.
  }
}

async function findSaved<Value>(
  tx: StoreTransaction,
  collection: Collection<Value>,
  record: LocalRecord | undefined,
): Promise<SavedRecord<Value> | undefined> {
  if (!record || record.value === null) return undefined;
  const { id, value: stored, revision, server, copyOf } = record;
  const value = collection.decode(stored);
  if (value === undefined) return undefined;
  if (revision > 0 && server === undefined)
    return { id, value, stored, state: 'in-account', copyOf };
  const rows = await tx.recordRows(collection.name, id);
  const refusal = rows.find((row) => row.refusal)?.refusal;
  return { id, value, stored, state: refusal ? 'refused' : 'on-phone', refusal, copyOf };
}
