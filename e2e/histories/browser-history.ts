import { type Choice, seededChoice } from '@forja/domain/menu/seeded-choice';
import { expect, type Page } from '@playwright/test';
import type { App } from '../support/app.ts';
import { type BrowserDevice, type Cookies, startBrowserDevice } from './browser-device.ts';
import type { FaultyNetwork } from './faulty-network.ts';
import { createFigures, createLedger, type Figures, type Ledger } from './ledger.ts';
import { pressInRow, readAccount, readTable, type Row } from './measure-table.ts';

const STEPS = 18;
/** It waits for states: this is only for what never comes. */
const PATIENCE_MS = 60_000;
/** Retries wait longer each time, and a server that was killed comes back in the meantime. */
const REST_MS = 120_000;
const DAY_MS = 86_400_000;

export type SignedIn = { id: string; cookies: Cookies };
type Person = SignedIn & { ledger: Ledger };
type Form = { shown: Row };

type World = {
  app: App;
  network: FaultyNetwork;
  dice: Choice;
  people: readonly Person[];
  devices: readonly BrowserDevice[];
  /** Whose session each browser has. */
  owners: Map<BrowserDevice, Person>;
  /** Tabs that show the person who had the session before. */
  outdated: Set<Page>;
  figures: ReturnType<typeof createFigures>;
  forms: Map<Page, Form>;
  /** Days whose measure was deleted at some moment: an edit that wins over it brings old figures back. */
  deletedDays: Set<string>;
  copy: { restore?: () => Promise<void>; wasRestored: boolean };
  violations: string[];
  log: string[];
};
type Act = World & { device: BrowserDevice; page: Page; person: Person };
type Command = (act: Act) => Promise<void>;

/** One random history of one or two people on two devices of two tabs, driven by the interface. Answers its violations. */
export async function runBrowserHistory(
  seed: number,
  { app, network, signIn }: { app: App; network: FaultyNetwork; signIn: () => Promise<SignedIn> },
): Promise<string[]> {
  const dice = seededChoice(seed);
  const people: Person[] = [{ ...(await signIn()), ledger: createLedger() }];
  if (dice.share() < 0.4) people.push({ ...(await signIn()), ledger: createLedger() });
  const [first] = people;
  if (!first) throw new Error('a history of nobody');
  const commands = [...COMMANDS, ...RARE.filter(() => dice.share() < 0.4).flat(), ...(people.length > 1 ? SHARED : [])];
  const devices = [await startBrowserDevice(first.cookies), await startBrowserDevice(first.cookies)];
  const world: World = {
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
    for (const device of devices) for (const page of device.tabs()) await openMeasures(world, { page, person: first });
    // Dice of its own: how many requests there are must not change the commands of a seed.
    network.begin(-1 - seed, dice.share() * 0.6);
    for (let step = 0; step < STEPS; step += 1) {
      const device = dice.of(devices);
      const page = dice.of(device.tabs());
      const act = { ...world, device, page, person: ownerOf(world, device) };
      const command = dice.of(commands);
      if (world.outdated.has(page)) await openMeasures(world, act);
      await command(act);
      await checkTruth(world, device);
    }
    await network.heal();
    await checkRest(world);
    await checkNewDevice(world, first);
    return world.violations.length === 0 ? [] : [...world.violations, ...world.log];
  } catch (cause) {
    throw new Error(`history ${seed}:\n${[...world.violations, ...world.log].join('\n')}`, { cause });
  } finally {
    await network.heal();
    for (const device of devices) await device.stop();
  }
}

function ownerOf({ owners }: World, device: BrowserDevice): Person {
  const owner = owners.get(device);
  if (!owner) throw new Error('a device of nobody');
  return owner;
}

async function openMeasures(world: World, { page, person }: { page: Page; person: Person }): Promise<void> {
  await page.goto(`${world.network.origin}/medidas`);
  if (world.outdated.delete(page)) world.forms.delete(page);
  await page.waitForFunction((id) => localStorage.getItem('forja-user-id') === id, person.id, { timeout: PATIENCE_MS });
  // What was being changed is on the form again, in the tab where it was.
  const isChanging = world.forms.has(page);
  await saveButton(page, isChanging ? 'Guardar cambios' : 'Guardar medidas').waitFor({ timeout: PATIENCE_MS });
}

const saveButton = (page: Page, name: 'Guardar cambios' | 'Guardar medidas') => page.getByRole('button', { name });

const write: Command = async (act) => {
  if (act.forms.has(act.page)) return;
  const [weight, waist] = [act.figures.nextFigure(), act.figures.nextFigure()];
  const day = act.figures.nextDay();
  act.log.push(`writes ${day} ${weight} ${waist}`);
  await act.page.getByLabel('Fecha').fill(day);
  await fill(act.page, { weight, waist });
  await saveButton(act.page, 'Guardar medidas').click();
  await expect(act.page.getByLabel('Peso')).toHaveValue('', { timeout: PATIENCE_MS });
  act.person.ledger.edit({}, { weight, waist });
  await checkStored(act, { weight, waist });
};

