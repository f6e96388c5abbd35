import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createEngine } from './sync-engine.ts';
import type { WriteOutcome } from './sync-outcome.ts';
import { writeRecord } from './write-record.ts';

const refused = (code: string): WriteOutcome => ({ kind: 'refused', refusal: { status: 402, code, message: code } });

function aDevice(answer: (id: string) => WriteOutcome) {
  const store = createMemoryStore();
  const told: string[] = [];
  let ids = 0;
  const newId = () => `m-${(ids += 1)}`;
  const engine = createEngine({
    store,
    transport: {
      put: async ({ id }) => answer(id),
      pull: async () => ({ kind: 'page', items: [], next: 'x', hasMore: false }),
    },
    rulesOf: (name) => ({ name, sent: (value) => value }),
    now: () => 0,
    chance: () => 0.5,
    newId,
    onRefused: (code) => told.push(code),
  });
  return {
    store,
    told,
    round: engine.round,
    write: (id: string) =>
      store.write((tx) =>
        writeRecord(tx, { collection: 'measures', id, value: { id }, madeAt: '2026-01-01', mutationId: newId() }),
      ),
  };
}

test('twenty writes that need a membership are told once, and another reason is told too', async () => {
  const { told, write, round } = aDevice((id) => refused(id === '7' ? 'invalid_input' : 'membership_required'));
  for (let id = 0; id < 20; id += 1) await write(String(id));
  await round();
  expect(told.toSorted()).toEqual(['invalid_input', 'membership_required']);
  await round();
  expect(told).toHaveLength(2);
});

test('what was told and goes again by itself is not told again; what the person writes over it is', async () => {
  const { store, told, write, round } = aDevice(() => refused('membership_required'));
  await write('a');
  await round();
  const again = () =>
    store.write(async (tx) => {
      for (const row of await tx.rows()) tx.putRow({ ...row, refusal: undefined, wasTold: true });
    });
  await again();
  await round();
  expect(told).toHaveLength(1);
  expect((await store.read((tx) => tx.rows()))[0]?.refusal?.code).toBe('membership_required');
  await write('a');
  await round();
  expect(told).toHaveLength(2);
});

test('nothing is told of what the account takes', async () => {
  const { told, write, round } = aDevice((id) => ({
    kind: 'taken',
    version: { revision: 1, deleted: false, value: { id } },
  }));
  await write('a');
  await round();
  expect(told).toEqual([]);
});
