import { readFileSync } from 'node:fs';
import {
  hevyFile,
  strongFile,
} from '../../../web/src/features/training/exchange/session/csv-files.fixture.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Page } from '@playwright/test';

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel('Archivo para traer').setInputFiles(file);

test.use({ serviceWorkers: 'allow' });

test('offline, a Strong history asks its unit and reports its rows, a Hevy one imports once, and each is undone', async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signInAs();
  await page.goto('/entrenamientos/importar');
  await waitForWholeApp(page);
  await context.setOffline(true);
  await page.reload();

  const wrong = strongFile(1000).replace(
    /^(2016-01-04 18:30:00;.*?;.*?;.*?;W);[\d.]+;/mu,
    '$1;mucho;',
  );
  await choose(page, csv('strong.csv', wrong));
  await expect(page.getByText('Contestá lo que falta arriba')).toBeVisible();
  await page.getByRole('radio', { name: 'Libras' }).check();
  await page.locator('summary', { hasText: 'Filas con algo para revisar' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Fila 2' });
  await expect(row).toContainText('Dice «mucho».');
  await page.getByRole('combobox', { name: /^Zercher Squat/ }).selectOption('Dejarlo afuera');
  await page.getByRole('button', { name: /^Traer 50 entrenamientos/ }).click();
  await expect(page.getByText('Sumamos 50 entrenamientos a tu historial.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Borrar lo que trajo' }).click();
  await expect(page.getByText('Importación deshecha')).toBeVisible();

  await test.step('a Hevy history', async () => {
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Traer y llevarte entrenamientos' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Descargar CSV' }).click();
    await expect(page.getByText('Todavía no hay entrenamientos terminados')).toBeVisible();

    await choose(page, csv('hevy.csv', hevyFile(1000)));
    await expect(page.getByText('hevy.csv, de Hevy')).toBeVisible();
    await expect(page.getByText('Ejercicios propios nuevos')).toBeVisible();
    await page.getByRole('button', { name: 'Traer 50 entrenamientos' }).click();
    await expect(page.getByText('Sumamos 50 entrenamientos a tu historial.')).toBeVisible();

    await choose(page, csv('hevy.csv', hevyFile(1000)));
    await expect(page.getByText('No hay nada nuevo para traer de ese archivo.')).toBeVisible();
    // matched exercises need no second match
    await expect(page.getByText('Revisá estos')).toBeHidden();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar CSV' }).click();
    const exported = readFileSync(await (await download).path(), 'utf8');
    expect(
      exported.split('\r\n').filter((line) => line.includes('back-squat')).length,
    ).toBeGreaterThan(50);

    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('button', { name: 'Borrar lo que trajo' }).click();
    await expect(page.getByText('Importación deshecha')).toBeVisible();

    // the exported file imports unchanged
    await choose(page, csv('forja.csv', exported));
    await page.getByRole('button', { name: 'Traer 50 entrenamientos' }).click();
    await expect(page.getByText('Sumamos 50 entrenamientos a tu historial.')).toBeVisible();
  });
});
