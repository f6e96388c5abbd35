import { type Choice, seededChoice } from '@forja/domain/menu/seeded-choice';
import { expect, type Page } from '@playwright/test';
import type { App } from '../support/app/app.ts';
import { type BrowserDevice, type Cookies, startBrowserDevice } from './browser-device.ts';
import type { FaultyNetwork } from './faulty-network.ts';
import { createFigures, createLedger, type Figures, type Ledger } from './ledger.ts';
import { pressRowButton, readAccount, readTable, type Row } from './measure-table.ts';

const STEPS = 18;
const TIMEOUT_MS = 60_000;
/** Retries back off, and a killed server restarts meanwhile. */
const QUIET_TIMEOUT_MS = 120_000;
const DAY_MS = 86_400_000;

export type SignedInPerson = { id: string; cookies: Cookies };
type Person = SignedInPerson & { ledger: Ledger };
type Form = { before: Row };

type HistoryState = {
  app: App;
  network: FaultyNetwork;
  dice: Choice;
  people: readonly Person[];
  devices: readonly BrowserDevice[];
  owners: Map<BrowserDevice, Person>;
  /** Tabs that still show the previous person. */
  outdated: Set<Page>;
  figures: ReturnType<typeof createFigures>;
  forms: Map<Page, Form>;
  /** Days deleted at least once: an edit that wins over the deletion restores old figures. */
  deletedDays: Set<string>;
  copy: { restore?: () => Promise<void>; wasRestored: boolean };
  violations: string[];
  log: string[];
};
type CommandContext = HistoryState & { device: BrowserDevice; page: Page; person: Person };
type Command = (context: CommandContext) => Promise<void>;

/** Runs one random history through the interface: one or two people, two devices, two tabs each. Returns its violations. */
export async function runBrowserHistory(
  seed: number,
  {
    app,
    network,
    signIn,
  }: { app: App; network: FaultyNetwork; signIn: () => Promise<SignedInPerson> },
): Promise<string[]> {
  const dice = seededChoice(seed);
  const people: Person[] = [{ ...(await signIn()), ledger: createLedger() }];
  if (dice.share() < 0.4) people.push({ ...(await signIn()), ledger: createLedger() });
  const [first] = people;
  if (!first) throw new Error('the history has no people');
  const commands = [
    ...COMMANDS,
    ...RARE_COMMANDS.filter(() => dice.share() < 0.4).flat(),
    ...(people.length > 1 ? SHARED_DEVICE_COMMANDS : []),
  ];
  const devices = [
    await startBrowserDevice(first.cookies),
    await startBrowserDevice(first.cookies),
  ];
  const state: HistoryState = {
    app,
    network,
    dice,
    people,
    devices,
    owners: new Map(devices.map((device) => [device, first])),
    outdated: new Set(),
    figures: createFigures(),
    forms: new Map(),
    deletedDays: new Set(),
    copy: { wasRestored: false },
    violations: [],
    log: [],
  };
  try {
    for (const device of devices)
      for (const page of device.tabs()) await openMeasures(state, { page, person: first });
    // separate random source: the number of requests must not change a seed's commands
    network.setFaults(-1 - seed, dice.share() * 0.6);
    for (let step = 0; step < STEPS; step += 1) {
      const device = dice.of(devices);
      const page = dice.of(device.tabs());
      const context = { ...state, device, page, person: getOwner(state, device) };
      const command = dice.of(commands);
      if (state.outdated.has(page)) await openMeasures(state, context);
      await command(context);
      await checkDisplayed(state, device);
    }
    await network.clearFaults();
    await checkFinalState(state);
    await checkNewDevice(state, first);
    return state.violations.length === 0 ? [] : [...state.violations, ...state.log];
  } catch (cause) {
    throw new Error(`history ${seed}:\n${[...state.violations, ...state.log].join('\n')}`, {
      cause,
    });
  } finally {
    await network.clearFaults();
    for (const device of devices) await device.stop();
  }
}

function getOwner({ owners }: HistoryState, device: BrowserDevice): Person {
  const owner = owners.get(device);
  if (!owner) throw new Error('the device has no signed-in person');
  return owner;
}

