import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { listSyncedMeasures } from '../../support/pages/synced-measures.ts';

const STORED = 'En tu cuenta';

test('measures are written with comma or dot, listed, changed, deleted and restored', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  const table = page.getByRole('table', { name: /Tus medidas/ });
  const days = table.getByRole('rowheader');
  const weight = page.getByLabel('Peso');
  const change = (day: string) =>
    page.getByRole('button', { name: `Cambiar la medida del ${day}/11/2026` });

  await test.step('each measure appears in the list, its series and the account', async () => {
    await page.goto('/medidas');
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await recordMeasure(page, { day: '2026-11-01', weight: '79,6', waist: '88' });
    await recordMeasure(page, { day: '2026-11-15', weight: '78.4', waist: '86,5' });
    await page.getByText('Más medidas (opcional)').click();
    await recordMeasure(page, { day: '2026-11-20', weight: '78,2', pressure: ['120', '80'] });

    await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
    await expect(table).toContainText('78,4 kg');
    await expect(table).toContainText('86,5 cm');
    await expect(table).toContainText('Presión 120/80');
    await expect(table.getByText(STORED, { exact: true })).toHaveCount(3);
    await expect(page.getByText(/El promedio pasó de 79,6.kg a 78,3.kg en 19 días/)).toBeAttached();
    await expect(weight).toHaveAccessibleDescription(/^Antes: 78,2.kg, el 20\/11\/2026\.$/);
    await expect(page.getByLabel('Cintura')).toHaveAccessibleDescription(/86,5.cm, el 15\/11/);
    await page.getByRole('button', { name: /^Restar 0,1.kg$/ }).click();
    await expect(weight).toHaveValue('78,1');
    await weight.fill('');
    // every series has a line
    await page.getByText('Tus otras medidas').click();
    await page.getByLabel('Qué medida ver').selectOption('Cintura');
    await expect(page.getByText(/Pasó de 88 cm a 86,5 cm en 14 días/)).toBeAttached();
    // indices use the recorded values
    await page.getByText('Tus índices').click();
    await page.getByRole('radio', { name: 'Varón' }).check();
    await page.getByLabel('Altura').fill('180');
    await page.getByLabel('Edad').fill('34');
    await expect(page.getByText(/Índice de masa corporal: 24,1.kg\/m²/)).toBeVisible();
  });

  await test.step('typed text survives a reload, and clears once saved', async () => {
    await change('15').click();
    await expect(weight).toHaveValue('78,4');
    await weight.fill('78,9');
    await page.reload();
    await expect(weight).toHaveValue('78,9');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(table).toContainText('78,9 kg');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Guardar medidas' })).toBeVisible();
    await expect(weight).toHaveValue('');
    await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
    await expect(table).toContainText('78,9 kg');
  });

  const phone = page.viewportSize();
  for (const size of [phone, { width: 1440, height: 900 }])
    await test.step(`the edited measure is deleted and restored by keyboard, at ${size?.width}`, async () => {
      if (size) await page.setViewportSize(size);
      // the form must not edit a deleted measure
      await change('01').click();
      await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
      await page.getByRole('button', { name: 'Borrar la medida del 01/11/2026' }).focus();
      await page.keyboard.press('Enter');
      await expect(days).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Guardar medidas' })).toBeVisible();
      // focus continues beside it, not at the top
      await expect(change('15')).toBeFocused();
      await page.getByRole('button', { name: 'Deshacer' }).focus();
      await page.keyboard.press('Enter');
      await expect(days).toHaveCount(3);
      await expect(change('15')).toBeFocused();
    });
  await page.reload();
  await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
});

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar la medida del 01/11/2026' }).click();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
}

test('a form open while the measure changes or is deleted elsewhere keeps both versions and says so', async ({
  page,
  browser,
  app,
  context,
  signInAs,
}) => {
  await signInAs();
  const row = page.getByRole('row', { name: /01\/11\/2026/ });
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  /** Triggers a sync, as returning to the page does. */
  const triggerSync = (target: Page) =>
    target.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6', waist: '88' });
  await expect(page.getByText(STORED, { exact: true })).toBeVisible();
  const second = await browser.newContext({ storageState: await context.storageState() });
  const phone = await second.newPage();
  await phone.goto(`${app.origin}/medidas`);

  await test.step('both changes are merged', async () => {
    await openForm(page);
    await page.getByLabel('Cintura').fill('87');
    await openForm(phone);
    await phone.getByLabel('Peso').fill('79,1');
    await phone.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(phone.getByText('Medidas cambiadas')).toBeVisible();
    await expect
      .poll(() => listSyncedMeasures(context, app.origin))
      .toEqual([{ day: '2026-11-01', revision: 2 }]);

    await triggerSync(page);
    await expect(page.getByText('cambió en otro dispositivo mientras lo editabas')).toBeVisible();
    await expect(page.getByLabel('Peso')).toHaveValue('79,6');
    await save.click();
    await expect(page.getByText('Juntamos los dos cambios', { exact: true })).toBeVisible();
    await expect(row).toContainText('79,1 kg');
    await expect(row).toContainText('87 cm');
    await expect(page.getByText('Copia sin conexión')).toHaveCount(0);
  });

  await test.step('the deleted measure is restored', async () => {
    await expect
      .poll(() => listSyncedMeasures(context, app.origin))
      .toEqual([{ day: '2026-11-01', revision: 3 }]);
    await triggerSync(phone);
    await expect(phone.getByRole('row', { name: /01\/11\/2026/ })).toContainText('87 cm');
    await openForm(page);
    await page.getByLabel('Cintura').fill('86');
    await phone.getByRole('button', { name: 'Borrar la medida del 01/11/2026' }).click();
    await expect(phone.getByText('Medida borrada')).toBeVisible();
    await expect.poll(async () => (await listSyncedMeasures(context, app.origin)).length).toBe(0);

    await triggerSync(page);
    await expect(page.getByText('se borró en otro dispositivo')).toBeVisible();
    await save.click();
    await expect(page.getByText('El registro volvió', { exact: true })).toBeVisible();
    await expect(row).toContainText('86 cm');
    await expect
      .poll(async () => (await listSyncedMeasures(context, app.origin)).map(({ day }) => day))
      .toEqual(['2026-11-01']);
  });
  await second.close();
});
