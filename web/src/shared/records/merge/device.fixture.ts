import { applyPage } from './apply-change.ts';
import { applyConflict, applyRefusal, applyStored } from './apply-reply.ts';
import type { FindRules, LocalRecord, OutboxRow } from '../device/local-store.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { findNotices } from './notices.ts';
import { type RecordEdit, writeRecord } from './write-record.ts';
import type { ChangedRecord, PulledPage, ServerVersion } from './server-reply.ts';

type Fields = Record<string, unknown>;
export const ID = 'r1';
const COLLECTION = 'measures';
const NOW = Date.parse('2026-11-22T12:00:00.000Z');

/** Values of 'unreadable' come from a newer build. */
export const rules: FindRules = (name) =>
  name === 'unknown'
    ? undefined
    : {
        name,
        toRequest: (stored) => ({ payload: stored }),
        getSortKey: (stored) =>
          (stored as Fields)['unreadable'] === undefined ? JSON.stringify(stored) : undefined, // tests write only objects
        merge: name === 'plans' ? 'whole' : 'fields',
      };

export function createDevice(collection = COLLECTION) {
  const store = createMemoryStore(rules);
  let ids = 0;
  const newId = () => `m${(ids += 1)}`;
  const dependencies = { findRules: rules, newId, now: () => NOW };
  const first = async () => (await device.rows())[0] as OutboxRow; // tests call it after a write
  const edit = (change: Pick<RecordEdit, 'id' | 'original' | 'value' | 'isUndo'>) =>
    store.write((tx) =>
      writeRecord(tx, { collection, ...change, madeAt: new Date(NOW).toISOString() }, dependencies),
    );

  const device = {
    store,
    /** Defaults to the shown value. */
    async write(
      value: Fields | null,
      { id = ID, original = undefined as { value: unknown } | undefined } = {},
    ) {
      const before = original ?? (await store.read((tx) => tx.record(collection, id)));
      return edit({ id, original: before?.value, value });
    },
    undo: (before: Fields | null, after: Fields | null) =>
      edit({ id: ID, original: after, value: before, isUndo: true }),
    record: (id = ID): Promise<LocalRecord | undefined> =>
      store.read((tx) => tx.record(collection, id)),
    records: async () =>
      (await store.read((tx) => tx.allRecords())).filter(({ value }) => value !== null),
    rows: (): Promise<OutboxRow[]> => store.read((tx) => tx.rows()),
    notices: () => store.read(findNotices),
    send: async () => {
      const row = await first();
      await store.write(async (tx) => tx.putRow({ ...row, maybeSent: true, attempts: 1 }));
    },
    stored: async (revision: number) => {
      const row = await first();
      await store.write((tx) => applyStored(tx, row, { revision }));
    },
    conflict: async (current: Pick<ServerVersion, 'revision' | 'value'>) => {
      const row = await first();
      const version = { ...current, deleted: current.value === null };
      await store.write((tx) => applyConflict(tx, { row, current: version }, dependencies));
    },
    refuse: async () => {
      const row = await first();
      await store.write((tx) =>
        applyRefusal(tx, row, { status: 400, code: 'invalid_input', message: 'No' }),
      );
    },
    pull: (
      items: (Partial<ChangedRecord> & { revision: number })[],
      page: Partial<PulledPage> = {},
    ) =>
      store.write((tx) =>
        applyPage(
          tx,
          {
            items: items.map((item) => ({
              collection,
              id: ID,
              deleted: item.value === null,
              value: null,
              ...item,
            })),
            next: 'c',
            hasMore: false,
            ...page,
          },
          dependencies,
        ),
      ),
  };
  return device;
}
