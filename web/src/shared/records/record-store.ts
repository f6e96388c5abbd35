import { queryClient } from '../query-client.ts';
import { announceRefusal } from '../refusals.ts';
import { withTabLock } from './with-tab-lock.ts';
import { PASS_KEY, passCovering } from './pass-for-write.ts';
import { createHttpTransport } from './http-transport.ts';
import { databaseName, writeLock } from './idb-store.ts';
import { findRules, type LocalCollection } from './collection.ts';
import type { LocalRecord, LocalStore, OutboxRow, StoreTransaction, WriteRefusal } from './local-store.ts';
import { CURSOR } from './apply-change.ts';
import { discardWrites } from './apply-reply.ts';
import { storageError } from './storage-error.ts';
import { openServerClock } from './server-clock.ts';
import { createEngine, type RoundEnd } from './sync-engine.ts';
import { createRunner } from './sync-runner.ts';
import { newId } from './uuid-v7.ts';
import { writeRecord } from './write-record.ts';

/** Where a record is, as the person is told. */
export type WhereKept = 'phone' | 'account' | 'refused';

export type Kept<Value> = {
  id: string;
  value: Value;
  where: WhereKept;
  refusal: WriteRefusal | undefined;
  copyOf: string | undefined;
};

export type SyncStatus = {
  /** Writes that are only on this device. */
  waiting: number;
  refused: number;
  /** The account takes nothing until the person signs in again. */
  isSignedOut: boolean;
  /** False where nothing can be stored. */
  isLasting: boolean;
};

/** A write that waits, with what the account has instead. */
export type Waiting = OutboxRow & { value: unknown; before: unknown };

export const deviceKey = (userId: string, collection: string): readonly [string, string, string] => [
  'device',
  userId,
  collection,
];

export type RecordStore = Awaited<ReturnType<typeof createRecordStore>>;

type Dependencies = {
  userId: string;
  store: LocalStore;
};

