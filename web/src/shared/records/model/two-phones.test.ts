import { afterEach, expect, test, vi } from 'vitest';
import { createDice } from './dice.fixture.ts';
import { createNetwork, fetchThroughModel, parseInMemory } from './faulty-network.fixture.ts';
import { createDevice, type Tab } from './model-device.fixture.ts';
import { createModelServer } from './model-server.fixture.ts';

type Workout = { title: number; sets: Record<string, { order: string; reps: number }> };

afterEach(() => vi.unstubAllGlobals());

async function twoPhones() {
  vi.stubGlobal('fetch', fetchThroughModel);
  const dice = createDice(1);
  const server = createModelServer(['notes', 'workouts']);
  const network = createNetwork(server, { dice, parser: parseInMemory });
  const state = { userId: 'ana', dice, network, time: { now: 0 }, hasLocks: true };
  const phones = [createDevice('x', state).tabs[0], createDevice('y', state).tabs[0]] as const;
  const workout: Workout = { title: 1, sets: {} };
  await phones[0].add({ collection: 'workouts', id: 'workout', value: workout });
  for (const phone of phones) await phone.round();
  return { phones, server, network };
}

async function tap(phone: Tab, set: number): Promise<void> {
  const [record] = await phone.list();
  const shown = record?.shown as Workout; // the only value of this test
  const sets = { ...shown.sets, [`set-${set}`]: { order: `a${set}`, reps: set } };
  await phone.save({ collection: 'workouts', id: 'workout', shown, value: { ...shown, sets } });
}

const SETS = Array.from({ length: 30 }, (_, set) => set);

test.each([
  { name: 'each phone pushes before it pulls', between: async () => {} },
  { name: 'each phone pulls before it pushes', between: (phone: Tab) => phone.pullFirst() },
])('thirty sets on two phones make one workout of thirty sets: $name', async ({ between }) => {
  const { phones, server } = await twoPhones();
  for (const set of SETS) {
    const phone = phones[set % 2 === 0 ? 0 : 1];
    await tap(phone, set);
    if (set % 5 === 0) await between(phone);
    if (set % 7 === 0) await phone.round();
  }
  for (const phone of [...phones, ...phones]) {
    await between(phone);
    expect(await phone.round()).toEqual({ kind: 'done' });
  }
  const [workout, ...others] = server.live('ana');
  expect(others).toEqual([]);
  const { sets } = (workout?.value ?? { sets: {} }) as Workout; // the only value of this test
  expect(
    Object.values(sets)
      .map(({ reps }) => reps)
      .toSorted((one, other) => one - other),
  ).toEqual(SETS);
  for (const phone of phones) expect(await phone.list()).toMatchObject([{ shown: workout?.value }]);
});

test('a device does not pull its own writes', async () => {
  const { phones, network } = await twoPhones();
  await phones[0].round();
  const read = network.records();
  await tap(phones[0], 1);
  await phones[0].round();
  expect(network.records()).toBe(read);
});
