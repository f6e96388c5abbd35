import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  CollectionRules,
  LocalRecord,
  LocalStore,
  NewRow,
} from '../records/device/local-store.ts';
import { createMemoryStore } from '../records/device/memory-store.fixture.ts';
import { sameValue } from '../records/merge/same-value.ts';
import { CURSOR } from '../records/merge/restarted-pull.ts';
import { readContent, writeContent } from './backup-content.ts';
import { type Copy, planRestore } from './plan-restore.ts';
import { readDevice, restoreBackup } from './restore-backup.ts';

const COLLECTION = 'measures';
const ID = '0193b4f5-7e36-7c2a-9a51-000000000001';
const MUTATION = '0193b4f5-7e36-7c2a-9a51-0000000000aa';
const NOW = '2026-11-21T12:00:00.000Z';

const RULES: CollectionRules = {
  name: COLLECTION,
  toRequest: (stored) => stored,
  getSortKey: () => '',
  merge: 'fields',
};

type Record = Partial<LocalRecord>;
const aRecord = (more: Record = {}): LocalRecord => ({
  collection: COLLECTION,
  id: ID,
  value: { weightKg: 80 },
  revision: 3,
  ...more,
});
const aRow = (more: Partial<NewRow> = {}): NewRow => ({
  collection: COLLECTION,
  id: ID,
  mutationId: MUTATION,
  request: { weightKg: 79 },
  ancestor: { weightKg: 80 },
  base: 3,
  madeAt: '2026-11-20T12:00:00.000Z',
  pass: 'dicho.firmado',
  maybeSent: false,
  attempts: 0,
  ...more,
});

type Content = { records?: LocalRecord[]; rows?: NewRow[]; wasBrought?: boolean };

async function aDevice({
  records = [],
  rows = [],
  wasBrought = true,
}: Content = {}): Promise<LocalStore> {
  const store = createMemoryStore();
  await store.write(async (tx) => {
    for (const record of records) tx.putRecord(record);
    for (const row of rows) tx.addRow(row);
    if (wasBrought) tx.setMeta(CURSOR, 'c');
  });
  return store;
}

const readState = (store: LocalStore) => store.read(readDevice);

async function restore(store: LocalStore, backup: Copy, bringsDeleted = false) {
  let ids = 0;
  const newId = () => `0193b4f5-7e36-7c2a-9a52-${String((ids += 1)).padStart(12, '0')}`;
  await store.write((tx) =>
    restoreBackup(tx, backup, { bringsDeleted, findRules: () => RULES, newId, now: NOW }),
  );
  return readState(store);
}

const visible = ({ records }: Copy) =>
  records.filter(({ value }) => value !== null).map(({ value }) => value);

const deleted = aRecord({ value: null, server: { value: { weightKg: 80 } } });
const anotherRow = (more: Partial<NewRow>) =>
  aRow({ mutationId: '0193b4f5-7e36-7c2a-9a51-0000000000bb', ...more });
const pending = aRecord({ value: { weightKg: 79 }, server: { value: { weightKg: 80 } } });