async function openMeasures(
  state: HistoryState,
  { page, person }: { page: Page; person: Person },
): Promise<void> {
  await page.goto(`${state.network.origin}/medidas`);
  if (state.outdated.delete(page)) state.forms.delete(page);
  await page.waitForFunction((id) => localStorage.getItem('forja-user-id') === id, person.id, {
    timeout: TIMEOUT_MS,
  });
  // reloading restores an edit in progress
  const isEditing = state.forms.has(page);
  await saveButton(page, isEditing ? 'Guardar cambios' : 'Guardar medidas').waitFor({
    timeout: TIMEOUT_MS,
  });
}

const saveButton = (page: Page, name: 'Guardar cambios' | 'Guardar medidas') =>
  page.getByRole('button', { name });

const writeMeasure: Command = async (context) => {
  if (context.forms.has(context.page)) return;
  const [weight, waist] = [context.figures.nextFigure(), context.figures.nextFigure()];
  const day = context.figures.nextDay();
  context.log.push(`writes ${day} ${weight} ${waist}`);
  await context.page.getByLabel('Fecha').fill(day);
  await fillFields(context.page, { weight, waist });
  await saveButton(context.page, 'Guardar medidas').click();
  await expect(context.page.getByLabel('Peso')).toHaveValue('', { timeout: TIMEOUT_MS });
  context.person.ledger.edit({}, { weight, waist });
  await checkStored(context, { weight, waist });
};

const writeAndKill: Command = async (context) => {
  if (context.forms.has(context.page)) return;
  const weight = context.figures.nextFigure();
  context.person.ledger.edit({}, { weight }, false);
  context.log.push(`writes ${weight} and the browser is killed`);
  await context.page.getByLabel('Fecha').fill(context.figures.nextDay());
  await fillFields(context.page, { weight });
  await saveButton(context.page, 'Guardar medidas').click({ noWaitAfter: true });
  await killBrowser(context);
};

async function fillFields(page: Page, { weight, waist }: Figures): Promise<void> {
  if (weight !== undefined) await page.getByLabel('Peso').fill(weight);
  if (waist !== undefined) await page.getByLabel('Cintura').fill(waist);
}

const openForm: Command = async (context) => {
  const { page, forms, dice } = context;
  const share = dice.share();
  if (forms.has(page)) return;
  const row = await pressRowButton(page, share, 'Cambiar la medida');
  if (!row) return;
  context.log.push(`opens the form of ${row.day} ${row.weight} ${row.waist}`);
  forms.set(page, { before: row });
  await saveButton(page, 'Guardar cambios').waitFor({ timeout: TIMEOUT_MS });
  await expect(page.getByLabel('Peso')).toHaveValue(row.weight);
  await expect(page.getByLabel('Cintura')).toHaveValue(row.waist);
};

const saveForm: Command = async (context) => {
  const { page, forms, dice, figures, person } = context;
  const form = forms.get(page);
  if (!form) return;
  forms.delete(page);
  const changes: Figures = { [dice.of(['weight', 'waist'] as const)]: figures.nextFigure() };
  context.log.push(`saves ${form.before.day} ${JSON.stringify(changes)}`);
  await fillFields(page, changes);
  await saveButton(page, 'Guardar cambios').click({ timeout: TIMEOUT_MS });
  await saveButton(page, 'Guardar medidas').waitFor({ timeout: TIMEOUT_MS });
  person.ledger.edit(form.before, changes);
  await checkStored(context, changes);
};

const editMeasure: Command = async (context) => {
  await openForm(context);
  await saveForm(context);
};

const deleteMeasure: Command = async (context) => {
  const { page, forms, dice, deletedDays } = context;
  const { ledger } = context.person;
  const [share, isUndone] = [dice.share(), dice.share() < 0.5];
  if (forms.has(page)) return;
  await closeMessage(page);
  const row = await pressRowButton(page, share, 'Borrar la medida');
  if (!row) return;
  context.log.push(
    `deletes ${row.day} ${row.weight} ${row.waist}${isUndone ? ' and undoes it' : ''}`,
  );
  deletedDays.add(row.day);
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const notDeleted = page.getByText('No lo borramos');
  await undo.or(notDeleted).waitFor({ timeout: TIMEOUT_MS });
  // another tab changed it before this one refreshed
  if (await notDeleted.isVisible()) return;
  const deletion = ledger.remove(row);
  if (!isUndone) return;
  await undo.click({ timeout: TIMEOUT_MS });
  // another device's change may have restored it first, with its own message
  const restored = page.getByText('Medida recuperada').or(page.getByText('Ya estaba de vuelta'));
  await restored.first().waitFor({ timeout: TIMEOUT_MS });
  ledger.undo(row, deletion);
};