/** The records of an account, over its opened local store. */
export async function createRecordStore({ userId, store }: Dependencies) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(databaseName(userId)) : undefined;
  const listeners = new Set<() => void>();
  // in memory, so that who presses waits for the database once; what this tab misses is added when the write leaves
  let devicePass: unknown = await store.read((tx) => tx.meta(PASS_KEY));
  let isClosed = false;
  let status: SyncStatus = { waiting: 0, refused: 0, isSignedOut: false, isLasting: true };

  const clock = await openServerClock(store);
  const engine = createEngine({
    store,
    transport: createHttpTransport({ account: userId, onServerTime: clock.hear }),
    findRules,
    now: clock.now,
    monotonic: () => performance.now(),
    chance: Math.random,
    newId,
    onRefused: (code) => announceRefusal(code, 'queue'),
  });
  const alone = <T>(work: () => Promise<T>) => withTabLock(databaseName(userId), work);
  const runner = createRunner({ round: engine.round, alone, onEnd: roundEnded });

  channel?.addEventListener('message', ({ data }) => {
    void refresh();
    if (data === 'written') runner.afterOthers();
  });

  function roundEnded(end: RoundEnd): void {
    // Whoever follows the session asks the server again who is here.
    if (end.kind === 'signed-out') announceRefusal('not_signed_in', 'queue');
    if (end.kind === 'other-account') announceRefusal('another_person_signed_in', 'queue');
    void refresh({ isSignedOut: end.kind === 'signed-out' });
    channel?.postMessage('synced');
  }

  async function refresh(change: Partial<SyncStatus> = {}): Promise<void> {
    if (isClosed) return;
    const rows = await store.read((tx) => tx.rows());
    const refused = rows.filter(({ refusal }) => refusal).length;
    status = { ...status, ...change, refused, waiting: rows.length - refused };
    for (const listener of listeners) listener();
    // Not waited for: what is read again may itself be waiting for this.
    void queryClient.invalidateQueries({ queryKey: ['device', userId] });
  }

  async function close(): Promise<void> {
    isClosed = true;
    runner.stop();
    channel?.close();
    await store.close();
  }

  /** Kept on the device, or thrown; the way to the account is not waited for. */
  async function keep(work: Parameters<LocalStore['write']>[0]): Promise<unknown> {
    // Shared among the writes of every tab: signing out waits for all of them.
    const kept = await withTabLock(writeLock(userId), () => store.write(work), 'shared').catch((cause: unknown) => {
      throw storageError(cause);
    });
    void refresh();
    channel?.postMessage('written');
    void runner.run();
    void askToLast();
    return kept;
  }

  /** `shown` is the stored value that was edited: without it, the one that is here now. */
  const write = (collection: string, id: string, value: unknown, shown?: { value: unknown }) =>
    keep(async (tx) => {
      const madeAt = new Date(clock.now()).toISOString();
      const pass = passCovering(devicePass, madeAt);
      const edited = shown ?? (await tx.record(collection, id));
      return writeRecord(tx, { collection, id, shown: edited?.value, value, madeAt, pass }, { findRules, newId });
    });

  // Not waited for: what is on the device is shown meanwhile.
  void store
    .write(tryAgainWithMembership)
    .then(() => refresh())
    .then(() => runner.run());

  return {
    async list<Value>(collection: LocalCollection<Value>): Promise<Kept<Value>[]> {
      const [records, rows] = await store.read(
        async (tx) => [await tx.range(collection.name), await tx.rows()] as const,
      );
      const waiting = new Map<string, OutboxRow[]>();
      for (const row of rows)
        if (row.collection === collection.name) waiting.set(row.id, [...(waiting.get(row.id) ?? []), row]);
      return records.flatMap((record) => shown(collection, record, waiting.get(record.id) ?? []) ?? []);
    },
    async one<Value>(collection: LocalCollection<Value>, id: string): Promise<Kept<Value> | undefined> {
      const [record, rows] = await store.read(
        async (tx) => [await tx.record(collection.name, id), await tx.recordRows(collection.name, id)] as const,
      );
      return record && shown(collection, record, rows);
    },
    add: <Value>(collection: LocalCollection<Value>, value: Value) =>
      write(collection.name, newId(), collection.written(value)),
    save: <Value>(collection: LocalCollection<Value>, id: string, value: Value) =>
      write(collection.name, id, collection.written(value)),
    remove: (collection: { name: string }, id: string) => write(collection.name, id, null),
    restore: <Value>(collection: LocalCollection<Value>, id: string, value: Value) =>
      write(collection.name, id, collection.written(value), { value: null }),
    /** What waits for one goes again by itself. */
    async membershipCame(): Promise<void> {
      const rows = await store.read((tx) => tx.rows());
      if (rows.some(waitsForMembership)) await keep(tryAgainWithMembership);
    },
    /** Goes to the account now, and ends when it was tried. */
    sync: runner.run,
    /** Ends after the rounds of every tab, and says how the last one ended. */
    drain: runner.drain,
    clock,
    /** Everything that is only here, and what the person sees of each. */
    waiting: (): Promise<Waiting[]> =>
      store.read(async (tx) => {
        const waiting: Waiting[] = [];
        for (const row of await tx.rows()) {
          const record = await tx.record(row.collection, row.id);
          waiting.push({ ...row, value: record?.value, before: record?.server?.value });
        }
        return waiting;
      }),
    /** What the server did not take goes again as it is. */
    retry: (collection: string, id: string) =>
      keep(async (tx) => {
        for (const row of await tx.recordRows(collection, id))
          tx.putRow({ ...row, refusal: undefined, notified: false, notBefore: 0, attempts: 0 });
      }),
    discard: (collection: string, id: string) => keep((tx) => discardWrites(tx, collection, id)),
    /** Whether the account was ever brought to this device: an empty list means nothing before. */
    wasBrought: async (): Promise<boolean> => (await store.read((tx) => tx.meta(CURSOR))) !== undefined,
    /** Everything at one instant, and many changes at once: for a backup and its way back. */
    read: <T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> => store.read(work),
    write: keep,
    /** A small thing of the account that is only of this device. */
    getMeta: (key: string): Promise<unknown> => store.read((tx) => tx.meta(key)),
    async setMeta(key: string, value: unknown): Promise<void> {
      await store.write(async (tx) => tx.setMeta(key, value));
      if (key === PASS_KEY) devicePass = value;
    },
    status: {
      current: (): SyncStatus => status,
      subscribe(listener: () => void): () => void {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    close,
  };
}

/** A membership may have come: only the server knows, so it is asked again at each start, and when one is seen. */
async function tryAgainWithMembership(tx: StoreTransaction): Promise<void> {
  for (const row of await tx.rows())
    if (waitsForMembership(row)) tx.putRow({ ...row, refusal: undefined, notified: true });
}

const waitsForMembership = ({ refusal }: OutboxRow): boolean => refusal?.code === 'membership_required';

/** Asked once there is something to lose; a browser that says no keeps things anyway, until it needs the room. */
async function askToLast(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // It is not something that can be asked here.
  }
}

function shown<Value>(
  collection: LocalCollection<Value>,
  record: LocalRecord,
  own: readonly OutboxRow[],
): Kept<Value> | undefined {
  if (record.value === null) return undefined;
  const value = collection.read(record.value);
  if (value === undefined) return undefined;
  const refusal = own.find((row) => row.refusal)?.refusal;
  const where = refusal ? 'refused' : own.length > 0 ? 'phone' : 'account';
  return { id: record.id, value, where, refusal, copyOf: record.copyOf };
}
