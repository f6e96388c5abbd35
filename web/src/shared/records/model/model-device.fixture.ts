import type { CollectionRules, FindRules, LocalRecord, LocalStore } from '../device/local-store.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { writeRecord } from '../merge/write-record.ts';
import { createHttpTransport } from '../sync/http-transport.ts';
import { createEngine, type RoundEnd } from '../sync/sync-engine.ts';
import type { Transport } from '../sync/sync-outcome.ts';
import type { Dice } from './dice.fixture.ts';
import { inTab, type Network } from './faulty-network.fixture.ts';

export type PhoneParts = {
  merge: CollectionRules['merge'];
  writeRecord: typeof writeRecord;
  databaseOf: (userId: string) => string;
  openInTab: (disk: LocalStore, findRules: FindRules) => LocalStore;
  createTransport: (account: string) => Transport;
};
const PARTS: PhoneParts = {
  merge: 'fields',
  writeRecord,
  databaseOf: (userId) => userId,
  openInTab: (disk) => disk,
  createTransport: (account) => createHttpTransport({ account }),
};

type World = {
  userId: string;
  dice: Dice;
  network: Network;
  time: { now: number };
  hasLocks: boolean;
  parts?: Partial<PhoneParts>;
};
type Shown = { collection: string; id: string; shown: unknown; copyOf?: string | undefined };
type Saved = { collection: string; id: string; value: unknown };
type Edit = Saved & { shown: unknown; isUndo?: boolean };

export function createDevice(
  name: string,
  { userId: firstUser, dice, network, time, hasLocks, parts }: World,
) {
  const {
    merge,
    databaseOf,
    openInTab,
    createTransport,
    writeRecord: write,
  } = { ...PARTS, ...parts };
  const findRules: FindRules = (collection) =>
    ['notes', 'workouts'].includes(collection)
      ? { name: collection, merge, toRequest: (stored) => stored, getSortKey: () => collection }
      : undefined;
  const clock = { offset: 0 };
  const stores = new Map<string, { store: LocalStore; deviceId: string }>();
  const deviceIds: string[] = [];
  let session: string | undefined = firstUser;
  let ids = 0;
  /** Ids and mutations increase, like UUIDv7. */
  const newId = () => `${name}-${String((ids += 1)).padStart(5, '0')}`;
  const now = () => time.now + clock.offset;
  const locks = new Map<string, Promise<unknown>>();

  const open = (userId: string) => {
    const found = stores.get(databaseOf(userId));
    if (found) return found;
    const opened = { store: createMemoryStore(findRules), deviceId: crypto.randomUUID() };
    deviceIds.push(opened.deviceId);
    stores.set(databaseOf(userId), opened);
    return opened;
  };

  function createTab() {
    let userId = firstUser;
    let start = startEngine();

    function startEngine() {
      const store = openInTab(open(userId).store, findRules);
      let close = () => {};
      const closed = new Promise<'closed'>((resolve) => (close = () => resolve('closed')));
      const engine = createEngine({
        store,
        transport: createTransport(userId),
        findRules,
        now,
        monotonic: () => time.now,
        chance: dice.chance,
        newId,
      });
      return { store, engine, close, closed };
    }

    /** Runs one tab at a time, where locks exist; a closed tab releases its lock. */
    async function inTurn(work: () => Promise<RoundEnd | 'closed'>): Promise<RoundEnd | 'closed'> {
      if (!hasLocks) return work();
      const previous = locks.get(userId);
      const turn = (previous ?? Promise.resolve()).then(work);
      locks.set(userId, turn);
      return turn;
    }

    const edit = ({ collection, id, value, shown, isUndo }: Edit) =>
      start.store.write((tx) =>
        write(
          tx,
          { collection, id, original: shown, value, isUndo, madeAt: new Date(now()).toISOString() },
          { findRules, newId },
        ),
      );

    return {
      newId,
      get userId() {
        return userId;
      },
      list: (): Promise<Shown[]> => listShown(start.store),
      add: (saved: Saved) => edit({ ...saved, shown: undefined }),
      save: edit,
      remove: ({ collection, id, shown }: Shown) => edit({ collection, id, shown, value: null }),
      /** Returns whether the whole edit was undone. */
      undo: async ({ collection, id, shown, value }: Edit): Promise<boolean> =>
        (await edit({ collection, id, shown: value, value: shown, isUndo: true })) !==
        'changed-since',
      /** A round that never ends closes the tab; the next tab starts from the device. */
      round: (): Promise<RoundEnd | 'closed'> =>
        inTurn(() => {
          const { engine, close, closed } = start;
          return inTab.run({ session: () => session, onClose: close, network }, async () => {
            const end = await Promise.race([engine.round(), closed]);
            if (end === 'closed') start = startEngine();
            return end;
          });
        }),
      /** Pulls before pushing, like a tab with a request in flight. */
      pullFirst: (): Promise<unknown> =>
        inTurn(() => {
          const { engine, close, closed } = start;
          return inTab.run({ session: () => session, onClose: close, network }, async () => {
            if ((await Promise.race([engine.pull(), closed])) === 'closed') start = startEngine();
            return { kind: 'done' } as const;
          });
        }),
      reopen(newUser: string = userId): void {
        start.close();
        userId = newUser;
        start = startEngine();
      },
    };
  }

  const tabs = [createTab(), createTab()] as const;
  const read = async <T>(
    userId: string,
    work: (store: LocalStore) => Promise<T>,
    none: T,
  ): Promise<T> => {
    const found = stores.get(databaseOf(userId));
    return found ? work(found.store) : none;
  };
  const allRecords = (userId: string) =>
    read(userId, (store) => store.read((tx) => tx.allRecords()), []);
  const rows = (userId: string) => read(userId, (store) => store.read((tx) => tx.rows()), []);

  return {
    name,
    clock,
    tabs,
    deviceIds: () => deviceIds,
    /** Reads or sets the browser's session. */
    session(next?: string | null): string | undefined {
      if (next !== undefined) session = next ?? undefined;
      return session;
    },
    async signOut(userId: string): Promise<boolean> {
      if ((await rows(userId)).length > 0) return false;
      stores.delete(databaseOf(userId));
      for (const tab of tabs) if (tab.userId === userId) tab.reopen();
      return true;
    },
    waiting: async (userId: string) => (await rows(userId)).length,
    shown: (userId: string) => read(userId, listShown, []),
    async synced(userId: string): Promise<LocalRecord[]> {
      const waiting = new Set(
        (await rows(userId)).map(({ collection, id }) => `${collection} ${id}`),
      );
      return (await allRecords(userId)).filter(
        ({ collection, id }) => !waiting.has(`${collection} ${id}`),
      );
    },
    everything: async (userId: string): Promise<unknown[]> => [
      ...(await allRecords(userId)).map(({ value }) => value),
      ...(await rows(userId)).map(({ request }) => request),
    ],
  };
}

async function listShown(store: LocalStore): Promise<Shown[]> {
  const records = await store.read(async (tx) => [
    ...(await tx.range('notes')),
    ...(await tx.range('workouts')),
  ]);
  return records.map(({ collection, id, value, copyOf }) => ({
    collection,
    id,
    shown: value,
    copyOf,
  }));
}

export type Device = ReturnType<typeof createDevice>;
export type Tab = Device['tabs'][number];
