import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cases } from '@forja/domain/properties/cases.fixture';
import { createDice } from './dice.fixture.ts';
import { createNetwork, fetchThroughModel, parseInMemory } from './faulty-network.fixture.ts';
import { listLeaves } from './ledger.fixture.ts';
import { createDevice, type Tab } from './model-device.fixture.ts';
import { createModelServer } from './model-server.fixture.ts';

type Fields = Record<string, unknown>;
type Edit = { before: unknown; after: unknown; isUndone: boolean };
type Undo = (tab: Tab, edit: Edit & { collection: string; id: string }) => Promise<unknown>;

const WORKOUT = { collection: 'workouts', id: 'workout' };
/** Fields and sets written by one phone, and by both. */
const PLACES = [
  ['a', 'b', 'x1', 'x2', 'shared', 's1'],
  ['c', 'd', 'y1', 'y2', 'shared', 's1'],
] as const;
const FIELD = /^(?:[a-d]|shared)$/;

const anyCommand = fc.record({
  kind: fc.constantFrom('edit', 'edit', 'edit', 'undo', 'undo', 'round', 'pull'),
  phone: fc.nat({ max: 1 }),
  /** The places that an edit changes. */
  places: fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1, maxLength: 3 }),
  which: fc.nat({ max: 20 }),
  isRemoval: fc.boolean(),
});
type Command = typeof anyCommand extends fc.Arbitrary<infer Value> ? Value : never;

afterEach(() => vi.unstubAllGlobals());

const read = async (tab: Tab): Promise<Fields> => ((await tab.list())[0]?.shown ?? {}) as Fields; // only this file writes the values

function edit(shown: Fields, places: readonly string[], token: () => number, isRemoval: boolean) {
  const value = structuredClone(shown);
  const sets = { ...(value['sets'] as Fields) }; // only this file writes the values
  for (const place of places) {
    if (FIELD.test(place)) value[place] = token();
    else if (isRemoval && place in sets) delete sets[place];
    else sets[place] = { reps: token(), weightKg: token() };
  }
  return { ...value, sets };
}

/** Fields of the edit that nobody changed since have their earlier value. */
function expectUndone({ before, after }: Edit, now: unknown, result: unknown): void {
  const [earlier, edited, current, final] = [before, after, now, result].map((value) =>
    listLeaves(value),
  );
  for (const path of new Set(
    [before, after, now].flatMap((value) => [...listLeaves(value).keys()]),
  )) {
    const isReverted =
      edited?.get(path) !== earlier?.get(path) && current?.get(path) === edited?.get(path);
    expect(final?.get(path), path).toBe((isReverted ? earlier : current)?.get(path));
  }
}

async function runHistory(commands: readonly Command[], undo: Undo): Promise<void> {
  vi.stubGlobal('fetch', fetchThroughModel);
  const dice = createDice(1);
  const server = createModelServer(['notes', 'workouts']);
  const network = createNetwork(server, { dice, parser: parseInMemory });
  const state = { userId: 'ana', dice, network, time: { now: 0 }, hasLocks: true };
  // A set written by both phones stays one set, as in workouts.
  const parts = { parts: { merge: 'no-copy' } } as const;
  const phones = ['x', 'y'].map((name) => createDevice(name, { ...state, ...parts }).tabs[0]);
  const first = { a: 0, b: 0, c: 0, d: 0, shared: 0, sets: { x1: { reps: 0, weightKg: 0 } } };
  await phones[0]?.add({ ...WORKOUT, value: first });
  for (const phone of phones) await phone.round();

  const edits: Edit[][] = [[], []];
  let tokens = 0;
  for (const { kind, phone, places, which, isRemoval } of commands) {
    const [tab, list] = [phones[phone], edits[phone]];
    if (!tab || !list) continue;
    const now = await read(tab);
    if (kind === 'round') await tab.round();
    else if (kind === 'pull') await tab.pullFirst();
    else if (kind === 'edit') {
      const names = places.flatMap((place) => PLACES[phone]?.[place] ?? []);
      const after = edit(now, names, () => (tokens += 1), isRemoval);
      await tab.save({ ...WORKOUT, shown: now, value: after });
      list.push({ before: now, after, isUndone: false });
    } else {
      const undoable = list.filter(({ isUndone }) => !isUndone);
      const undone = undoable[which % Math.max(1, undoable.length)];
      if (!undone) continue;
      undone.isUndone = true;
      await undo(tab, { ...WORKOUT, ...undone });
      expectUndone(undone, now, await read(tab));
    }
  }

  const last = await Promise.all(phones.map(read));
  for (const phone of [...phones, ...phones, ...phones]) await phone.round();
  const account = server.live('ana');
  expect(account).toHaveLength(1);
  for (const phone of phones) expect(await read(phone)).toEqual(account[0]?.value);
  // Fields written by one phone reached the account unchanged.
  for (const [phone, names] of PLACES.entries()) {
    const isOwn = (path: string) =>
      names.slice(0, 4).some((name) => path.split('/').includes(name));
    const own = (value: unknown) =>
      Object.fromEntries([...listLeaves(value)].filter(([path]) => isOwn(path)));
    expect(own(account[0]?.value)).toEqual(own(last[phone]));
  }
}

const checkUndo = (undo: Undo, isPlanted = false) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anyCommand, { minLength: 2, maxLength: 40, size: 'max' }),
      (commands) => runHistory(commands, undo),
    ),
    { numRuns: isPlanted ? 300 : cases(100), endOnFailure: isPlanted },
  );

test('undos in any order revert their own edits, and no later change of any device', () =>
  checkUndo((tab, { before, after, ...key }) => tab.undo({ ...key, shown: before, value: after })));

test.each<{ fault: string; undo: Undo }>([
  {
    fault: 'saves the earlier record as an edit of itself',
    undo: (tab, { before, ...key }) => tab.save({ ...key, shown: before, value: before }),
  },
  {
    fault: 'saves the earlier record over the current one',
    undo: async (tab, { before, ...key }) =>
      tab.save({ ...key, shown: await read(tab), value: before }),
  },
  {
    fault: 'is a normal edit, which keeps both changes in a conflict',
    undo: (tab, { before, after, ...key }) => tab.save({ ...key, shown: after, value: before }),
  },
])('the property detects an undo that $fault', async ({ undo }) => {
  await expect(checkUndo(undo, true)).rejects.toThrow('Property failed');
});
