import { expect, test } from 'vitest';
import { type Dice, diceOf, faultyNetwork } from './faulty-network.fixture.ts';
import type { CollectionRules, LocalStore } from './local-store.ts';
import { createMemoryStore } from './memory-store.fixture.ts';
import { createModelServer } from './model-server.fixture.ts';
import { createEngine, type RoundEnd } from './sync-engine.ts';
import type { Transport } from './sync-outcome.ts';
import { writeRecord } from './write-record.ts';

/** Something a person writes: no two are equal, so each can be followed to the end. */
type Note = { token: number };
const NOTES: CollectionRules = {
  name: 'notes',
  toRequest: (stored) => stored,
  getSortKey: (stored) => (stored as Note).token, // only notes are written
  merge: 'fields',
};
const STEPS = 40;

function createDevice(
  name: string,
  { dice, transport, clock }: { dice: Dice; transport: Transport; clock: () => number },
) {
  const store: LocalStore = createMemoryStore(() => NOTES);
  let ids = 0;
  const newId = () => `${name}-${(ids += 1)}`;
  const parts = { store, transport, findRules: () => NOTES, now: clock, monotonic: clock, chance: dice.chance, newId };
  let engine = createEngine(parts);
  const write = (id: string, note: Note | null, shown?: { note: Note | null }) =>
    store.write(async (tx) => {
      const edited = shown ? shown.note : (await tx.record('notes', id))?.value;
      const edit = { collection: 'notes', id, shown: edited, value: note, madeAt: new Date(clock()).toISOString() };
      return writeRecord(tx, edit, parts);
    });
  return {
    newId,
    async see(): Promise<{ id: string; note: Note }[]> {
      const records = await store.read((tx) => tx.range('notes'));
      return records.flatMap(({ id, value }) => (value === null ? [] : [{ id, note: value as Note }])); // only notes are written
    },
    write,
    undoDeletion: async (id: string, note: Note) => (await write(id, note, { note: null })) === 'saved',
    /** A round that may never end: then the tab was closed, and the next one starts anew from the device. */
    async round(): Promise<RoundEnd | 'closed'> {
      const end = await Promise.race([engine.round(), settled()]);
      if (end === 'closed') engine = createEngine(parts);
      return end;
    },
    waiting: () => store.read((tx) => tx.rows()),
  };
}

/** Long after everything that was going to be answered was. */
async function settled(): Promise<'closed'> {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  return 'closed';
}

async function history(seed: number) {
  const dice = diceOf(seed);
  const server = createModelServer();
  const network = faultyNetwork(server, dice);
  let time = 0;
  const transport: Transport = {
    ...network.transport,
    push: async (writes) => {
      const reply = await network.transport.push(writes);
      if (reply.kind === 'sent') conflicts += reply.outcomes.filter(({ kind }) => kind === 'conflict').length;
      return reply;
    },
  };
  const world = { dice, transport, clock: () => time };
  const devices = [createDevice('a', world), createDevice('b', world)] as const;
  /** Written, and by nobody who saw it written over or deleted. */
  const alive = new Set<number>();
  let tokens = 0;
  let conflicts = 0;

  async function act(device: (typeof devices)[number]): Promise<void> {
    const seen = await device.see();
    const target = seen[dice.under(seen.length)];
    const kind = dice.under(10);
    if (!target || kind < 3) {
      alive.add((tokens += 1));
      await device.write(device.newId(), { token: tokens });
      return;
    }
    alive.delete(target.note.token);
    if (kind < 8) {
      alive.add((tokens += 1));
      await device.write(target.id, { token: tokens });
      return;
    }
    await device.write(target.id, null);
    if (kind === 8) return;
    // Undone at once, or after a round has taken the deletion to the account.
    if (dice.chance() < 0.5) await device.round();
    tokens += 1;
    if (await device.undoDeletion(target.id, { token: tokens })) alive.add(tokens);
  }

  network.setFaults(dice.chance() * 0.7);
  for (let step = 0; step < STEPS; step += 1) {
    const device = devices[dice.under(2)] ?? devices[0];
    time += dice.under(60_000);
    if (dice.chance() < 0.6) await act(device);
    else await device.round();
    if (dice.chance() < 0.1) network.deliverWandering();
  }

  network.setFaults(0);
  network.deliverWandering();
  for (let rounds = 0; rounds < 6; rounds += 1) {
    time += 10 * 60_000;
    for (const device of devices) expect(await device.round()).toEqual({ kind: 'done' });
  }
  for (const device of devices) {
    expect(await device.waiting(), `seed ${seed}: nothing waits`).toEqual([]);
    const tokensSeen = (await device.see()).map(({ note }) => note.token);
    expect(tokensSeen.toSorted(ascending), `seed ${seed}: what the device shows`).toEqual(
      [...alive].toSorted(ascending),
    );
  }
  const kept = server.values().map((value) => (value as Note).token); // only notes were sent
  expect(kept.toSorted(ascending), `seed ${seed}: what the account has`).toEqual([...alive].toSorted(ascending));
  return { effects: server.effects(), conflicts };
}

const ascending = (one: number, other: number): number => one - other;

const SEEDS = 300;
const GROUPS = 10;

test.each(Array.from({ length: GROUPS }, (_, group) => group))(
  'two devices and a bad network lose nothing, repeat nothing and end the same (histories %#)',
  async (group) => {
    const had = { effects: 0, conflicts: 0 };
    for (let seed = group; seed < SEEDS; seed += GROUPS) {
      const { effects, conflicts } = await history(seed);
      had.effects += effects;
      had.conflicts += conflicts;
    }
    // A test of conflicts that had none would show nothing.
    expect(had.effects).toBeGreaterThan(10 * (SEEDS / GROUPS));
    expect(had.conflicts).toBeGreaterThan(SEEDS / GROUPS);
  },
);