test.each<{
  what: string;
  here: Content;
  backup: Content;
  kind: string | undefined;
  shown: unknown[];
}>([
  {
    what: 'a write that never reached the account, on an empty phone',
    here: { wasBrought: false },
    backup: {
      records: [aRecord({ revision: 0 })],
      rows: [aRow({ base: 0, request: { weightKg: 80 } })],
    },
    kind: 'add',
    shown: [{ weightKg: 80 }],
  },
  {
    what: 'a stored record, on a cleared phone',
    here: { wasBrought: false },
    backup: { records: [aRecord()] },
    kind: 'add',
    shown: [{ weightKg: 80 }],
  },
  {
    what: 'a record deleted since',
    here: {},
    backup: { records: [aRecord()] },
    kind: 'deleted',
    shown: [],
  },
  {
    what: 'a record with a pending deletion',
    here: {
      records: [aRecord({ value: null, server: { value: { weightKg: 80 } } })],
      rows: [aRow({ request: null })],
    },
    backup: { records: [aRecord()] },
    kind: 'deleted',
    shown: [],
  },
  {
    what: 'an identical record',
    here: { records: [aRecord({ revision: 4 })] },
    backup: { records: [aRecord()] },
    kind: 'same',
    shown: [{ weightKg: 80 }],
  },
  {
    what: 'an older version than the local one',
    here: { records: [aRecord({ revision: 4, value: { weightKg: 78 } })] },
    backup: { records: [aRecord()] },
    kind: 'kept',
    shown: [{ weightKg: 78 }],
  },
  {
    what: 'a pending edit of the local version',
    here: { records: [aRecord()] },
    backup: { records: [pending], rows: [aRow()] },
    kind: 'change',
    shown: [{ weightKg: 79 }],
  },
  {
    what: 'a pending edit of a record changed elsewhere since',
    here: { records: [aRecord({ revision: 5, value: { weightKg: 77 } })] },
    backup: { records: [pending], rows: [aRow()] },
    kind: 'change',
    shown: [{ weightKg: 79 }],
  },
  {
    what: 'a pending edit of a record edited here too',
    here: {
      records: [aRecord({ value: { weightKg: 76 }, server: { value: { weightKg: 80 } } })],
      rows: [
        aRow({ mutationId: '0193b4f5-7e36-7c2a-9a51-0000000000bb', request: { weightKg: 76 } }),
      ],
    },
    backup: { records: [pending], rows: [aRow()] },
    kind: 'both',
    shown: [{ weightKg: 76 }, { weightKg: 79 }],
  },
  {
    what: 'the same pending write, edited further since',
    here: {
      records: [aRecord({ value: { weightKg: 76 }, server: { value: { weightKg: 80 } } })],
      rows: [aRow({ request: { weightKg: 76 } })],
    },
    backup: { records: [pending], rows: [aRow()] },
    kind: 'kept',
    shown: [{ weightKg: 76 }],
  },
  {
    what: 'a pending edit of a field unchanged here',
    here: {
      records: [
        aRecord({ value: { weightKg: 80, waistCm: 88 }, server: { value: { weightKg: 80 } } }),
      ],
      rows: [
        aRow({
          mutationId: '0193b4f5-7e36-7c2a-9a51-0000000000bb',
          request: { weightKg: 80, waistCm: 88 },
        }),
      ],
    },
    backup: { records: [pending], rows: [aRow()] },
    kind: 'both',
    shown: [{ weightKg: 79, waistCm: 88 }],
  },
  {
    what: 'a pending deletion',
    here: { records: [aRecord()] },
    backup: { records: [aRecord({ value: null })], rows: [aRow({ request: null })] },
    kind: 'change',
    shown: [],
  },
  {
    what: 'a pending deletion of a record changed since, which would lose the change',
    here: { records: [aRecord({ revision: 4, value: { weightKg: 78 } })] },
    backup: { records: [aRecord({ value: null })], rows: [aRow({ request: null })] },
    kind: 'kept',
    shown: [{ weightKg: 78 }],
  },
  {
    what: 'a pending deletion of a record restored since',
    here: { records: [aRecord({ revision: 5 })] },
    backup: { records: [aRecord({ value: null })], rows: [aRow({ request: null })] },
    kind: 'kept',
    shown: [{ weightKg: 80 }],
  },
  {
    what: 'a pending deletion of a record edited here',
    here: {
      records: [pending],
      rows: [aRow({ mutationId: '0193b4f5-7e36-7c2a-9a51-0000000000bb' })],
    },
    backup: { records: [aRecord({ value: null })], rows: [aRow({ request: null })] },
    kind: 'kept',
    shown: [{ weightKg: 79 }],
  },
  {
    what: 'a pending deletion after an edit stored without a reply',
    here: { records: [aRecord({ revision: 4, value: { weightKg: 79 } })] },
    backup: {
      records: [aRecord({ value: null, server: { value: { weightKg: 80 } } })],
      rows: [aRow({ maybeSent: true }), anotherRow({ request: null, ancestor: { weightKg: 79 } })],
    },
    kind: 'change',
    shown: [],
  },
  {
    what: 'a pending deletion of a record not yet pulled',
    here: { wasBrought: false },
    backup: { records: [deleted], rows: [aRow({ request: null })] },
    kind: 'change',
    shown: [],
  },
  {
    what: 'a pending deletion of a missing record',
    here: {},
    backup: { records: [deleted], rows: [aRow({ request: null })] },
    kind: undefined,
    shown: [],
  },
])('$what: $kind', async ({ here, backup, kind, shown }) => {
  const store = await aDevice(here);
  const incoming = await readState(await aDevice(backup));
  expect(planRestore(await readState(store), incoming)[0]?.kind).toBe(kind);
  const after = await restore(store, incoming);
  expect(visible(after)).toEqual(shown);
  expect(await restore(store, incoming), 'a second restore changes nothing').toEqual(after);
});

