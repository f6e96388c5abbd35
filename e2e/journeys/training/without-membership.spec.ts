import type { Page } from '@playwright/test';
import { hevyFile } from '../../../web/src/features/training/exchange/session/csv-files.fixture.ts';
import { navigate } from '../../support/browser/walk.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ isMember: false });

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel('Archivo para traer').setInputFiles(file);

test('a non-member reads the training pages, learns what needs a membership, and loses nothing typed', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/mi-rutina');
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await test.step('a workout keeps its text', async () => {
    await page.getByRole('button', { name: 'Entrenar sin rutina' }).click();
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Cerrar' }).click();
    await expect(
      page.getByText('Necesitas una membresía activa para acceder a esta función').first(),
    ).toBeVisible();
    await expect(page.getByText('Todavía no hay ejercicios')).toBeVisible();
  });

  await test.step('a routine', async () => {
    await navigate(page, '/mis-rutinas');
    await page.getByRole('button', { name: 'Desde cero' }).click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });

  await test.step('progress explains how to begin', async () => {
    await navigate(page, '/progreso');
    await expect(
      page.getByRole('heading', { name: 'Todavía no hay entrenamientos' }),
    ).toBeVisible();
  });

  await test.step('a file is read and counted, and exporting is free', async () => {
    await navigate(page, '/entrenamientos/importar');
    await choose(page, csv('otra.csv', 'nombre,apellido\nAna,Paz'));
    await expect(page.getByText('No reconocemos las columnas de ese archivo.')).toBeVisible();
    await choose(page, csv('hevy.csv', hevyFile(100)));
    await page.getByRole('button', { name: 'Traer 5 entrenamientos' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      page.getByText('Necesitas una membresía activa para acceder a esta función'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Descargar JSON' }).click();
    await expect(page.getByText('Todavía no hay entrenamientos terminados')).toBeVisible();
  });
});
