import { type Choice, seededChoice } from '@forja/domain/menu/seeded-choice';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { App } from '../support/app.ts';
import { type BrowserDevice, startBrowserDevice } from './browser-device.ts';
import { createLedger, type Figures } from './ledger.ts';
import { pressInRow, readTable, type Row } from './measure-table.ts';

const STEPS = 16;
/** It waits for states: this is only for what never comes. */
const PATIENCE_MS = 60_000;
/** Retries wait longer each time, and a server that was killed comes back in the meantime. */
const REST_MS = 120_000;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type Form = { shown: Row };

type World = {
  app: App;
  dice: Choice;
  devices: readonly BrowserDevice[];
  ledger: ReturnType<typeof createLedger>;
  forms: Map<Page, Form>;
  /** Days whose measure was deleted at some moment: an edit that wins over it brings old figures back. */
  deletedDays: Set<string>;
  network: { faults: number };
  log: string[];
};
type Act = World & { device: BrowserDevice; page: Page };
type Command = (act: Act) => Promise<void>;

/** One random history of one person on two devices of two tabs, driven by the interface. Answers its violations. */
export async function runBrowserHistory(seed: number, app: App, cookies: Cookies): Promise<string[]> {
  const dice = seededChoice(seed);
  const network = { faults: 0 };
  // Dice of its own: how many requests there are must not change the commands of a seed.
  const networkDice = seededChoice(-1 - seed);
  const prepare = async (context: BrowserContext) => {
    await context.route(/\/api\/(?:changes|measures)/, (route) => answerBadly(route, networkDice, network.faults));
  };
  const devices = [await startBrowserDevice(cookies, prepare), await startBrowserDevice(cookies, prepare)];
  const world: World = {
    app,
    dice,
    devices,
    ledger: createLedger(),
    forms: new Map(),
    deletedDays: new Set(),
    network,
    log: [],
  };
  try {
    for (const device of devices) for (const page of device.tabs()) await openMeasures(world, page);
    network.faults = dice.share() * 0.5;
    for (let step = 0; step < STEPS; step += 1) {
      const device = dice.of(devices);
      await dice.of(COMMANDS)({ ...world, device, page: dice.of(device.tabs()) });
    }
    network.faults = 0;
    return await violationsAtRest(world);
  } catch (cause) {
    throw new Error(`history ${seed}:\n${world.log.join('\n')}`, { cause });
  } finally {
    for (const device of devices) await device.stop();
  }
}

async function answerBadly(route: Route, dice: Choice, faults: number): Promise<void> {
  try {
    if (dice.share() >= faults) return await route.continue();
    switch (Math.floor(dice.share() * 5)) {
      case 0:
        return await route.abort('connectionfailed');
      case 1:
        // It reaches the server, and its answer is lost.
        await route.fetch();
        return await route.abort('connectionreset');
      case 2:
        return await route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' });
      case 3:
        return await route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Bienvenido al hotel</html>' });
      default:
        return await route.fulfill({ status: 403, contentType: 'text/html', body: '<html>Forbidden</html>' });
    }
  } catch {
    // The browser was killed, or the server, while it was on its way.
  }
}

async function openMeasures(world: World, page: Page): Promise<void> {
  await page.goto(`${world.app.origin}/medidas`);
  // What was being changed is on the form again, in the tab where it was.
  const isChanging = world.forms.has(page);
  await saveButton(page, isChanging ? 'Guardar cambios' : 'Guardar medidas').waitFor({ timeout: PATIENCE_MS });
}

const saveButton = (page: Page, name: 'Guardar cambios' | 'Guardar medidas') => page.getByRole('button', { name });

const write: Command = async (act) => {
  if (act.forms.has(act.page)) return;
  const [weight, waist] = [act.ledger.nextFigure(), act.ledger.nextFigure()];
  const day = act.ledger.nextDay();
  act.log.push(`writes ${day} ${weight} ${waist}`);
  await act.page.getByLabel('Fecha').fill(day);
  await fill(act.page, { weight, waist });
  await saveButton(act.page, 'Guardar medidas').click();
  await expect(act.page.getByLabel('Peso')).toHaveValue('', { timeout: PATIENCE_MS });
  act.ledger.edit({}, { weight, waist });
};

/** The power goes between the tap and its answer. */
const writeAndKill: Command = async (act) => {
  if (act.forms.has(act.page)) return;
  const weight = act.ledger.nextFigure();
  act.ledger.edit({}, { weight }, false);
  act.log.push(`writes ${weight} and the browser is killed`);
  await act.page.getByLabel('Fecha').fill(act.ledger.nextDay());
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
  const { page, forms, dice, ledger } = act;
  const form = forms.get(page);
  if (!form) return;
  forms.delete(page);
  const changes: Figures = { [dice.of(['weight', 'waist'] as const)]: ledger.nextFigure() };
  act.log.push(`saves ${form.shown.day} ${JSON.stringify(changes)}`);
  await fill(page, changes);
  await saveButton(page, 'Guardar cambios').click({ timeout: PATIENCE_MS });
  await saveButton(page, 'Guardar medidas').waitFor({ timeout: PATIENCE_MS });
  ledger.edit(form.shown, changes);
};

const edit: Command = async (act) => {
  await openForm(act);
  await saveForm(act);
};

const remove: Command = async (act) => {
  const { page, forms, dice, ledger, deletedDays } = act;
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
  await openMeasures(act, act.page);
};

const killBrowser: Command = async (act) => {
  act.log.push('the browser is killed');
  await act.device.kill();
  for (const page of act.device.tabs()) await openMeasures(act, page);
};

const killServer: Command = async ({ app, log, dice }) => {
  log.push('the server is killed');
  await app.kill();
  await new Promise((resolve) => setTimeout(resolve, dice.share() * 3000));
  await app.start();
};

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

/** The network heals and all tabs look: they show the same, it is all in the account, and nothing written is missing. */
async function violationsAtRest(world: World): Promise<string[]> {
  const pages: Page[] = [];
  for (const device of world.devices) {
    await device.context().setOffline(false);
    for (const page of device.tabs()) {
      await openMeasures(world, page);
      pages.push(page);
    }
  }
  const tables = async () => Promise.all(pages.map((page) => readTable(page)));
  const isAtRest = (rows: Row[][]) =>
    rows.every((each) => toText(each) === toText(rows[0] ?? []) && each.every(({ isInAccount }) => isInAccount));
  const until = Date.now() + REST_MS;
  let rows = await tables();
  while (!isAtRest(rows) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Whoever looks at a page makes it look for what other devices did.
    for (const page of pages) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    rows = await tables();
  }
  const [first = []] = rows;
  const lost = world.ledger.missingIn(first).map((figure) => `${figure} is lost`);
  const back = first
    .filter(({ isCopy, day }) => !isCopy && !world.deletedDays.has(day))
    .filter((row) => world.ledger.isReplaced(figuresOf(row)))
    .map((row) => `${JSON.stringify(row)} has a figure again that was replaced`);
  const violations = [...lost, ...back, ...(isAtRest(rows) ? [] : [`no rest: ${rows.map(toText).join(' | ')}`])];
  return violations.length === 0 ? [] : [...violations, ...world.log];
}

const figuresOf = ({ weight, waist }: Row): Figures => ({ weight, waist });
const toText = (rows: readonly Row[]): string =>
  rows
    .map(({ day, weight, waist, isInAccount }) => `${day} ${weight} ${waist} ${isInAccount ? 'account' : 'phone'}`)
    .toSorted()
    .join(', ');