test('a pending write keeps its mutation id, so that it has one effect', async () => {
  const backup = await readState(await aDevice({ records: [pending], rows: [aRow()] }));
  const { rows, records } = await restore(await aDevice({ wasBrought: false }), backup);
  expect(rows).toMatchObject([
    {
      mutationId: MUTATION,
      base: 3,
      madeAt: '2026-11-20T12:00:00.000Z',
      pass: 'dicho.firmado',
      maybeSent: true,
    },
  ]);
  expect(records).toEqual([pending]);
});

test('a pending edit of a record changed elsewhere is sent unchanged, for the server and the merge to decide', async () => {
  const backup = await readState(await aDevice({ records: [pending], rows: [aRow()] }));
  const store = await aDevice({ records: [aRecord({ revision: 5, value: { weightKg: 77 } })] });
  const { records, rows } = await restore(store, backup);
  expect(records).toMatchObject([
    { value: { weightKg: 79 }, revision: 5, server: { value: { weightKg: 77 } } },
  ]);
  expect(rows).toMatchObject([
    { mutationId: MUTATION, base: 3, ancestor: { weightKg: 80 }, maybeSent: true },
  ]);
});

test('a conflict copy keeps its origin, and is not restored twice after a change or a deletion', async () => {
  const backup = await readState(await aDevice({ records: [pending], rows: [aRow()] }));
  const store = await aDevice({
    records: [aRecord({ value: { weightKg: 76 }, server: { value: { weightKg: 80 } } })],
    rows: [aRow({ mutationId: '0193b4f5-7e36-7c2a-9a51-0000000000bb', request: { weightKg: 76 } })],
  });
  const { records } = await restore(store, backup);
  const copy = { id: MUTATION, copyOf: ID, value: { weightKg: 79 }, revision: 0 };
  expect(records).toContainEqual(expect.objectContaining(copy));
  for (const value of [{ weightKg: 60 }, null]) {
    await store.write(async (tx) => tx.putRecord({ ...aRecord(copy), value }));
    expect(visible(await restore(store, backup))).toEqual([
      { weightKg: 76 },
      ...(value ? [value] : []),
    ]);
  }
});

test('a deleted record is restored on request', async () => {
  const backup = await readState(await aDevice({ records: [aRecord()] }));
  const store = await aDevice({ records: [aRecord({ revision: 4, value: null })] });
  const { records, rows } = await restore(store, backup, true);
  expect(visible({ records, rows })).toEqual([{ weightKg: 80 }]);
  expect(rows).toMatchObject([{ base: 4, request: { weightKg: 80 } }]);
});

