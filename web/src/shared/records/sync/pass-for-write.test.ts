import { expect, test } from 'vitest';
import { PASS_KEY, passCovering } from './pass-for-write.ts';
import type { FindRules } from '../device/local-store.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { createEngine } from './sync-engine.ts';
import type { SentWrite } from './sent-write.ts';
import type { WriteOutcome } from '../merge/server-reply.ts';
import { writeRecord } from '../merge/write-record.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createPass = (issuedAt: string, endsAt: string | null) => ({
  pass: `${encode({ version: 1, userId: 'ana', endsAt, issuedAt })}.x-x`,
  publicKey: 'k',
});
const MARCH = createPass('2026-03-01T12:00:00.000Z', '2026-06-01T12:00:00.000Z');
const JULY = createPass('2026-07-01T12:00:00.000Z', '2026-10-01T12:00:00.000Z');

test.each([
  ['in the middle', MARCH, '2026-04-01T12:00:00.000Z', true],
  ['at the last moment', MARCH, '2026-06-01T11:59:59.999Z', true],
  ['at its end', MARCH, '2026-06-01T12:00:00.000Z', false],
  ['minutes before it was signed, by another clock', MARCH, '2026-03-01T11:56:00.000Z', true],
  ['before it was signed', MARCH, '2026-03-01T11:54:00.000Z', false],
  [
    'who never was a member',
    createPass('2026-03-01T12:00:00.000Z', null),
    '2026-04-01T12:00:00.000Z',
    false,
  ],
  ['no pass at all', undefined, '2026-04-01T12:00:00.000Z', false],
  ['what is no pass', { pass: 'hola' }, '2026-04-01T12:00:00.000Z', false],
  [
    'a pass that is too long',
    { pass: `${MARCH.pass}${'x'.repeat(1000)}` },
    '2026-04-01T12:00:00.000Z',
    false,
  ],
  ['a day that is none', MARCH, 'ayer', false],
])('a write carries the pass of its time: %s', (_, stored, madeAt, isCarried) => {
  expect(passCovering(stored, madeAt)).toBe(isCarried ? MARCH.pass : undefined);
});

const RULES: FindRules = (name) => ({
  name,
  toRequest: (stored) => stored,
  getSortKey: () => 0,
  merge: 'fields',
});

function aDevice(answer: (write: SentWrite) => WriteOutcome) {
  const store = createMemoryStore();
  const sent: SentWrite[] = [];
  let ids = 0;
  const newId = () => `m-${(ids += 1)}`;
  const engine = createEngine({
    store,
    transport: {
      push: async ({ writes }) => {
        sent.push(...writes);
        return { kind: 'sent', outcomes: writes.map(answer), next: undefined };
      },
      pull: async () => ({
        kind: 'page',
        page: { items: [], next: 'x', hasMore: false },
        bytes: 100,
      }),
    },
    findRules: RULES,
    monotonic: () => 0,
    now: () => Date.parse('2026-06-05T12:00:00.000Z'),
    chance: () => 0.5,
    newId,
  });
  const storePass = (pass: unknown) => store.write(async (tx) => tx.setMeta(PASS_KEY, pass));
  const write = (id: string, madeAt: string, pass?: string) =>
    store.write(async (tx) => {
      const original = (await tx.record('measures', id))?.value;
      const edit = { collection: 'measures', id, original, value: { madeAt }, madeAt, pass };
      return writeRecord(tx, edit, { findRules: RULES, newId });
    });
  return { store, sent, storePass, write, round: engine.round };
}

const taken: WriteOutcome = { kind: 'stored', revision: 1 };
const mapPasses = (sent: SentWrite[]) => Object.fromEntries(sent.map(({ id, pass }) => [id, pass]));

test("each write keeps its own pass, and one without gets the device's if it covers it", async () => {
  const { sent, storePass, write, round } = aDevice(() => taken);
  await write('of-then', '2026-05-30T12:00:00.000Z', MARCH.pass);
  await write('of-before', '2026-05-31T12:00:00.000Z');
  await write('after-the-end', '2026-06-02T12:00:00.000Z');
  await storePass(MARCH);
  await round();
  expect(mapPasses(sent)).toEqual({
    'of-then': MARCH.pass,
    'of-before': MARCH.pass,
    'after-the-end': undefined,
  });
});

test('a renewed pass does not replace the original one', async () => {
  const { sent, storePass, write, round } = aDevice(() => taken);
  await write('a', '2026-05-30T12:00:00.000Z', MARCH.pass);
  await storePass(JULY);
  await round();
  expect(mapPasses(sent)).toEqual({ a: MARCH.pass });
});

test('a replaced pending write carries the latest pass', async () => {
  const { sent, write, round } = aDevice(() => taken);
  await write('a', '2026-05-30T12:00:00.000Z');
  await write('a', '2026-05-31T12:00:00.000Z', MARCH.pass);
  await round();
  expect(mapPasses(sent)).toEqual({ a: MARCH.pass });
});

test('a conflict copy keeps its time and its pass', async () => {
  const current = { revision: 4, deleted: false, value: { madeAt: 'another' } };
  const { write, sent, round } = aDevice(({ id }) =>
    id === 'a' ? { kind: 'conflict', current } : taken,
  );
  const madeAt = '2026-05-31T12:00:00.000Z';
  await write('a', madeAt, MARCH.pass);
  await round();
  expect(sent.map(({ madeAt, pass }) => [madeAt, pass])).toEqual([
    [madeAt, MARCH.pass],
    [madeAt, MARCH.pass],
  ]);
});