/** The power goes between the tap and its answer. */
const writeAndKill: Command = async (act) => {
  if (act.forms.has(act.page)) return;
  const weight = act.figures.nextFigure();
  act.person.ledger.edit({}, { weight }, false);
  act.log.push(`writes ${weight} and the browser is killed`);
  await act.page.getByLabel('Fecha').fill(act.figures.nextDay());
  await fill(act.page, { weight });
  await saveButton(act.page, 'Guardar medidas').click({ noWaitAfter: true });
  await killBrowser(act);
};

async function fill(page: Page, { weight, waist }: Figures): Promise<void> {
  if (weight !== undefined) await page.getByLabel('Peso').fill(weight);
  if (waist !== undefined) await page.getByLabel('Cintura').fill(waist);
}

const openForm: Command = async (act) => {
  const { page, forms, dice } = act;
  const share = dice.share();
  if (forms.has(page)) return;
  const shown = await pressInRow(page, share, 'Cambiar la medida');
  if (!shown) return;
  act.log.push(`opens the form of ${shown.day} ${shown.weight} ${shown.waist}`);
  forms.set(page, { shown });
  await saveButton(page, 'Guardar cambios').waitFor({ timeout: PATIENCE_MS });
  await expect(page.getByLabel('Peso')).toHaveValue(shown.weight);
  await expect(page.getByLabel('Cintura')).toHaveValue(shown.waist);
};

const saveForm: Command = async (act) => {
  const { page, forms, dice, figures, person } = act;
  const form = forms.get(page);
  if (!form) return;
  forms.delete(page);
  const changes: Figures = { [dice.of(['weight', 'waist'] as const)]: figures.nextFigure() };
  act.log.push(`saves ${form.shown.day} ${JSON.stringify(changes)}`);
  await fill(page, changes);
  await saveButton(page, 'Guardar cambios').click({ timeout: PATIENCE_MS });
  await saveButton(page, 'Guardar medidas').waitFor({ timeout: PATIENCE_MS });
  person.ledger.edit(form.shown, changes);
  await checkStored(act, changes);
};

const edit: Command = async (act) => {
  await openForm(act);
  await saveForm(act);
};

const remove: Command = async (act) => {
  const { page, forms, dice, deletedDays } = act;
  const { ledger } = act.person;
  const [share, isUndone] = [dice.share(), dice.share() < 0.5];
  if (forms.has(page)) return;
  await closeMessage(page);
  const shown = await pressInRow(page, share, 'Borrar la medida');
  if (!shown) return;
  act.log.push(`deletes ${shown.day} ${shown.weight} ${shown.waist}${isUndone ? ' and undoes it' : ''}`);
  deletedDays.add(shown.day);
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const notDeleted = page.getByText('No lo borramos');
  await undo.or(notDeleted).waitFor({ timeout: PATIENCE_MS });
  // Another tab changed it before this one showed that.
  if (await notDeleted.isVisible()) return;
  const deletion = ledger.remove(shown);
  if (!isUndone) return;
  await undo.click({ timeout: PATIENCE_MS });
  await page.getByText('Medida recuperada').waitFor({ timeout: PATIENCE_MS });
  ledger.undo(shown, deletion);
};

/** So that the next message is of the next change. */
async function closeMessage(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.tostada [aria-label="Cerrar aviso"]')?.click());
  await expect(page.locator('.tostada')).toHaveCount(0, { timeout: PATIENCE_MS });
}

const offline: Command = async ({ device, log, dice }) => {
  const isOffline = dice.share() < 0.5;
  log.push(isOffline ? 'loses the signal' : 'has signal');
  await device.context().setOffline(isOffline);
};

const reload: Command = async (act) => {
  act.log.push('reloads a tab');
  await act.device.context().setOffline(false);
  await openMeasures(act, act);
};