const weights = fc.integer({ min: 70, max: 74 }).map((weightKg) => ({ weightKg }));
const toId = (index: number) => `0193b4f5-7e36-7c2a-9a51-${String(index).padStart(12, '0')}`;
const aState: fc.Arbitrary<Content> = fc
  .record({
    wasBrought: fc.boolean(),
    things: fc.array(
      fc.record({
        index: fc.integer({ min: 0, max: 4 }),
        revision: fc.integer({ min: 0, max: 3 }),
        value: weights,
        waiting: fc.option(fc.uuid()),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ wasBrought, things }) => {
    const uniqueThings = [...new Map(things.map((thing) => [thing.index, thing])).values()];
    return {
      wasBrought,
      records: uniqueThings.map(({ index, revision, value }) =>
        aRecord({ id: toId(index), revision, value }),
      ),
      rows: uniqueThings.flatMap(({ index, revision, value, waiting }) =>
        waiting === null && revision > 0
          ? []
          : [
              aRow({
                id: toId(index),
                base: revision,
                request: value,
                mutationId: waiting ?? MUTATION,
              }),
            ],
      ),
    };
  });

test('a restore loses nothing that only the device or only the backup has', async () => {
  await fc.assert(
    fc.asyncProperty(aState, aState, async (here, incoming) => {
      const store = await aDevice(here);
      const [before, backup] = [await readState(store), await readState(await aDevice(incoming))];
      const kinds = planRestore(before, backup);
      const after = await restore(store, backup);
      const has = (value: unknown) => after.records.some((each) => sameValue(each.value, value));
      for (const record of before.records) {
        const found = after.records.find(({ id }) => id === record.id);
        expect([found?.value, found?.server?.value]).toContainEqual(record.value);
      }
      for (const row of before.rows) expect(after.rows).toContainEqual(row);
      for (const { kind, record } of kinds)
        if (['add', 'change', 'both', 'same'].includes(kind)) expect(has(record.value)).toBe(true);
      expect(await restore(store, backup)).toEqual(after);
    }),
  );
});

test('a backup is read as written, and nothing else is accepted', async () => {
  const copy = await readState(await aDevice({ records: [pending], rows: [aRow()] }));
  const { records, rows } = copy;
  const backup = {
    version: 2 as const,
    userId: 'ana',
    username: 'ana@ejemplo.com.ar',
    madeAt: NOW,
    records,
    rows,
  };
  expect(readContent(writeContent(backup), () => RULES)).toEqual(backup);
  const invalidContent = { ...backup, records: [aRecord({ collection: '../account/delete' })] };
  for (const text of [
    '',
    'hola',
    '{}',
    writeContent(invalidContent),
    writeContent({ ...backup, rows: [aRow()] as never }),
  ])
    expect(readContent(text, () => RULES)).toBeUndefined();
});

test('a backup of version 1 is restored with its pending writes and their ids', async () => {
  const { request: _, ancestor: __, maybeSent: ___, ...rest } = aRow();
  const rows = [
    { ...rest, seq: 1, value: { weightKg: 79 }, hasLeft: true },
    {
      ...rest,
      seq: 2,
      mutationId: '0193b4f5-7e36-7c2a-9a51-0000000000bb',
      value: { weightKg: 78 },
      hasLeft: false,
    },
  ];
  const records = [aRecord({ value: { weightKg: 78 }, server: { value: { weightKg: 80 } } })];
  const written = JSON.stringify({
    version: 1,
    userId: 'ana',
    username: 'ana@ejemplo.com.ar',
    madeAt: NOW,
    records,
    rows,
  });
  const backup = readContent(written, () => RULES);
  expect(backup).toMatchObject({
    version: 2,
    records,
    rows: [
      {
        mutationId: MUTATION,
        request: { weightKg: 79 },
        ancestor: { weightKg: 80 },
        base: 3,
        maybeSent: true,
      },
      { request: { weightKg: 78 }, ancestor: { weightKg: 79 }, maybeSent: false },
    ],
  });
});