async function closeMessage(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.toast_root [aria-label="Cerrar aviso"]')?.click(),
  );
  await expect(page.locator('.toast_root')).toHaveCount(0, { timeout: TIMEOUT_MS });
}

const toggleSignal: Command = async ({ device, log, dice }) => {
  const isOffline = dice.share() < 0.5;
  log.push(isOffline ? 'loses the signal' : 'has signal');
  await device.context().setOffline(isOffline);
};

const reload: Command = async (context) => {
  context.log.push('reloads a tab');
  await context.device.context().setOffline(false);
  await openMeasures(context, context);
};

const killBrowser: Command = async (context) => {
  context.log.push('the browser is killed');
  await context.device.kill();
  for (const page of context.device.tabs())
    await openMeasures(context, { page, person: context.person });
};

const killServer: Command = async ({ app, log, dice }) => {
  log.push('the server is killed');
  await app.kill();
  await new Promise((resolve) => setTimeout(resolve, dice.share() * 3000));
  await app.start();
};

const moveClock: Command = async ({ device, log, dice }) => {
  const days = dice.of([-60, -1, 1, 60]);
  log.push(`the clock of the device moves by ${days} days`);
  await device.moveClock(days * DAY_MS);
};

const copyServer: Command = async ({ app, log, copy }) => {
  log.push('the server is copied');
  copy.restore = await app.copyData();
};

const restoreServer: Command = async (context) => {
  if (!context.copy.restore) return copyServer(context);
  context.log.push('the server is restored from its copy');
  context.copy.wasRestored = true;
  await context.copy.restore();
};

const changePerson: Command = async (context) => {
  const next = context.dice.of(context.people);
  if (next === context.person) return;
  context.log.push('another person has the session of this browser');
  await context.device.context().setOffline(false);
  await changeOwner(context, context.device, next);
  await openMeasures(context, { page: context.page, person: next });
};

async function changeOwner(
  state: HistoryState,
  device: BrowserDevice,
  next: Person,
): Promise<void> {
  if (state.owners.get(device) === next) return;
  state.owners.set(device, next);
  await device.signIn(next.cookies);
  for (const page of device.tabs()) state.outdated.add(page);
}

const repeat = (count: number, command: Command): Command[] =>
  Array.from({ length: count }, () => command);

const COMMANDS: readonly Command[] = [
  ...repeat(4, writeMeasure),
  ...repeat(3, editMeasure),
  ...repeat(2, openForm),
  ...repeat(3, saveForm),
  ...repeat(2, deleteMeasure),
  ...repeat(2, toggleSignal),
  reload,
  killBrowser,
  writeAndKill,
  killServer,
];
/** Each history gets only some of these, which could hide violations of others. */
const RARE_COMMANDS: readonly (readonly Command[])[] = [
  [moveClock],
  [copyServer, restoreServer, restoreServer],
];
const SHARED_DEVICE_COMMANDS: readonly Command[] = repeat(3, changePerson);

/** A change confirmed as stored is shown to its author. */
async function checkStored(
  { page, person, violations }: CommandContext,
  changes: Figures,
): Promise<void> {
  const isDisplayed = async () =>
    person.ledger.findMissingFrom([changes], await readTable(page)).length === 0;
  await expect
    .poll(isDisplayed, { timeout: TIMEOUT_MS / 6 })
    .toBe(true)
    .catch(() =>
      violations.push(`${JSON.stringify(changes)} was said to be stored, and is not shown`),
    );
}

