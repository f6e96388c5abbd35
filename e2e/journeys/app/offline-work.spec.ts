import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { signInExisting, openAccount } from '../../support/account/account.ts';
import { getFailure, getSignInLink } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { listSyncedMeasures } from '../../support/pages/synced-measures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { makePlan } from '../../support/pages/plan-form.ts';

test.use({ serviceWorkers: 'allow' });

/** Browser logs of failed calls, which this journey causes. */
const UNANSWERED = /Failed to load resource|net::ERR|fetching the script/;

/** Membership passes of this page's writes, signed by the server. */
function collectPasses(page: Page): unknown[] {
  const passes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/changes')) return;
    const { writes }: { writes: { pass?: string }[] } = request.postDataJSON();
    for (const { pass = '' } of writes)
      passes.push(
        JSON.parse(Buffer.from(pass.split('.')[0] ?? '', 'base64url').toString() || 'null'),
      );
  });
  return passes;
}

/** Path of all writes; reads have a longer one. */
const WRITES = '**/api/changes';
const CHANGES = '**/api/changes*';

const once = (...days: string[]) => days.map((day) => ({ day, revision: 1 }));

const getSyncedLabel = (page: Page) => page.getByText('En tu cuenta', { exact: true });
const getPendingLabel = (page: Page) => page.getByText('Guardado en el teléfono');

async function openMeasures(page: Page): Promise<void> {
  await page.goto('/medidas');
  await expect(page.getByRole('heading', { level: 1, name: 'Medidas' })).toBeVisible();
  await expect(page.getByLabel('Fecha')).toBeVisible();
  await waitForWholeApp(page);
}

