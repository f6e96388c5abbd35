import type { Browser, BrowserContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import {
  signInExisting,
  openBrowser,
  openAccount,
  getAccountSection,
} from '../../support/account/account.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import {
  aPerson,
  becomeMember,
  type Person,
  registerPerson,
} from '../../support/account/people.ts';

test.use({ serviceWorkers: 'allow' });

/** What a browser writes of each call that nobody answered; here they are the story. */
const UNANSWERED = /Failed to load resource|net::ERR|fetching the script/;
/** One by one or several at once. */
const WRITES = /\/api\/(?:changes|measures)/;
const PHRASE = 'mate amargo con facturas';

test('every promised screen is tried without signal, and what is missing is named and brought', async ({
  page,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await signedInAs();
  await openAccount(page);
  await waitForWholeApp(page);
  await expect(page.getByRole('link', { name: 'Membresía activa' })).toBeVisible();
  const section = getAccountSection(page, 'Probar sin conexión');
  const results = section.getByRole('list', { name: 'Qué abre sin conexión' });

  await app.kill();
  try {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Membresía activa' })).toBeVisible();
    await section.getByRole('button', { name: 'Probar sin conexión' }).click();
    await expect(section.getByText('Todo abre sin conexión.')).toBeVisible();
    for (const name of ['Inicio', 'Generar plan', 'Mis planes', 'Tu plan', 'Medidas', 'Mi Cuenta'])
      await expect(results.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
        'Abre sin conexión',
      );
    await expect(results).toContainText('Se reconoce sin conexión');
    await expectAccessible(page);

    await page.evaluate(async () => {
      const cache = await caches.open('forja-app-2');
      for (const { url } of await cache.keys())
        if (url.includes('measures-page')) await cache.delete(url);
    });
    await section.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(results.getByRole('listitem').filter({ hasText: 'Medidas' })).toContainText(
      /No abre: faltan? \d+ archivo/,
    );
    await expect(results.getByRole('listitem').filter({ hasText: 'Inicio' })).toContainText(
      'Abre sin conexión',
    );
    await expect(section.getByText(/Con señal, tocá «Bajar lo que falta»/)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await app.start();
  }
  await section.getByRole('button', { name: 'Bajar lo que falta' }).click();
  await expect(section.getByText('Todo abre sin conexión.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a backup made without signal comes back whole on a phone that lost everything', async ({
  page,
  context,
  signedInAs,
  consoleGuard,
}, testInfo) => {
  consoleGuard.allow(UNANSWERED);
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(1);
  await waitForWholeApp(page);
  await context.setOffline(true);
  await recordMeasure(page, { day: '2026-11-02', weight: '78,4' });

  await openAccount(page);
  const section = getAccountSection(page, 'Lo guardado en este teléfono');
  await expect(section).toContainText('1 cambio');
  await section.getByRole('button', { name: 'Hacer un respaldo' }).click();
  const making = page.getByRole('dialog', { name: 'Hacer un respaldo' });
  await making.getByLabel('Frase del respaldo').fill('corta');
  await making.getByRole('button', { name: 'Guardar el archivo' }).click();
  await expect(making.getByText('Poné al menos 12 caracteres.')).toBeVisible();
  await making.getByLabel('Frase del respaldo').fill(PHRASE);
  await making.getByLabel('Repetí la frase').fill(`${PHRASE}!`);
  await making.getByRole('button', { name: 'Guardar el archivo' }).click();
  await expect(making.getByText('Las dos frases no son iguales.')).toBeVisible();
  await expectAccessible(page);
  await making.getByLabel('Repetí la frase').fill(PHRASE);
  const saving = page.waitForEvent('download');
  await making.getByRole('button', { name: 'Guardar el archivo' }).click();
  const file = testInfo.outputPath('respaldo.json');
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^forja-respaldo-\d{4}-\d\d-\d\d\.json$/);
  await download.saveAs(file);
  await expect(making).toBeHidden();

  // The system took everything away: what had reached the account and what had not.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith('forja-')) indexedDB.deleteDatabase(name);
  });
  await page.goto('/medidas');
  await expect(
    page.getByText('Este teléfono todavía no trajo lo que tenés en tu cuenta'),
  ).toBeVisible();

  await openAccount(page);
  await section.getByRole('button', { name: 'Restaurar un respaldo' }).click();
  const restoring = page.getByRole('dialog', { name: 'Restaurar un respaldo' });
  await restoring.getByLabel('Elegir el archivo').setInputFiles({
    name: 'otra-cosa.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(restoring.getByText('Ese archivo no es un respaldo de Forja.')).toBeVisible();
  await restoring.locator('input[type=file]').setInputFiles(file);
  await restoring.getByLabel('Frase del respaldo').fill('mate dulce con facturas');
  await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
  await expect(restoring.getByText(/Esa frase no abre este archivo/)).toBeVisible();
  await restoring.getByLabel('Frase del respaldo').fill(PHRASE);
  await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
  await expect(restoring.getByText('Se agregan')).toBeVisible();
  await expect(restoring).toContainText('Medida del 02/11/2026');
  await expectAccessible(page);
  await restoring.getByRole('button', { name: 'Restaurar 2 registros' }).click();
  await expect(restoring).toBeHidden();

  await page.goto('/medidas');
  const days = page.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
  await expect(days).toHaveText(['02/11/2026', '01/11/2026']);
  await context.setOffline(false);
  await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
  await expect(days).toHaveText(['02/11/2026', '01/11/2026']);

  // The same file again has nothing to add.
  await openAccount(page);
  await section.getByRole('button', { name: 'Restaurar un respaldo' }).click();
  await restoring.locator('input[type=file]').setInputFiles(file);
  await restoring.getByLabel('Frase del respaldo').fill(PHRASE);
  await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
  await expect(restoring.getByText('No trae nada que no esté acá.')).toBeVisible();
});

test('two accounts in one browser never mix: what one wrote waits for its owner', async ({
  page,
  app,
  browser,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  const ana = await signedInAs();
  const beto = aPerson();
  const betosCookies = await cookiesOfMember(browser, app.origin, beto);
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();

  // Another person signs in where this page does not see it: it hears of it when what it wrote is on its way.
  await page.route(WRITES, async (route) => {
    if (route.request().method() !== 'GET') await context.addCookies(betosCookies);
    await route.continue();
  });
  await recordMeasure(page, { day: '2026-11-02', weight: '78,4' });
  const sealed = page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });
  await expect(sealed).toContainText(
    `La sesión de ${ana.username} terminó y 1 cambio no llegó a su cuenta.`,
  );
  await page.unroute(WRITES);
  await expectAccessible(page);
  await sealed.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
  await recordMeasure(page, { day: '2026-11-03', weight: '91' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  expect(await daysInAccount(context, app.origin)).toEqual(['2026-11-03']);

  await signInExisting(context, app.origin, ana);
  await page.goto('/medidas');
  const days = page.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
  await expect(days).toHaveText(['02/11/2026', '01/11/2026']);
  await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
  expect(await daysInAccount(context, app.origin)).toEqual(['2026-11-01', '2026-11-02']);
  expect(beto.username).not.toBe(ana.username);
});

test('an account deleted on another device leaves its last writes in a file that another account restores', async ({
  page,
  app,
  browser,
  context,
  signedInAs,
  consoleGuard,
}, testInfo) => {
  consoleGuard.allow(UNANSWERED);
  const ana = await signedInAs();
  await page.goto('/medidas');
  await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
  await waitForWholeApp(page);
  await context.setOffline(true);
  await recordMeasure(page, { day: '2026-11-02', weight: '78,4' });

  const elsewhere = await openBrowser(browser, app.origin);
  await signInExisting(elsewhere, app.origin, ana);
  const deleted = await elsewhere.request.post(`${app.origin}/api/account/delete`, {
    headers: { origin: app.origin },
    data: { password: ana.password },
  });
  expect(deleted.status(), await deleted.text()).toBe(200);
  await elsewhere.close();

  await context.setOffline(false);
  const sealed = page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });
  await expect(sealed).toContainText(ana.username);
  const downloading = page.waitForEvent('download');
  await sealed.getByRole('button', { name: 'Descargar una copia' }).click();
  const file = testInfo.outputPath('sin-subir.json');
  await (await downloading).saveAs(file);
  await sealed.getByRole('button', { name: 'Borrarlos de este teléfono' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Borrar los cambios sin subir?' })
    .getByRole('button', { name: 'Borrarlos' })
    .click();
  await expect(page.getByText('Cambios borrados de este teléfono')).toBeVisible();
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).toEqual([]);

  await context.clearCookies();
  await signedInAs();
  await openAccount(page);
  await page.getByRole('button', { name: 'Restaurar un respaldo' }).click();
  const restoring = page.getByRole('dialog', { name: 'Restaurar un respaldo' });
  await restoring.locator('input[type=file]').setInputFiles(file);
  await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
  await expect(restoring).toContainText(`Son los cambios sin subir de ${ana.username}.`);
  await restoring.getByRole('button', { name: 'Restaurar 1 registro' }).click();
  await expect(restoring).toBeHidden();
  await page.goto('/medidas');
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  expect(await daysInAccount(context, app.origin)).toEqual(['2026-11-02']);
});

test('a page whose database another tab holds says what to do, and goes on by itself when that tab lets go', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs();
  // a tab of the release before, frozen
  const { id }: { id: string } = await (await context.request.get('/api/user')).json();
  await page.goto('/terminos');
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 1);
        opening.addEventListener('upgradeneeded', () => {
          const db = opening.result;
          db.createObjectStore('records', { keyPath: ['collection', 'id'] });
          const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
          outbox.createIndex('record', ['collection', 'id']);
          db.createObjectStore('meta');
        });
        opening.addEventListener('success', () => {
          document.addEventListener('keyup', () => opening.result.close(), { once: true });
          resolve();
        });
      }),
    `forja-${id}`,
  );
  const tab = await context.newPage();
  await tab.goto('/medidas');
  await tab.getByRole('button', { name: 'No se puede guardar en este teléfono' }).click();
  const dialog = tab.getByRole('dialog', { name: 'No se puede guardar en este teléfono' });
  await expect(dialog).toContainText('Cerrá las otras pestañas de Forja');
  await expectAccessible(tab);
  await page.keyboard.press('Shift');
  await expect(tab.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await recordMeasure(tab, { day: '2026-11-01', weight: '79,6' });
  await expect(tab.getByText('En tu cuenta', { exact: true })).toBeVisible();
});

