import { openAccount, getAccountSection } from '../../support/account/account.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';

test.use({ serviceWorkers: 'allow' });

/** Browser logs of failed calls, which this journey causes. */
const UNANSWERED = /Failed to load resource|net::ERR|fetching the script/;
const PHRASE = 'mate amargo con facturas';

test('an offline backup restores everything on a phone that lost its data, which then checks every promised screen', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}, testInfo) => {
  consoleGuard.allow(UNANSWERED);
  await signInAs();
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
  await making.getByLabel('Repetí la frase').fill(PHRASE);
  const saving = page.waitForEvent('download');
  await making.getByRole('button', { name: 'Guardar el archivo' }).click();
  const file = testInfo.outputPath('respaldo.json');
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^forja-respaldo-\d{4}-\d\d-\d\d\.json$/);
  await download.saveAs(file);
  await expect(making).toBeHidden();

  // simulates eviction: synced and pending data are gone
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
  await restoring.getByRole('button', { name: 'Restaurar 2 registros' }).click();
  await expect(restoring).toBeHidden();

  await page.goto('/medidas');
  const days = page.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
  await expect(days).toHaveText(['02/11/2026', '01/11/2026']);
  await context.setOffline(false);
  await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
  await expect(days).toHaveText(['02/11/2026', '01/11/2026']);

  // restoring the same file again adds nothing
  await openAccount(page);
  await section.getByRole('button', { name: 'Restaurar un respaldo' }).click();
  await restoring.locator('input[type=file]').setInputFiles(file);
  await restoring.getByLabel('Frase del respaldo').fill(PHRASE);
  await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
  await expect(restoring.getByText('No trae nada que no esté acá.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(restoring).toBeHidden();

  await test.step('every promised screen is checked offline, and a missing one is named and downloaded', async () => {
    await expect(page.getByRole('link', { name: 'Membresía activa' })).toBeVisible();
    const trial = getAccountSection(page, 'Probar sin conexión');
    const results = trial.getByRole('list', { name: 'Qué abre sin conexión' });

    await app.kill();
    try {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Membresía activa' })).toBeVisible();
      await trial.getByRole('button', { name: 'Probar sin conexión' }).click();
      await expect(trial.getByText('Todo abre sin conexión.')).toBeVisible();
      for (const name of [
        'Inicio',
        'Generar plan',
        'Mis planes',
        'Tu plan',
        'Medidas',
        'Mi Cuenta',
      ])
        await expect(results.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
          'Abre sin conexión',
        );
      await expect(results).toContainText('Se reconoce sin conexión');

      // clears the HTTP cache, which would restore a deleted file
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.clearBrowserCache');
      await page.evaluate(async () => {
        const cache = await caches.open('forja-app-3');
        for (const { url } of await cache.keys())
          if (url.includes('measures-page')) await cache.delete(url);
      });
      await trial.getByRole('button', { name: 'Probar de nuevo' }).click();
      await expect(results.getByRole('listitem').filter({ hasText: 'Medidas' })).toContainText(
        /No abre: faltan? \d+ archivo/,
      );
      await expect(results.getByRole('listitem').filter({ hasText: 'Inicio' })).toContainText(
        'Abre sin conexión',
      );
      await expect(trial.getByText(/Con señal, tocá «Bajar lo que falta»/)).toBeVisible();
    } finally {
      await app.start();
    }
    await trial.getByRole('button', { name: 'Bajar lo que falta' }).click();
    await expect(trial.getByText('Todo abre sin conexión.')).toBeVisible();
  });
});
