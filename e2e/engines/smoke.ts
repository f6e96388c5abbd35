import type { APIRequestContext } from '@playwright/test';
import type { Phone, Tab } from './engine.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from '../support/account/people.ts';

// engines are never marked offline: they believe that there is signal, which is the harder case

test('three offline measures reach the account once after the app restarts', async ({
  app,
  line,
  phone,
  member,
  request,
}) => {
  const tab = await openSignedInTab(phone, line.origin, member);
  line.cut();
  for (const weight of ['78,1', '78,2', '78,3']) await recordWeight(tab, weight);
  await expectTimes(tab, 'Guardado en el teléfono', 3);
  await phone.closeApp();

  const reopened = await phone.openTab();
  await openPage(reopened, `${line.origin}/medidas`);
  await expectTimes(reopened, 'Guardado en el teléfono', 3);
  line.restore();
  await expectTimes(reopened, 'En tu cuenta', 3);
  expect(await readAccountMeasures(request, app.origin)).toEqual(once(78.1, 78.2, 78.3));
});

test('with the server killed the screens open, and writes arrive when it returns', async ({
  app,
  line,
  phone,
  member,
  request,
}) => {
  const tab = await openSignedInTab(phone, line.origin, member);
  await recordWeight(tab, '78,4');
  await expectTimes(tab, 'En tu cuenta', 1);
  await phone.closeApp();
  await app.kill();
  const reopened = await phone.openTab();
  try {
    for (const [path, words] of PROMISED) {
      await openPage(reopened, `${line.origin}${path}`);
      await expect.poll(() => reopened.text(), { message: path }).toMatch(words);
    }
    await recordWeight(reopened, '78,5');
    await expectTimes(reopened, 'Guardado en el teléfono', 1);
  } finally {
    await app.start();
  }
  await expectTimes(reopened, 'En tu cuenta', 2);
  expect(await readAccountMeasures(request, app.origin)).toEqual(once(78.4, 78.5));
});

test('a busy server that recovers stores the measure once', async ({
  app,
  line,
  phone,
  member,
  request,
}) => {
  const tab = await openSignedInTab(phone, line.origin, member);
  line.refuse('POST /api/changes', 2);
  await recordWeight(tab, '78,6');
  await expectTimes(tab, 'En tu cuenta', 1);
  expect(line.calls('POST /api/changes')).toBe(3);
  expect(await readAccountMeasures(request, app.origin)).toEqual(once(78.6));
});

test('closing a tab with its answer in flight duplicates nothing', async ({
  app,
  line,
  phone,
  member,
  request,
}) => {
  const tab = await openSignedInTab(phone, line.origin, member);
  const received = line.loseAnswers('POST /api/changes');
  await recordWeight(tab, '78,7');
  await received;
  await tab.close();
  line.restore();

  const reopened = await phone.openTab();
  await openPage(reopened, `${line.origin}/medidas`);
  await expectTimes(reopened, 'En tu cuenta', 1);
  expect(await readAccountMeasures(request, app.origin)).toEqual(once(78.7));
});

test('two tabs with offline writes merge into one account', async ({
  app,
  line,
  phone,
  member,
  request,
}) => {
  const tab = await openSignedInTab(phone, line.origin, member);
  const other = await phone.openTab();
  await openPage(other, `${line.origin}/medidas`);
  await expect.poll(() => other.text()).toContain('Cargar medida');
  line.cut();
  await recordWeight(tab, '78,8');
  await recordWeight(other, '78,9');
  await expectTimes(tab, 'Guardado en el teléfono', 2);
  await expectTimes(other, 'Guardado en el teléfono', 2);
  await phone.closeApp();

  line.restore();
  const reopened = await phone.openTab();
  await openPage(reopened, `${line.origin}/medidas`);
  await expectTimes(reopened, 'En tu cuenta', 2);
  expect(await readAccountMeasures(request, app.origin)).toEqual(once(78.8, 78.9));
});

const PROMISED: [path: string, words: RegExp][] = [
  ['/', /ningún número sin fuente/i],
  ['/mis-planes', /Mis planes/i],
  ['/generar-plan', /Seguir con tu salud/i],
  ['/alarma', /Llamar al 107/i],
  ['/mi-cuenta', /Mi Cuenta/i],
  ['/medidas', /78,4\skg/],
];

async function openSignedInTab(
  phone: Phone,
  origin: string,
  { username, password }: Person,
): Promise<Tab> {
  const tab = await phone.openTab();
  await tab.open(`${origin}/auth`);
  // the welcome notice has its own journey
  await tab.evaluate("localStorage.setItem('forja-bienvenida', 'true')");
  await openPage(tab, `${origin}/auth?next=/medidas`);
  await tab.type('Correo electrónico', username);
  await tab.type('Contraseña', password);
  await tab.send();
  await expect.poll(() => tab.text()).toContain('Cargar medida');
  await expect
    .poll(() => tab.evaluate('navigator.serviceWorker.controller !== null'), {
      message: 'on the device',
    })
    .toBe(true);
  return tab;
}

async function openPage(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect
    .poll(() => tab.evaluate("document.querySelector('[data-testid=splash]') === null"), {
      message: address,
    })
    .toBe(true);
}

async function recordWeight(tab: Tab, weight: string): Promise<void> {
  await tab.type('Peso', weight);
  await tab.send();
  // a no-break space separates figure and unit
  await expect.poll(() => tab.text()).toMatch(new RegExp(`${weight}\\skg`));
}

async function expectTimes(tab: Tab, words: string, times: number): Promise<void> {
  await expect
    .poll(async () => (await tab.text()).split(words).length - 1, { message: words })
    .toBe(times);
}

const once = (...weights: number[]) => weights.map((weightKg) => ({ weightKg, revision: 1 }));

async function readAccountMeasures(
  request: APIRequestContext,
  origin: string,
): Promise<{ weightKg: number | undefined; revision: number }[]> {
  const reply = await request.get(`${origin}/api/changes`);
  type Change = {
    collection: string;
    deleted: boolean;
    revision: number;
    value: { weightKg: number } | null;
  };
  // the body follows the contract
  const { items } = (await reply.json()) as { items: Change[] };
  return items
    .filter(({ collection, deleted }) => collection === 'measures' && !deleted)
    .map(({ value, revision }) => ({ weightKg: value?.weightKg, revision }))
    .toSorted((one, other) => (one.weightKg ?? 0) - (other.weightKg ?? 0));
}