test('a tab whose database a newer version took asks to reload, and keeps what is typed', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  await page.getByLabel('Peso').fill('78,4');

  // What the database looks like to this build once a newer one has opened it.
  const newer = await context.newPage();
  await newer.goto('/terminos');
  await newer.evaluate(async () => {
    const [database] = (await indexedDB.databases()).filter(({ name }) =>
      name?.startsWith('forja-'),
    );
    await new Promise((opened) => {
      indexedDB.open(database?.name ?? '', 1000).addEventListener('success', opened);
    });
  });
  const banner = page.getByRole('group', { name: 'Actualización disponible' });
  await expect(banner).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'No se puede guardar en este teléfono' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(
    page.getByText(/Hay una versión nueva de Forja en este teléfono/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Peso')).toHaveValue('78,4');
  await banner.getByRole('button', { name: 'Recargar' }).click();
  await expect(
    page.getByRole('button', { name: 'No se puede guardar en este teléfono' }),
  ).toBeVisible();
  await expect(page.getByLabel('Peso')).toHaveValue('78,4');
});

for (const { what, error, told } of [
  {
    what: 'has no room',
    error: 'QuotaExceededError',
    told: /El teléfono no tiene lugar para guardar esto/,
  },
  {
    what: 'undoes what is written',
    error: undefined,
    told: /No pudimos guardarlo en este teléfono/,
  },
])
  test(`a phone that ${what} says so, and never that it was saved`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs();
    await page.goto('/medidas');
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await page.evaluate((name) => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (
        this: IDBObjectStore,
        ...given: Parameters<typeof add>
      ) {
        if (sessionStorage.getItem('heals') === 'true') return add.apply(this, given);
        if (name !== undefined) throw new DOMException('', name);
        const request = add.apply(this, given);
        this.transaction.abort();
        return request;
      };
    }, error);
    await page.getByLabel('Peso').fill('78,4');
    await page.getByRole('button', { name: 'Guardar medidas' }).click();
    await expect(page.getByRole('main').getByText(told)).toBeVisible();
    await expect(page.getByLabel('Peso')).toHaveValue('78,4');
    await expect(page.getByText('Medidas guardadas')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('heals', 'true'));
    await page.getByRole('button', { name: 'Guardar medidas' }).click();
    await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(1);
  });

/** Those of a browser in which this person is signed in: put in another, the account changes from one request to the next. */
async function cookiesOfMember(browser: Browser, origin: string, person: Person) {
  const elsewhere = await openBrowser(browser, origin);
  await registerPerson(elsewhere, origin, person);
  await becomeMember(elsewhere, origin);
  const cookies = await elsewhere.cookies();
  await elsewhere.close();
  return cookies;
}

/** What the account of this browser has, asked from outside of the page. */
async function daysInAccount(context: BrowserContext, origin: string): Promise<string[]> {
  const reply = await context.request.get(`${origin}/api/measures`);
  const { items }: { items: { deleted: boolean; value: { takenOn: string } | null }[] } =
    await reply.json();
  return items
    .flatMap(({ deleted, value }) => (deleted || !value ? [] : [value.takenOn]))
    .toSorted();
}
