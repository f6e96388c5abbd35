import { DAY_MS } from '@forja/domain/units/durations';
import { type Dice, createDice } from './dice.fixture.ts';
import { createNetwork, type Parser } from './faulty-network.fixture.ts';
import { createLedger, listLeaves } from './ledger.fixture.ts';
import { createDevice, type Device, type PhoneParts, type Tab } from './model-device.fixture.ts';
import { createModelServer, type ModelServer } from './model-server.fixture.ts';

const STEPS = 50;
const PEOPLE = ['ana', 'beto'] as const;
const COLLECTIONS = ['notes', 'workouts'] as const;
const FIELDS = ['a', 'b', 'c'] as const;

type Fields = Record<string, unknown>;
type Form = { collection: string; id: string; shown: unknown; copyOf?: string | undefined };
type Undoable = Form & { deletion: number };

export type History = {
  seed: number;
  log: string[];
  violations: string[];
  effects: number;
  conflicts: number;
};

export type HistorySetup = {
  parser: Parser;
  phones?: Partial<PhoneParts>;
  reach?: (server: ModelServer) => ModelServer['handle'];
};

export async function runHistory(seed: number, parts: HistorySetup): Promise<History> {
  const dice = createDice(seed);
  const state = createState(dice, parts);
  const { devices, server, network, log } = state;

  const commands = [...USUAL, ...UNUSUAL.filter(() => dice.chance() < 0.4).flat()];
  network.setFaults(dice.chance() * 0.7);
  for (let step = 0; step < STEPS; step += 1) {
    state.time.now += dice.under(60_000);
    const device = dice.pick(devices);
    const tab = dice.pick(device.tabs);
    await dice.pick(commands)({ ...state, device, tab });
    if (dice.chance() < 0.1) network.deliverWandering();
    await checkTruth(state);
  }

  await comeToRest(state);
  await checkEnd(state);
  return {
    seed,
    log,
    violations: [...server.violations, ...state.violations],
    effects: server.effects(),
    conflicts: state.ledger.conflicts(),
  };
}

function createState(
  dice: Dice,
  { parser, phones = {}, reach = ({ handle }) => handle }: HistorySetup,
) {
  const server = createModelServer(COLLECTIONS);
  const network = createNetwork({ handle: reach(server) }, { dice, parser });
  const time = { now: Date.UTC(2026, 10, 22) };
  const hasLocks = dice.chance() < 0.85;
  const devices = ['x', 'y'].map((name) =>
    createDevice(name, { userId: 'ana', dice, network, time, hasLocks, parts: phones }),
  );

  return {
    dice,
    server,
    network,
    time,
    devices,
    ledger: createLedger(),
    log: [] as string[],
    violations: [] as string[],
    forms: new Map<Tab, Form[]>(),
    undoables: new Map<Tab, Undoable[]>(),
    once: {
      /** Old values may return after a restore. */
      wasRestored: false,
      /** Copies without a conflict between two people: stale forms and undone deletions. */
      copiesAllowed: 0,
      restore: undefined as (() => void) | undefined,
    },
    /** Records deleted at least once: a winning edit brings old fields back. */
    deleted: new Set<string>(),
  };
}

type HistoryState = ReturnType<typeof createState>;
type Act = HistoryState & { device: Device; tab: Tab };
type Command = (act: Act) => Promise<void>;

const write: Command = async (act) => {
  const { tab, dice, ledger } = act;
  const token = ledger.nextToken;
  const collection = dice.pick(COLLECTIONS);
  const value: Fields =
    collection === 'notes' ? { a: token(), b: token() } : { title: token(), sets: {} };
  if (collection === 'workouts') addSet(value, tab, token);
  const id = tab.newId();
  ledger.edit({ owner: tab.userId, record: id, shown: {}, value });
  note(act, `writes ${collection} ${id} ${JSON.stringify(value)}`);
  await tab.add({ collection, id, value });
  await checkStored(act, { collection, id, value });
};

