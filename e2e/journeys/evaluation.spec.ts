import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test('an evaluation is left, resumed and kept offline, compared, deleted and brought back', async ({
  page,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await signedInAs();
  await page.goto('/evaluacion-integral');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const next = page.getByRole('button', { name: 'Seguir' });
  const choose = (question: RegExp, answer: string) =>
    page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: answer, exact: true })
      .check();
  await expectAccessible(page);
  await next.click();
  await choose(/minutos de actividad/, 'De 120 a 149');
  await choose(/ejercicios de fuerza/, 'Uno');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'De 120 a 149', exact: true })).toBeChecked();
  await context.setOffline(true);
  await next.click();
  await choose(/horas dormís/, 'De 6 a menos de 7');
  await next.click();
  await choose(/8 vasos/, 'No');
  await next.click();
  await choose(/Fumás/, 'Nunca fumé');
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();

  await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Puntaje general: 62 de 100' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '8 vasos' })).toContainText(
    '+25 puntos',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Guardar en mi cuenta' }).click();
  const history = page.getByRole('table', { name: 'Evaluaciones, de la última a la primera' });
  await expect(history).toContainText('62');
  await context.setOffline(false);
  await expect(history.getByText('En tu cuenta')).toBeVisible();

  await page.getByRole('button', { name: 'Cambiar respuestas' }).click();
  for (let step = 0; step < 3; step++) await next.click();
  await choose(/8 vasos/, 'Sí');
  await next.click();
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
  await page.getByRole('button', { name: 'Guardar en mi cuenta' }).click();
  const comparison = page.getByRole('table', { name: 'Los dos puntajes, por tema, de 0 a 100' });
  await expect(comparison.getByRole('row', { name: /Nutrición/ })).toContainText('+100');
  await expect(comparison.getByRole('row', { name: /Sueño/ })).toContainText('0');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page
    .getByRole('button', { name: /^Borrar evaluación/ })
    .first()
    .click();
  await expect(comparison).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(comparison).toBeVisible();
});

test('a red flag asks to consult first and recommends nothing', async ({ page, signedInAs }) => {
  await signedInAs();
  await page.goto('/evaluacion-integral');
  await page
    .getByRole('group', { name: /dolor de pecho/ })
    .getByRole('radio', { name: 'Sí' })
    .check();
  await expect(page.getByText('Consultá primero')).toBeVisible();
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
  await expect(page.getByText('Consultá primero')).toBeVisible();
  await expect(page.getByText('Qué hacer, en orden')).toHaveCount(0);
});

async function openResult(page: Page): Promise<void> {
  await page.goto('/evaluacion-integral');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
}
const press = (page: Page) => page.getByRole('button', { name: 'Descargar PDF' }).click();

test('the result is a PDF made on the device', async ({ page, signedInAs }) => {
  await signedInAs();
  await openResult(page);
  const downloading = page.waitForEvent('download');
  await press(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('forja-evaluacion-integral.pdf');
  expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
});

test('without the PDF library the result is a page to print, and says so', async ({
  page,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await signedInAs();
  await page.route(/jspdf|pdf-|-pdf/, (route) => route.abort());
  await openResult(page);
  const downloading = page.waitForEvent('download');
  await press(page);
  expect((await downloading).suggestedFilename()).toBe('forja-evaluacion-integral.html');
  await expect(page.getByText('Abrila y guardala como PDF')).toBeVisible();
  await expectAccessible(page);
});

test('where no file can be made, it says what to do instead', async ({ page, signedInAs }) => {
  await signedInAs();
  await openResult(page);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room for files');
    };
  });
  await press(page);
  await expect(page.getByText('No se pudo generar el archivo.')).toBeVisible();
});