test('offline writes reach the account once: app closed, two tabs, or answer in flight', async ({
  page: first,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await signInAs();
  await openMeasures(first);

  const second =
    await test.step('three measures survive closing and reopening the app', async () => {
      await context.setOffline(true);
      for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
        await recordMeasure(first, { day, weight: '78,4' });
      await expect(getPendingLabel(first)).toHaveCount(3);
      await expect(first.getByRole('button', { name: /3 sin subir/ })).toBeVisible();
      await first.close();

      const reopened = await context.newPage();
      const passes = collectPasses(reopened);
      await reopened.goto('/medidas');
      await expect(getPendingLabel(reopened)).toHaveCount(3);
      await expect(reopened.getByRole('button', { name: /3 sin subir/ })).toBeVisible();
      await context.setOffline(false);
      const line = reopened.getByRole('status').filter({ hasText: 'Todo está en tu cuenta' });
      await expect(line).toContainText('Subimos 3 cambios.');
      await expect(getSyncedLabel(reopened)).toHaveCount(3);
      // the pass would prove membership if it ended meanwhile
      expect(passes).toHaveLength(3);
      for (const pass of passes)
        expect(pass).toMatchObject({ userId: expect.any(String), endsAt: expect.any(String) });
      expect(await listSyncedMeasures(context, app.origin)).toEqual(
        once('2026-11-01', '2026-11-02', '2026-11-03'),
      );
      return reopened;
    });

  const third =
    await test.step('closing a tab with its answer in flight duplicates nothing', async () => {
      let arrive = () => {};
      const received = new Promise<void>((resolve) => (arrive = resolve));
      await second.route(WRITES, async (route) => {
        // the server receives it, and the page never gets the answer
        await route.fetch();
        arrive();
      });
      await recordMeasure(second, { day: '2026-11-06', weight: '78,4' });
      await received;
      await second.close();

      const reopened = await context.newPage();
      await reopened.goto('/medidas');
      await expect(getSyncedLabel(reopened)).toHaveCount(4);
      expect(await listSyncedMeasures(context, app.origin)).toEqual(
        once('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-06'),
      );
      return reopened;
    });

  await test.step('two tabs with offline writes, both closed', async () => {
    const other = await context.newPage();
    await openMeasures(other);
    await context.setOffline(true);
    await recordMeasure(third, { day: '2026-11-07', weight: '78,4' });
    await recordMeasure(other, { day: '2026-11-08', weight: '78,6' });
    await expect(getPendingLabel(third)).toHaveCount(2);
    await third.close();
    await other.close();

    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto('/medidas');
    await expect(getSyncedLabel(reopened)).toHaveCount(6);
    expect(await listSyncedMeasures(context, app.origin)).toEqual(
      once('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-06', '2026-11-07', '2026-11-08'),
    );
  });
});

test('a busy or stopped server loses nothing, and the screens open', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await signInAs();
  await makePlan(page);
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expect(page).toHaveURL(/\/mis-planes\//);
  const address = new URL(page.url()).pathname;
  await openMeasures(page);

  await test.step('a busy server that recovers stores a measure once', async () => {
    let refused = 0;
    await context.route(WRITES, (route) => {
      refused += 1;
      return refused <= 2
        ? route.fulfill({
            status: 503,
            headers: { 'Retry-After': '1' },
            json: { success: false, code: 'unavailable' },
          })
        : route.continue();
    });
    await recordMeasure(page, { day: '2026-11-05', weight: '78,4' });
    await expect(getSyncedLabel(page)).toBeVisible({ timeout: 30_000 });
    expect(refused).toBe(3);
    expect(await listSyncedMeasures(context, app.origin)).toEqual(once('2026-11-05'));
    await context.unroute(WRITES);
  });

  await test.step('the phone reports signal while the server is down', async () => {
    await app.kill();
    try {
      const reopened = await context.newPage();
      await reopened.goto('/mis-planes');
      await expect(reopened.getByRole('link', { name: 'Ganar músculo sin química' })).toBeVisible();
      await reopened.goto(address);
      await expect(
        reopened.getByRole('heading', { level: 1, name: /Ganar músculo/ }),
      ).toBeVisible();
      await reopened.goto('/medidas');
      await expect(reopened.getByRole('rowheader', { name: '05/11/2026' })).toBeVisible();
      await reopened.close();
      await recordMeasure(page, { day: '2026-11-04', weight: '78,6' });
      await expect(getPendingLabel(page)).toBeVisible();
    } finally {
      await app.start();
    }
    await expect(getSyncedLabel(page)).toHaveCount(2, { timeout: 30_000 });
    expect(await listSyncedMeasures(context, app.origin)).toEqual(once('2026-11-04', '2026-11-05'));
  });
});

test('an unreachable account shows local data without endless retries, and a person can send everything at once', async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  await signInAs();
  const changeRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/changes')) changeRequests.push(request.url());
  });

  await test.step('the phone never reached the account', async () => {
    await page.route(CHANGES, (route) => route.abort('connectionfailed'));
    await page.goto('/medidas');
    await recordMeasure(page, { day: '2026-01-05', weight: '78,4' });
    await expect(page.getByRole('row', { name: /78,4/ })).toBeVisible();
    await recordMeasure(page, { day: '2026-01-06', weight: '78,6' });
    await expect(page.getByRole('row', { name: /78,6/ })).toBeVisible();
    expect(changeRequests.length).toBeLessThan(10);
    await page.unroute(CHANGES);
  });

  await test.step('a person sends everything at once', async () => {
    await context.route(WRITES, (route) => route.abort());
    await openMeasures(page);
    // each failed try backs off, up to half a minute
    const days = Array.from({ length: 6 }, (_, index) => `2026-11-0${index + 1}`);
    for (const day of days) await recordMeasure(page, { day, weight: '78,4' });
    await expect(getPendingLabel(page)).toHaveCount(8);
    await page.getByRole('button', { name: /8 sin subir/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Lo que falta subir' });
    const sendAll = sheet.getByRole('button', { name: 'Subir ahora' });
    await sendAll.click();
    // the page's own attempt ended before
    await expect(sheet.getByText('No pudimos subir 8 cambios')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await context.unroute(WRITES);
    const request = page.waitForRequest(WRITES);
    await sendAll.click();
    const { writes }: { writes: unknown[] } = (await request).postDataJSON();
    expect(writes).toHaveLength(8);
    await expect(sheet.getByText('No falta nada: ya está todo en tu cuenta.')).toBeVisible();
  });

  await test.step('a plan that exists nowhere is requested once', async () => {
    changeRequests.length = 0;
    await page.goto(`/mis-planes/${crypto.randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(3000);
    expect(changeRequests.length).toBeGreaterThan(0);
    expect(changeRequests.length).toBeLessThan(5);
  });
});

test('a measure changed on two devices keeps both versions', async ({
  page,
  app,
  browser,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409|ERR_INTERNET|fetching the script/);
  await signInAs();
  await openMeasures(page);
  await recordMeasure(page, { day: '2026-11-10', weight: '78,4' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();

  const second = await browser.newContext({ storageState: await context.storageState() });
  const phone = await second.newPage();
  await phone.goto(`${app.origin}/medidas`);
  await expect(phone.getByText('78,4 kg', { exact: true })).toBeVisible();
  await second.setOffline(true);
  await changeWeight(phone, '80,1');
  await expect(phone.getByText('Guardado en el teléfono')).toBeVisible();
  await changeWeight(page, '79,9');
  await expect(page.getByText('79,9 kg', { exact: true })).toBeVisible();
  await expect
    .poll(async () =>
      (await listSyncedMeasures(context, app.origin)).map(({ revision }) => revision),
    )
    .toEqual([2]);

  await second.setOffline(false);
  await expect(phone.getByText('Copia sin conexión')).toBeVisible();
  await expect(phone.getByText('79,9 kg', { exact: true })).toBeVisible();
  await expect(phone.getByText('80,1 kg', { exact: true })).toBeVisible();
  await expect(phone.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
  expect(await listSyncedMeasures(context, app.origin)).toHaveLength(2);
  await second.close();
});

test('signing out waits for the other tab, confirms, and saves a file that restores writes and deletions once', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}, testInfo) => {
  consoleGuard.allow(UNANSWERED);
  const person = await signInAs();
  await openMeasures(page);
  const other = await context.newPage();
  await openMeasures(other);
  // only the account refuses writes
  await context.route(WRITES, (route) => route.abort());
  // delays the database, so that the other tab's write begins and does not end
  await other.evaluate(async () => {
    const [database] = (await indexedDB.databases()).filter(({ name }) =>
      name?.startsWith('forja-'),
    );
    const opening = indexedDB.open(database?.name ?? '');
    await new Promise((opened) => opening.addEventListener('success', opened));
    const busy = opening.result.transaction(['records', 'outbox', 'meta'], 'readwrite');
    let isReleased = false;
    document.addEventListener('keyup', () => (isReleased = true), { once: true });
    const keepBusy = () =>
      isReleased || busy.objectStore('meta').get('none').addEventListener('success', keepBusy);
    keepBusy();
    busy.addEventListener('complete', () => opening.result.close());
  });
  await other.getByLabel('Fecha').fill('2026-11-11');
  await other.getByLabel('Peso').fill('78,4');
  await other.getByRole('button', { name: 'Guardar medidas' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Hay cambios sin subir' });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await other.keyboard.press('Shift');
  await expect(warning).toContainText('Un cambio está solo en este teléfono');
  await warning.getByRole('button', { name: 'Quedarme' }).click();
  await expect(page.getByText('78,4 kg', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const downloading = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Descargar y cerrar sesión' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^forja-sin-subir-.*\.json$/);
  const file = testInfo.outputPath('sin-subir.json');
  await download.saveAs(file);
  await expect(page.getByText('Sesión cerrada')).toBeVisible();
  await expect(getSignInLink(other)).toBeVisible();
  await other.close();

  await context.unroute(WRITES);
  await signInExisting(context, app.origin, person);
  await openMeasures(page);
  await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
  await openAccount(page);
  await page.getByRole('button', { name: 'Restaurar un respaldo' }).click();
  const restoring = page.getByRole('dialog', { name: 'Restaurar un respaldo' });
  await restoring.locator('input[type=file]').setInputFiles(file);
  await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
  await expect(restoring).toContainText('Medida del 11/11/2026');
  await restoring.getByRole('button', { name: 'Restaurar 1 registro' }).click();
  await expect(restoring).toBeHidden();
  await page.goto('/medidas');
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  expect(await listSyncedMeasures(context, app.origin)).toEqual(once('2026-11-11'));

  await test.step('a pending deletion', async () => {
    await context.route(WRITES, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await page.getByRole('button', { name: 'Borrar la medida del 11/11/2026' }).click();
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar y cerrar sesión' }).click();
    const file = testInfo.outputPath('borrado.json');
    await (await downloading).saveAs(file);
    await expect(page.getByText('Sesión cerrada')).toBeVisible();
    await context.unroute(WRITES);
    await signInExisting(context, app.origin, person);
    const preview = async () => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Restaurar un respaldo' }).click();
      await restoring.locator('input[type=file]').setInputFiles(file);
      await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
    };
    await preview();
    await expect(restoring).toContainText('Borrado: Medida del 11/11/2026');
    await restoring.getByRole('button', { name: 'Restaurar 1 registro' }).click();
    await expect.poll(() => listSyncedMeasures(context, app.origin)).toEqual([]);
    await preview();
    await expect(restoring.getByText('No trae nada que no esté acá.')).toBeVisible();
  });
});

test('an ended session keeps writes until the person returns, and signing out offline ends nothing', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(UNANSWERED);
  consoleGuard.allow(/status of 401/);
  const person = await signInAs();
  await openMeasures(page);
  await test.step('an ended session', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await recordMeasure(page, { day: '2026-11-12', weight: '78,4' });
    const sealed = page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });
    await expect(sealed).toContainText(
      `La sesión de ${person.username} terminó y 1 cambio no llegó a su cuenta`,
    );
    await context.addCookies(cookies);
    await page.goto('/medidas');
    await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
    expect(await listSyncedMeasures(context, app.origin)).toEqual(once('2026-11-12'));
  });

  await recordMeasure(page, { day: '2026-11-10', weight: '79,6' });
  await expect(getSyncedLabel(page)).toHaveCount(2);
  const askToLeave = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  };
  await context.setOffline(true);
  await askToLeave();
  await expect(getFailure(page, 'Error al cerrar sesión')).toContainText(
    'No hay conexión con Forja',
  );
  await expect(page.getByText('79,6 kg', { exact: true })).toBeVisible();

  await recordMeasure(page, { day: '2026-11-11', weight: '78,4' });
  await expect(page.getByText('Guardado en el teléfono')).toBeVisible();
  await askToLeave();
  const warning = page.getByRole('alertdialog', { name: 'Hay cambios sin subir' });
  await expect(warning).toContainText('Sin señal no podemos subirlos ni cerrar tu sesión.');
  await expect(warning.getByRole('button', { name: 'Subir y cerrar sesión' })).toBeDisabled();
  await expect(warning.getByRole('button', { name: 'Descargar y cerrar sesión' })).toBeDisabled();
  await context.setOffline(false);
  await warning.getByRole('button', { name: 'Subir y cerrar sesión' }).click();
  await expect(page.getByText('Sesión cerrada')).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect((await context.request.get(`${app.origin}/api/user`)).status()).toBe(401);
});

async function changeWeight(page: Page, weight: string): Promise<void> {
  // the last message may cover the button or close by itself
  const message = page.getByRole('button', { name: 'Cerrar aviso' });
  if (await message.isVisible()) await message.click({ timeout: 3000 }).catch(() => undefined);
  await page.getByRole('button', { name: 'Cambiar la medida del 10/11/2026' }).click();
  await page.getByLabel('Peso').fill(weight);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(`${weight} kg`, { exact: true })).toBeVisible();
}