/** Synced rows on screen are in the account, and no account has another's data. */
async function checkDisplayed(state: HistoryState, device: BrowserDevice): Promise<void> {
  const { app, outdated, copy, deletedDays, violations, people } = state;
  const { ledger, cookies } = getOwner(state, device);
  for (const page of device.tabs()) {
    if (outdated.has(page)) continue;
    const rows = await readTable(page);
    violations.push(...ledger.findForeign(rows).map((figure) => `${figure} is of another person`));
    // after a restore, devices show the earlier state until they sync
    if (copy.wasRestored) continue;
    const account = await readAccount(app.origin, cookies);
    // one device may not know an undone deletion that the other still has to upload
    const syncedRows = rows.filter(({ isInAccount, day }) => isInAccount && !deletedDays.has(day));
    violations.push(
      ...ledger
        .findMissingFrom(syncedRows, account)
        .map((figure) => `${figure} is not in the account, as it says`),
    );
  }
  for (const person of people) {
    const account = await readAccount(app.origin, person.cookies);
    const foreignFigures = person.ledger.findForeign(account);
    violations.push(
      ...foreignFigures.map((figure) => `${figure} entered the account of another person`),
    );
  }
}

/** On a healthy network every tab shows the account and nothing is missing. */
async function checkFinalState(state: HistoryState): Promise<void> {
  // each person returns to each device twice, so that pending changes cross over
  for (const person of [...state.people, ...state.people.slice(0, -1)])
    await checkPersonFinalState(state, person);
}

async function checkPersonFinalState(state: HistoryState, person: Person): Promise<void> {
  const { app, devices, copy, deletedDays, violations } = state;
  const pages: Page[] = [];
  for (const device of devices) {
    await device.context().setOffline(false);
    await changeOwner(state, device, person);
    for (const page of device.tabs()) {
      await openMeasures(state, { page, person });
      pages.push(page);
    }
  }
  const readState = async () => ({
    rows: await Promise.all(pages.map((page) => readTable(page))),
    account: toText(await readAccount(app.origin, person.cookies)),
  });
  type AccountState = Awaited<ReturnType<typeof readState>>;
  const isConsistent = ({ rows, account }: AccountState) =>
    rows.every((each) => toText(each) === account && each.every(({ isInAccount }) => isInAccount));
  const deadline = Date.now() + QUIET_TIMEOUT_MS;
  let current = await readState();
  while (!isConsistent(current) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // a visible page pulls changes of other devices
    for (const page of pages)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    current = await readState();
  }
  if (!isConsistent(current))
    violations.push(`no rest: ${current.account} | ${current.rows.map(toText).join(' | ')}`);
  const [rows = []] = current.rows;
  const originals = rows.filter(({ isCopy }) => !isCopy);
  violations.push(
    ...person.ledger.findMissing(rows).map((figure) => `${figure} is lost`),
    ...person.ledger.findForeign(rows).map((figure) => `${figure} is of another person`),
    ...person.ledger.findDuplicates(originals).map((figure) => `${figure} is there twice`),
  );
  if (copy.wasRestored) return;
  const reverted = originals.filter(
    (row) => !deletedDays.has(row.day) && person.ledger.isReplaced(row),
  );
  violations.push(
    ...reverted.map((row) => `${JSON.stringify(row)} has a figure again that was replaced`),
  );
}

/** A new device on a bad link never shows an empty account, and ends complete. */
async function checkNewDevice(
  { app, network, dice, violations }: HistoryState,
  person: Person,
): Promise<void> {
  const account = await readAccount(app.origin, person.cookies);
  const device = await startBrowserDevice(person.cookies);
  const [page] = device.tabs();
  try {
    if (!page) throw new Error('a device without tabs');
    network.setFaults(Math.floor(dice.share() * 1e6), 0.7);
    await page.goto(`${network.origin}/medidas`);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await network.clearFaults();
    const readText = async () => toText(await readTable(page));
    await expect.poll(readText, { timeout: TIMEOUT_MS }).toBe(toText(account));
    const displayedEmpty = await page.evaluate(() => Reflect.get(window, 'saidEmpty') === true);
    if (displayedEmpty && account.length > 0)
      violations.push('a new device said that the account is empty');
  } finally {
    await device.stop();
  }
}

const toText = (rows: readonly (Figures & { day: string })[]): string =>
  rows
    .map(({ day, weight, waist }) => `${day} ${weight} ${waist}`)
    .toSorted()
    .join(', ');