const killBrowser: Command = async (act) => {
  act.log.push('the browser is killed');
  await act.device.kill();
  for (const page of act.device.tabs()) await openMeasures(act, { page, person: act.person });
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

const restoreServer: Command = async (act) => {
  if (!act.copy.restore) return copyServer(act);
  act.log.push('the server is restored from its copy');
  act.copy.wasRestored = true;
  await act.copy.restore();
};

/** The other tab hears of it by itself, until something is done there. */
const changePerson: Command = async (act) => {
  const next = act.dice.of(act.people);
  if (next === act.person) return;
  act.log.push('another person has the session of this browser');
  await act.device.context().setOffline(false);
  await changeOwner(act, act.device, next);
  await openMeasures(act, { page: act.page, person: next });
};

async function changeOwner(world: World, device: BrowserDevice, next: Person): Promise<void> {
  if (world.owners.get(device) === next) return;
  world.owners.set(device, next);
  await device.signIn(next.cookies);
  for (const page of device.tabs()) world.outdated.add(page);
}

const times = (count: number, command: Command): Command[] => Array.from({ length: count }, () => command);

/** As often as they are listed. */
const COMMANDS: readonly Command[] = [
  ...times(4, write),
  ...times(3, edit),
  ...times(2, openForm),
  ...times(3, saveForm),
  ...times(2, remove),
  ...times(2, offline),
  reload,
  killBrowser,
  writeAndKill,
  killServer,
];
/** Each history has some of these: what they undo would hide what the others find. */
const RARE: readonly (readonly Command[])[] = [[moveClock], [copyServer, restoreServer, restoreServer]];
const SHARED: readonly Command[] = times(3, changePerson);

/** What was said to be stored is on the screen of who wrote it. */
async function checkStored({ page, person, violations }: Act, changes: Figures): Promise<void> {
  const isThere = async () => person.ledger.missingOf([changes], await readTable(page)).length === 0;
  await expect
    .poll(isThere, { timeout: PATIENCE_MS / 6 })
    .toBe(true)
    .catch(() => violations.push(`${JSON.stringify(changes)} was said to be stored, and is not shown`));
}

/** What a screen says of the account is so, and nothing of one account is in another. */
async function checkTruth(world: World, device: BrowserDevice): Promise<void> {
  const { app, outdated, copy, deletedDays, violations, people } = world;
  const { ledger, cookies } = ownerOf(world, device);
  for (const page of device.tabs()) {
    if (outdated.has(page)) continue;
    const rows = await readTable(page);
    violations.push(...ledger.strangeIn(rows).map((figure) => `${figure} is of another person`));
    // Devices say what they knew of a server that forgot it, until they ask.
    if (copy.wasRestored) continue;
    const account = await readAccount(app.origin, cookies);
    // Of a deletion that was undone, one device may know neither while the other still waits with the undoing.
    const said = rows.filter(({ isInAccount, day }) => isInAccount && !deletedDays.has(day));
    violations.push(...ledger.missingOf(said, account).map((figure) => `${figure} is not in the account, as it says`));
  }
  for (const person of people) {
    const account = await readAccount(app.origin, person.cookies);
    const strange = person.ledger.strangeIn(account);
    violations.push(...strange.map((figure) => `${figure} entered the account of another person`));
  }
}

/** The network healed and all tabs look: they show the same, it is the account, and nothing written is missing. */
async function checkRest(world: World): Promise<void> {
  // Each person is back on each device twice: what the first waited with is read by the other.
  for (const person of [...world.people, ...world.people.slice(0, -1)]) await checkRestOf(world, person);
}

async function checkRestOf(world: World, person: Person): Promise<void> {
  const { app, devices, copy, deletedDays, violations } = world;
  const pages: Page[] = [];
  for (const device of devices) {
    await device.context().setOffline(false);
    await changeOwner(world, device, person);
    for (const page of device.tabs()) {
      await openMeasures(world, { page, person });
      pages.push(page);
    }
  }
  const look = async () => ({
    rows: await Promise.all(pages.map((page) => readTable(page))),
    account: toText(await readAccount(app.origin, person.cookies)),
  });
  type Look = Awaited<ReturnType<typeof look>>;
  const isAtRest = ({ rows, account }: Look) =>
    rows.every((each) => toText(each) === account && each.every(({ isInAccount }) => isInAccount));
  const until = Date.now() + REST_MS;
  let seen = await look();
  while (!isAtRest(seen) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Whoever looks at a page makes it look for what other devices did.
    for (const page of pages) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    seen = await look();
  }
  if (!isAtRest(seen)) violations.push(`no rest: ${seen.account} | ${seen.rows.map(toText).join(' | ')}`);
  const [shown = []] = seen.rows;
  const own = shown.filter(({ isCopy }) => !isCopy);
  violations.push(
    ...person.ledger.missingIn(shown).map((figure) => `${figure} is lost`),
    ...person.ledger.strangeIn(shown).map((figure) => `${figure} is of another person`),
    ...person.ledger.twiceIn(own).map((figure) => `${figure} is there twice`),
  );
  if (copy.wasRestored) return;
  const back = own.filter((row) => !deletedDays.has(row.day) && person.ledger.isReplaced(row));
  violations.push(...back.map((row) => `${JSON.stringify(row)} has a figure again that was replaced`));
}

/** A phone that never had the account, on a bad link: it never says that there is nothing, and ends with all of it. */
async function checkNewDevice({ app, network, dice, violations }: World, person: Person): Promise<void> {
  const account = await readAccount(app.origin, person.cookies);
  const device = await startBrowserDevice(person.cookies);
  const [page] = device.tabs();
  try {
    if (!page) throw new Error('a device without tabs');
    network.begin(Math.floor(dice.share() * 1e6), 0.7);
    await page.goto(`${network.origin}/medidas`);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await network.heal();
    const shown = async () => toText(await readTable(page));
    await expect.poll(shown, { timeout: PATIENCE_MS }).toBe(toText(account));
    const saidEmpty = await page.evaluate(() => Reflect.get(window, 'saidEmpty') === true);
    if (saidEmpty && account.length > 0) violations.push('a new device said that the account is empty');
  } finally {
    await device.stop();
  }
}

const toText = (rows: readonly (Figures & { day: string })[]): string =>
  rows
    .map(({ day, weight, waist }) => `${day} ${weight} ${waist}`)
    .toSorted()
    .join(', ');
