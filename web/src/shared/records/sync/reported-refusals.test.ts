import { expect, test } from 'vitest';
import type { FindRules } from '../device/local-store.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { createEngine } from './sync-engine.ts';
import type { WriteOutcome } from '../merge/server-reply.ts';
import { writeRecord } from '../merge/write-record.ts';

const RULES: FindRules = (name) => ({
  name,
  toRequest: (stored) => stored,
  getSortKey: () => 0,
  merge: 'fields',
});

const refused = (code: string): WriteOutcome => ({
  kind: 'refused',
  refusal: { status: 402, code, message: code },
});

function aDevice(answer: (id: string) => WriteOutcome) {
  const store = createMemoryStore();
  const reported: string[] = [];
  let ids = 0;
  const newId = () => `m-${(ids += 1)}`;
  const engine = createEngine({
    store,
    transport: {
      push: async ({ writes }) => ({
        kind: 'sent',
        outcomes: writes.map(({ id }) => answer(id)),
        next: undefined,
      }),
      pull: async () => ({
        kind: 'page',
        page: { items: [], next: 'x', hasMore: false },
        bytes: 100,
      }),
    },
    findRules: RULES,
    monotonic: () => 0,
    now: () => 0,
    chance: () => 0.5,
    newId,
    onRefused: (code) => reported.push(code),
  });
  return {
    store,
    reported,
    round: engine.round,
    write: (id: string) =>
      store.write((tx) =>
        writeRecord(
          tx,
          { collection: 'measures', id, original: undefined, value: { id }, madeAt: '2026-01-01' },
          { findRules: RULES, newId },
        ),
      ),
  };
}

test('twenty writes that need a membership are reported once, and so is another reason', async () => {
  const { reported, write, round } = aDevice((id) =>
    refused(id === '7' ? 'invalid_input' : 'membership_required'),
  );
  for (let id = 0; id < 20; id += 1) await write(String(id));
  await round();
  expect(reported.toSorted()).toEqual(['invalid_input', 'membership_required']);
  await round();
  expect(reported).toHaveLength(2);
});

test('an automatic retry does not report its refusal again, an edit does', async () => {
  const { store, reported, write, round } = aDevice(() => refused('membership_required'));
  await write('a');
  await round();
  const again = () =>
    store.write(async (tx) => {
      for (const row of await tx.rows()) tx.putRow({ ...row, refusal: undefined, notified: true });
    });
  await again();
  await round();
  expect(reported).toHaveLength(1);
  expect((await store.read((tx) => tx.rows()))[0]?.refusal?.code).toBe('membership_required');
  await write('a');
  await round();
  expect(reported).toHaveLength(2);
});

test('a stored write reports nothing', async () => {
  const { reported, write, round } = aDevice(() => ({ kind: 'stored', revision: 1 }));
  await write('a');
  await round();
  expect(reported).toEqual([]);
});
