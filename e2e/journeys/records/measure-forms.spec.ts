import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { listSyncedMeasures } from '../../support/pages/synced-measures.ts';

const CHANGE = 'Cambiar la medida del 01/11/2026';

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: CHANGE }).click();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
}

test('a form left open while the measure changes elsewhere merges both changes, and says so', async ({
  page,
  browser,
  app,
  context,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6', waist: '88' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  await openForm(page);
  await page.getByLabel('Cintura').fill('87');

  const second = await browser.newContext({ storageState: await context.storageState() });
  const phone = await second.newPage();
  await phone.goto(`${app.origin}/medidas`);
  await openForm(phone);
  await phone.getByLabel('Peso').fill('79,1');
  await phone.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(phone.getByText('Medidas cambiadas')).toBeVisible();
  await expect
    .poll(() => listSyncedMeasures(context, app.origin))
    .toEqual([{ day: '2026-11-01', revision: 2 }]);
  await second.close();

  // Coming back to the page looks for what other devices did.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('cambió en otro dispositivo mientras lo editabas')).toBeVisible();
  await expect(page.getByLabel('Peso')).toHaveValue('79,6');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Juntamos los dos cambios', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: /01\/11\/2026/ });
  await expect(row).toContainText('79,1 kg');
  await expect(row).toContainText('87 cm');
  await expect(page.getByText('Copia sin conexión')).toHaveCount(0);
});

test('a form left open while the measure is deleted elsewhere brings it back, and says so', async ({
  page,
  browser,
  app,
  context,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
  await openForm(page);
  await page.getByLabel('Cintura').fill('87');

  const second = await browser.newContext({ storageState: await context.storageState() });
  const phone = await second.newPage();
  await phone.goto(`${app.origin}/medidas`);
  await phone.getByRole('button', { name: 'Borrar la medida del 01/11/2026' }).click();
  await expect(phone.getByText('Medida borrada')).toBeVisible();
  await expect.poll(async () => (await listSyncedMeasures(context, app.origin)).length).toBe(0);
  await second.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('se borró en otro dispositivo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El registro volvió', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /01\/11\/2026/ })).toContainText('87 cm');
});

test('what is typed in the form survives a reload, and goes once it is saved', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
  await openForm(page);
  await page.getByLabel('Cintura').fill('87');
  await page.reload();
  await expect(page.getByLabel('Cintura')).toHaveValue('87');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('row', { name: /01\/11\/2026/ })).toContainText('87 cm');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar medidas' })).toBeVisible();
  await expect(page.getByLabel('Cintura')).toHaveValue('');
});

test('a browser whose database does not open says what to do, and saves nothing as if it were saved', async ({
  page,
  signedInAs,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      if (name.startsWith('forja-') && sessionStorage.getItem('open') !== 'true')
        throw new DOMException('Not here', 'InvalidStateError');
      return open.call(this, name, version);
    };
  });
  await signedInAs();
  await page.goto('/medidas');
  await expect(page.getByText(/Este navegador no deja guardar nada en el teléfono/)).toBeVisible();
  await page.getByLabel('Peso').fill('79,6');
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(page.getByText('No pudimos guardar tus medidas.')).toBeVisible();
  await expect(page.getByLabel('Peso')).toHaveValue('79,6');
  await expect(page.getByText('Medidas guardadas')).toHaveCount(0);
  await expectAccessible(page);

  await page.evaluate(() => sessionStorage.setItem('open', 'true'));
  await page.getByRole('main').getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
});
