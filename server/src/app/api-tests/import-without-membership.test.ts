import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { auditTable } from '../../features/identity/audit/audit.table.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { canonicalJson } from '../../features/account-export/canonical-json.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { recordsTable } from '../../features/records/records.table.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';

const SECRET = 'a secret of the tests, of no use elsewhere';
const REFUSED = {
  success: false,
  code: 'membership_required',
  message: 'Necesitas una membresía activa para acceder a esta función',
};

type Item = {
  id: string;
  value: { createdAt?: string; plan?: { input: object; engineVersion: string }; weightKg?: number };
};
type Signature = {
  accountId: string;
  mac: string;
  records: { collection: string; id: string; digest: string }[];
};
type File = {
  format: string;
  version: number;
  records: { plans: Item[]; measures: Item[] };
  signature?: Signature;
};
type Report = {
  collections: {
    name: string;
    counts: object;
    records: { outcome: string; reason: string | null }[];
  }[];
};

const bring = (client: Client, file: object, isDryRun = false) =>
  client.post('/api/account/import', { isDryRun, file });

async function anExpiredMember() {
  const [ana, bruno] = [aUser(), aUser()];
  const api = await appWith({ users: [ana, bruno] });
  const member = await api.as(ana);
  const ids = {
    exported: randomUUID(),
    gone: randomUUID(),
    live: randomUUID(),
    deleted: randomUUID(),
  };
  for (const id of [ids.live, ids.deleted]) await member.put(`/api/plans/${id}`, aPlanWrite());
  for (const id of [ids.exported, ids.gone])
    await member.put(`/api/measures/${id}`, { revision: 0, value: aMeasure({ weightKg: 80 }) });
  const file = (await member.get('/api/account/export')).json<File>();
  const others = (await (await api.as(bruno)).get('/api/account/export')).json<File>();
  await member.put(`/api/measures/${ids.gone}`, { revision: 1, deleted: true });
  await member.put(`/api/plans/${ids.deleted}`, { revision: 1, deleted: true });
  api.pass(100 * DAY_MS);
  const her = await api.as(ana);
  const rows = () => api.db.select().from(recordsTable);
  const imports = async () =>
    (await api.db.select().from(auditTable)).filter(({ event }) => event === 'data_imported')
      .length;
  return { ...api, ana, bruno, her, ids, file, others, rows, imports };
}

const edited = (items: Item[], id: string, change: object): Item[] =>
  items.map((item) => (item.id === id ? { ...item, value: { ...item.value, ...change } } : item));
const readCounts = (reply: { json: <T>() => T }) =>
  Object.fromEntries(reply.json<Report>().collections.map(({ name, counts }) => [name, counts]));

/** Rewrites and signs the file as version 1 did. */
function toVersion1({ records, signature }: File) {
  const computeDigest = (value: object) =>
    createHash('sha256').update(canonicalJson(value)).digest('base64url');
  const plans = records.plans.map(({ id, value: { createdAt, plan } }) => ({
    id,
    createdAt,
    plan,
    deletedAt: null,
  }));
  const measures = records.measures.map(({ id, value }) => ({ id, ...value }));
  const signed = {
    version: 1,
    accountId: signature?.accountId,
    records: [
      ...plans.map(({ id, plan, ...rest }) => ({
        collection: 'plans',
        id,
        revision: 1,
        digest: computeDigest({ ...rest, input: plan?.input, engineVersion: plan?.engineVersion }),
      })),
      ...measures.map(({ id, ...value }) => ({
        collection: 'measures',
        id,
        revision: 1,
        digest: computeDigest(value),
      })),
    ],
  };
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'account export', 32));
  const mac = createHmac('sha256', key).update(canonicalJson(signed)).digest('base64url');
  return { format: 'forja-account', version: 1, plans, measures, signature: { ...signed, mac } };
}