function addSet(workout: Fields, tab: Tab, token: () => number): void {
  const sets = (workout['sets'] ?? {}) as Fields; // only this file writes workouts
  workout['sets'] = {
    ...sets,
    [tab.newId()]: { order: `a${Object.keys(sets).length}`, reps: token(), weight: token() },
  };
}

function change(shown: unknown, { tab, dice, ledger }: Act): Fields {
  const value = structuredClone(shown) as Fields; // only this file writes the values
  const token = ledger.nextToken;
  for (let changes = 1 + dice.under(2); changes > 0; changes -= 1) {
    const sets = value['sets'] as Fields | undefined; // present in workouts
    if (!sets) {
      value[dice.pick(FIELDS)] = token();
      continue;
    }
    const ids = Object.keys(sets);
    const kind = dice.under(6);
    const id = ids[dice.under(ids.length)];
    if (kind < 3 || id === undefined) addSet(value, tab, token);
    else if (kind === 3) value['title'] = token();
    else if (kind === 4)
      sets[id] = { ...(sets[id] as Fields), [dice.pick(['reps', 'weight'])]: token() };
    else delete sets[id];
  }
  return value;
}

const openForm: Command = async (act) => {
  const form = await pickRecord(act);
  if (form) act.forms.set(act.tab, [...(act.forms.get(act.tab) ?? []), form].slice(-3));
};

async function pickRecord({ tab, dice }: Act): Promise<Form | undefined> {
  const shown = await tab.list();
  return shown[dice.under(shown.length)];
}

async function save(act: Act, form: Form): Promise<void> {
  const { collection, id, shown } = form;
  const value = change(shown, act);
  const current = (await act.tab.list()).find(
    (record) => record.id === id && record.collection === collection,
  );
  if (JSON.stringify(current?.shown) !== JSON.stringify(shown)) act.once.copiesAllowed += 1;
  act.ledger.edit({ owner: act.tab.userId, record: id, shown, value });
  note(act, `saves ${collection} ${id} ${JSON.stringify(shown)} as ${JSON.stringify(value)}`);
  await act.tab.save({ collection, id, shown, value });
  await checkStored(act, { collection, id, value });
}

const saveForm: Command = async (act) => {
  const form = act.forms.get(act.tab)?.shift();
  if (form) await save(act, form);
};

const edit: Command = async (act) => {
  const form = await pickRecord(act);
  if (form) await save(act, form);
};

const remove: Command = async (act) => {
  const { tab, ledger, undoables } = act;
  const form = await pickRecord(act);
  if (!form) return;
  const deletion = ledger.edit({
    owner: tab.userId,
    record: form.id,
    shown: form.shown,
    value: null,
  });
  act.deleted.add(form.id);
  note(act, `deletes ${form.id} ${JSON.stringify(form.shown)}`);
  await tab.remove(form);
  undoables.set(tab, [...(undoables.get(tab) ?? []), { ...form, deletion }]);
};

const undo: Command = async (act) => {
  const { tab, ledger } = act;
  const undoable = act.undoables.get(tab)?.pop();
  if (!undoable) return;
  const isBack = await tab.undo({ ...undoable, value: null });
  note(act, `undoes the deletion of ${undoable.id}: ${isBack}`);
  act.once.copiesAllowed += 1;
  if (isBack) ledger.undo(undoable.shown, undoable.deletion);
};

async function runRound(act: Act, tab: Tab): Promise<void> {
  note(act, `round of ${act.device.name}: ${JSON.stringify(await tab.round())}`);
}

const round: Command = (act) => runRound(act, act.tab);

const pullFirst: Command = async (act) => {
  note(act, 'reads the account before sending');
  await act.tab.pullFirst();
};

const bothRounds: Command = async (act) => {
  await Promise.all(act.device.tabs.map((tab) => runRound(act, tab)));
};

