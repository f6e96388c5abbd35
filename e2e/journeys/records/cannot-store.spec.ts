import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';

const NO_ROOM = /El teléfono no tiene lugar para guardar esto\. Liberá espacio/;
const getNotice = (page: Page) =>
  page.getByRole('button', { name: 'No se puede guardar en este teléfono' });
const getStored = (page: Page) => page.getByText('En tu cuenta', { exact: true });

test('a phone that cannot store explains why, never claims success, and loses nothing typed', async ({
  page: frozen,
  context,
  signInAs,
}) => {
  await signInAs();
  const { id }: { id: string } = await (await context.request.get('/api/user')).json();
  const page = await context.newPage();
  const save = page.getByRole('button', { name: 'Guardar medidas' });
  const weight = page.getByLabel('Peso');

  await test.step('a tab that locks the database is named, and the app resumes when it lets go', async () => {
    // a frozen tab of the previous release
    await frozen.goto('/terminos');
    await frozen.evaluate(holdDatabaseOfVersion1, `forja-${id}`);
    await page.goto('/medidas');
    await getNotice(page).click();
    const dialog = page.getByRole('dialog', { name: 'No se puede guardar en este teléfono' });
    await expect(dialog).toContainText('Cerrá las otras pestañas de Forja');
    await frozen.keyboard.press('Shift');
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
    await expect(getStored(page)).toHaveCount(1);
  });

  await test.step('the database does not open', async () => {
    await page.addInitScript(refuseToOpen);
    await page.evaluate(() => sessionStorage.setItem('refuse', 'true'));
    await page.reload();
    await expect(
      page.getByText(/Este navegador no deja guardar nada en el teléfono/),
    ).toBeVisible();
    await page.getByLabel('Fecha').fill('2026-11-02');
    await weight.fill('79,5');
    await save.click();
    await expect(page.getByText('No pudimos guardar tus medidas.')).toBeVisible();
    await expect(weight).toHaveValue('79,5');
    await expect(page.getByText('Medidas guardadas')).toHaveCount(0);
    // one task for both, because the page also retries
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Probar de nuevo' })
      .evaluate((button: HTMLElement) => {
        sessionStorage.removeItem('refuse');
        button.click();
      });
    await expect(getStored(page)).toHaveCount(1);
    await save.click();
    await expect(getStored(page)).toHaveCount(2);
  });

  // fakes a full disk, because the browser's quota override does not reach its database
  for (const { before, how, method, message } of [
    { before: 2, how: 'no room for a record', method: 'put', message: NO_ROOM },
    { before: 3, how: 'no room for its row', method: 'add', message: NO_ROOM },
    {
      before: 4,
      how: 'undone',
      method: undefined,
      message: /No pudimos guardarlo en este teléfono/,
    },
  ] as const)
    await test.step(`a write is refused: ${how}`, async () => {
      await page.reload();
      const rows = page.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
      await expect(getStored(page)).toHaveCount(before);
      await page.evaluate(refuseToWrite, method);
      await page.getByLabel('Fecha').fill(`2026-11-0${before + 1}`);
      await weight.fill('78,4');
      await save.click();
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
      await expect(weight).toHaveValue('78,4');
      await expect(page.getByText('Medidas guardadas')).toHaveCount(0);
      await expect(rows).toHaveCount(before);
      await page.evaluate(() => Reflect.get(window, 'heal')());
      await save.click();
      // a partial write would be a row without its record, or the reverse
      await expect(rows.first()).toHaveText(`0${before + 1}/11/2026`);
      await expect(rows).toHaveCount(before + 1);
      await expect(page.getByRole('main').getByText(message)).toHaveCount(0);
      await expect(getStored(page)).toHaveCount(before + 1);
    });

  await test.step('a newer version opened the database: it asks to reload, and keeps typed text', async () => {
    await weight.fill('78,4');
    // simulates a database that a newer build has upgraded
    await frozen.evaluate(async (name) => {
      await new Promise((opened) => {
        indexedDB.open(name, 1000).addEventListener('success', opened);
      });
    }, `forja-${id}`);
    const banner = page.getByRole('group', { name: 'Actualización disponible' });
    await expect(banner).toBeVisible();
    await expect(getNotice(page)).toBeVisible();
    await save.click();
    await expect(
      page.getByText(/Hay una versión nueva de Forja en este teléfono/).first(),
    ).toBeVisible();
    await expect(weight).toHaveValue('78,4');
    await banner.getByRole('button', { name: 'Recargar' }).click();
    await expect(getNotice(page)).toBeVisible();
    await expect(weight).toHaveValue('78,4');
  });
});

/** Runs in a page, which releases the database on a key press. */
function holdDatabaseOfVersion1(name: string): Promise<void> {
  return new Promise((resolve) => {
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
  });
}

/** Runs in the page before its code. */
function refuseToOpen(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name: string, version?: number) {
    if (name.startsWith('forja-') && sessionStorage.getItem('refuse') === 'true')
      throw new DOMException('Not here', 'InvalidStateError');
    return open.call(this, name, version);
  };
}

/** Runs in the page: the method throws as on a full disk; without one, writes are rolled back. */
function refuseToWrite(method: 'put' | 'add' | undefined): void {
  const { put, add } = IDBObjectStore.prototype;
  if (method !== undefined)
    IDBObjectStore.prototype[method] = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  else
    IDBObjectStore.prototype.add = function (...args: Parameters<typeof add>) {
      const request = add.apply(this, args);
      this.transaction.abort();
      return request;
    };
  Object.assign(window, { heal: () => Object.assign(IDBObjectStore.prototype, { put, add }) });
}