test('an export is signed with the records of the account', async () => {
  const { file, ana, ids } = await anExpiredMember();
  expect(file.signature).toMatchObject({
    version: 2,
    accountId: ana.id,
    mac: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(file.signature?.records).toHaveLength(4);
  expect(file.signature?.records).toContainEqual({
    collection: 'measures',
    id: ids.exported,
    revision: 1,
    digest: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test.each([
  ['of this release', (file: File): object => file],
  ['of the previous release', toVersion1],
])(
  "after the membership ended, the account's own file %s restores deleted records only",
  async (_, fileOf) => {
    const { her, ids, file, rows, imports } = await anExpiredMember();
    const own = fileOf(file);
    const before = await rows();
    const preview = await bring(her, own, true);
    expect([preview.statusCode, readCounts(preview)]).toMatchObject([
      200,
      {
        plans: { new: 1, already_here: 1, needs_membership: 0 },
        measures: { new: 1, already_here: 1, unreadable: 0, needs_membership: 0 },
      },
    ]);
    expect(await rows()).toEqual(before);

    expect(readCounts(await bring(her, own))).toMatchObject({
      measures: { new: 1 },
      plans: { new: 1 },
    });
    const items = (await her.get('/api/changes')).json<{
      items: { id: string; deleted: boolean }[];
    }>().items;
    expect(new Set(items.filter(({ deleted }) => !deleted).map(({ id }) => id))).toEqual(
      new Set(Object.values(ids)),
    );
    expect((await her.get(`/api/plans/${ids.deleted}`)).statusCode).toBe(200);
    expect(readCounts(await bring(her, own))).toMatchObject({ plans: { new: 0, already_here: 2 } });
    expect(await rows()).toHaveLength(before.length);
    expect(await imports()).toBe(2);
  },
);

test("the account's own file restores records whose tombstone is gone", async () => {
  const { her, ids, file, sweep, rows } = await anExpiredMember();
  await sweep();
  expect((await rows()).map(({ id }) => id)).not.toContain(ids.gone);
  expect(readCounts(await bring(her, file))).toMatchObject({
    measures: { new: 1 },
    plans: { new: 1 },
  });
});

test('edited or added records of a signed file require a membership, and the rest is restored', async () => {
  const { her, ids, file, rows } = await anExpiredMember();
  const { plans, measures } = file.records;
  const [first] = plans;
  const records = {
    plans: [
      ...edited(plans, ids.deleted, {
        plan: { input: aPerson({ ageYears: 44 }), engineVersion: '1' },
      }),
      { ...first, id: randomUUID() },
    ],
    measures: [
      ...edited(measures, ids.gone, { weightKg: 70 }),
      { value: aMeasure(), id: randomUUID() },
    ],
  };
  const before = await rows();
  const reply = await bring(her, { ...file, records });
  expect([reply.statusCode, readCounts(reply)]).toMatchObject([
    200,
    {
      plans: { new: 0, already_here: 1, needs_membership: 2 },
      measures: { new: 0, already_here: 1, needs_membership: 2 },
    },
  ]);
  const [ofPlans] = reply.json<Report>().collections;
  expect(ofPlans?.records[0]).toMatchObject({
    outcome: 'needs_membership',
    reason: expect.stringContaining('membresía activa'),
  });
  expect(await rows()).toEqual(before);
});

const readSignature = (file: File): Signature => {
  if (!file.signature) throw new Error('every export is signed');
  return file.signature;
};

test.each<[string, (api: Awaited<ReturnType<typeof anExpiredMember>>) => object]>([
  ['an unsigned file', ({ file: { signature: _, ...rest } }) => rest],
  ['a malformed signature', ({ file }) => ({ ...file, signature: 'de verdad' })],
  [
    'a forged mac',
    ({ file }) => ({ ...file, signature: { ...readSignature(file), mac: 'A'.repeat(43) } }),
  ],
  [
    'a record added to the signed ones',
    ({ file }) => {
      const id = randomUUID();
      const [digest] = readSignature(file).records.map((record) => record.digest);
      const records = [
        ...readSignature(file).records,
        { collection: 'measures', id, revision: 1, digest },
      ];
      return { ...file, signature: { ...readSignature(file), records } };
    },
  ],
  [
    'a signed file of another account',
    ({ file, others }) => ({
      ...file,
      signature: { ...readSignature(others), records: readSignature(file).records },
    }),
  ],
  [
    'the untouched signature of another account',
    ({ file, others }) => ({ ...file, signature: others.signature }),
  ],
  [
    'a signature of the previous release over other values',
    ({ file }) => ({ ...file, signature: { ...toVersion1(file).signature, version: 2 } }),
  ],
  [
    'only records that the account never had',
    ({ file }) => ({ ...file, records: { measures: [{ value: aMeasure(), id: randomUUID() }] } }),
  ],
  [
    'a value nested deeper than a stack',
    ({ file }) => {
      const value = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
      return { ...file, records: { measures: [{ id: file.records.measures[0]?.id, value }] } };
    },
  ],
])('without a membership %s imports nothing and has no preview', async (_, fileOf) => {
  const api = await anExpiredMember();
  const before = await api.rows();
  for (const isDryRun of [true, false]) {
    const reply = await bring(api.her, fileOf(api), isDryRun);
    expect([reply.statusCode, reply.json()]).toMatchObject([402, REFUSED]);
  }
  expect(await api.rows()).toEqual(before);
  expect(await api.imports()).toBe(0);
});

test('a file does not belong to a new account of the same person', async () => {
  const { file, pass, as, ana, bruno, her } = await anExpiredMember();
  expect((await her.post('/api/account/delete', { password: ana.password })).statusCode).toBe(200);
  expect((await bring(await as(bruno), file)).statusCode).toBe(402);
  pass(-60 * DAY_MS);
  expect(readCounts(await bring(await as(bruno), file))).toMatchObject({ plans: { new: 2 } });
});

test('imports are limited per account', async () => {
  const { her, file, as, bruno } = await anExpiredMember();
  for (let tries = 0; tries < 20; tries += 1)
    expect((await bring(her, file, true)).statusCode).toBe(200);
  const reply = await bring(her, file, true);
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_tries']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect((await bring(await as(bruno), file, true)).statusCode).toBe(402);
});