const closeTab: Command = async (act) => {
  note(act, 'closes the tab');
  forget(act, act.tab);
  act.tab.reopen();
};

const moveClock: Command = async (act) => {
  act.device.clock.offset += act.dice.pick([-60, -1, 1, 60]) * DAY_MS;
  note(act, `moves the clock to ${act.device.clock.offset / DAY_MS} days`);
};

/** Changes the session; the other tab keeps its belief. */
const changeSession: Command = async (act) => {
  const { device, dice, tab } = act;
  const next = dice.pick(['ana', 'ana', 'beto', undefined] as const);
  note(act, `the session is now of ${next ?? 'nobody'}`);
  const before = device.session();
  if (
    before !== undefined &&
    before !== next &&
    dice.chance() < 0.5 &&
    (await device.signOut(before))
  ) {
    for (const each of device.tabs) forget(act, each);
    // Nothing was pending, and the loss was not yet known.
    if (act.once.wasRestored) await excuseLost(act);
  }
  device.session(next ?? null);
  if (next === undefined || next === tab.userId) return;
  forget(act, tab);
  tab.reopen(next);
};

const restartServer: Command = async (act) => {
  note(act, 'the server restarts');
  act.server.restart();
};

const copyServer: Command = async (act) => {
  if (act.once.restore === undefined || act.dice.chance() < 0.3)
    act.once.restore = act.server.copy();
};

/** Excuses tokens that a restore left nowhere. Tokens found anywhere are still required. */
async function excuseLost({ devices, server, ledger }: HistoryState): Promise<void> {
  const tokens = new Set<number>();
  for (const userId of PEOPLE) {
    const onDevices = await Promise.all(devices.map((device) => device.everything(userId)));
    const values = [...server.live(userId).map(({ value }) => value), ...onDevices.flat()];
    for (const token of values.flatMap((value) => [...listLeaves(value).values()]))
      tokens.add(token);
  }
  ledger.excuseUnless((token) => tokens.has(token));
}

const restoreServer: Command = async (act) => {
  if (!act.once.restore) return;
  note(act, 'the server is restored from a copy');
  // The server stopped, so delayed requests are lost.
  act.network.forgetWandering();
  act.once.restore();
  act.server.restart();
  act.once.wasRestored = true;
  await excuseLost(act);
};

const compact: Command = async (act) => {
  note(act, 'the server collects tombstones');
  // Tombstones are a month old by then, longer than any delay.
  act.network.forgetWandering();
  const forgotten = act.devices
    .filter(() => act.dice.chance() < 0.2)
    .flatMap(({ deviceIds }) => deviceIds());
  act.server.compact(new Set(forgotten));
};

const changeRelease: Command = async (act) => {
  const isOld = act.dice.chance() < 0.4;
  note(
    act,
    isOld
      ? 'the server goes back to a release without workouts'
      : 'the server has every collection',
  );
  act.server.setKnown(isOld ? ['notes'] : COLLECTIONS);
};

const times = (count: number, command: Command): Command[] =>
  Array.from({ length: count }, () => command);

const USUAL: readonly Command[] = [
  ...times(3, write),
  ...times(5, edit),
  ...times(8, round),
  ...times(2, bothRounds),
  remove,
  undo,
  closeTab,
  pullFirst,
];
/** Each history enables some of these, because all together would hide interactions of two. */
const UNUSUAL: readonly (readonly Command[])[] = [
  [openForm, openForm, openForm, saveForm, saveForm, saveForm],
  [moveClock],
  [changeSession, changeSession],
  [restartServer],
  [copyServer, restoreServer],
  [compact, compact, remove],
  [changeRelease],
];

function note({ log }: HistoryState, text: string): void {
  log.push(text);
}

function forget(state: HistoryState, tab: Tab): void {
  state.forms.delete(tab);
  state.undoables.delete(tab);
}

/** The screen may report a write as saved only once it is on disk. */
async function checkStored(
  { device, tab, ledger, violations }: Act,
  { collection, id, value }: { collection: string; id: string; value: unknown },
): Promise<void> {
  const stored = await device.shown(tab.userId);
  const mine = stored
    .filter((record) => record.id === id || record.copyOf === id)
    .map(({ shown }) => shown);
  const present = new Set(mine.flatMap((each) => [...listLeaves(each).values()]));
  for (const token of listLeaves(value).values())
    if (!present.has(token) && ledger.isRequired(token))
      violations.push(`${token} of ${collection} ${id} is reported as stored but missing`);
}

/** Records without pending writes equal the account's, and accounts never mix. */
async function checkTruth({ server, devices, ledger, violations }: HistoryState): Promise<void> {
  for (const userId of PEOPLE) {
    for (const device of devices) {
      for (const record of await device.synced(userId))
        if (record.value !== null && !server.had(userId, record))
          violations.push(`${device.name} shows as of the account ${JSON.stringify(record)}`);
      for (const value of await device.everything(userId)) checkOwner(value, userId, device.name);
    }
    for (const { value } of server.live(userId)) checkOwner(value, userId, 'the server');
  }
  function checkOwner(value: unknown, userId: string, place: string): void {
    for (const token of listLeaves(value).values())
      if (ledger.owner(token) !== userId)
        violations.push(`${place} has ${token} of another person in ${userId}`);
  }
}

/** Heals the network and syncs both devices with both accounts until nothing changes. */
async function comeToRest(state: HistoryState): Promise<void> {
  const { network, server, devices, time, violations } = state;
  network.setFaults(0);
  network.deliverWandering();
  server.setKnown(COLLECTIONS);
  for (let rounds = 0; rounds < 5; rounds += 1) {
    for (const userId of PEOPLE) {
      for (const device of devices) {
        device.session(userId);
        for (const tab of device.tabs) tab.reopen(userId);
        time.now += 61 * 60_000;
        const end = await device.tabs[0].round();
        if (rounds === 4 && (end === 'closed' || end.kind !== 'done'))
          violations.push(`${device.name} does not come to rest: ${JSON.stringify(end)}`);
      }
    }
  }
}

async function checkEnd(state: HistoryState): Promise<void> {
  const { server, devices, ledger, violations, once, deleted } = state;
  await checkTruth(state);
  for (const userId of PEOPLE) {
    const account = server.live(userId);
    const present = new Set(account.flatMap(({ value }) => [...listLeaves(value).values()]));
    for (const token of ledger.required(userId))
      if (!present.has(token)) violations.push(`${token} of ${userId} is lost`);
    for (const device of devices) {
      const waiting = await device.waiting(userId);
      if (waiting > 0)
        violations.push(`${waiting} writes of ${userId} still wait on ${device.name}`);
      const shown = (await device.shown(userId)).map(toText).toSorted();
      const expected = account.map(({ id, value }) => toText({ id, shown: value })).toSorted();
      if (shown.join() !== expected.join())
        violations.push(
          `${device.name} shows of ${userId} ${shown.join()} and the account has ${expected.join()}`,
        );
    }
    if (once.wasRestored) continue;
    for (const { id, value, copyOf } of account) {
      if (copyOf !== null || deleted.has(id)) continue;
      for (const [path, token] of listLeaves(value))
        if (ledger.isReplaced(id, path, token))
          violations.push(`${id} has ${token} again, which was replaced`);
    }
  }
  const copies = PEOPLE.flatMap((userId) => server.live(userId)).filter(
    ({ copyOf }) => copyOf !== null,
  ).length;
  if (!once.wasRestored && copies > ledger.conflicts() + once.copiesAllowed)
    violations.push(`${copies} conflict copies of ${ledger.conflicts()} conflicts`);
}

const toText = ({ id, shown }: { id: string; shown: unknown }): string =>
  `${id}=${[...listLeaves(shown)]
    .map(([path, token]) => `${path}:${token}`)
    .toSorted()
    .join(' ')}`;
