import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/accessibility.ts';
import { signOut } from '../support/account/sign-in-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { listMissingFigures, readPdfText } from '../support/pages/pdf-figures.ts';

test('an evaluation is resumed and saved offline, compared, deleted and restored', async ({
  page: firstTab,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAs();
  await firstTab.goto('/evaluacion-integral');
  const writes: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  await expect(firstTab.getByTestId('splash')).toHaveCount(0);
  await firstTab.getByRole('button', { name: 'Seguir' }).click();
  await chooseAnswer(firstTab, /minutos de actividad/, 'De 120 a 149');
  await chooseAnswer(firstTab, /ejercicios de fuerza/, 'Uno');
  await firstTab.close();

  const page = await context.newPage();
  await page.goto('/evaluacion-integral');
  const next = page.getByRole('button', { name: 'Seguir' });
  const choose = (question: RegExp, answer: string) => chooseAnswer(page, question, answer);
  await expect(page.getByRole('radio', { name: 'De 120 a 149', exact: true })).toBeChecked();
  await context.setOffline(true);
  await next.click();
  await choose(/horas dormís/, 'De 6 a menos de 7');
  await next.click();
  await choose(/8 vasos/, 'No');
  await next.click();
  await choose(/Fumás/, 'Nunca fumé');
  await next.click();
  await page.getByLabel('Peso', { exact: false }).fill('7250');
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
  await expect(page.getByText(/Poné tu peso en kilos, entre 30 y 300/).first()).toBeVisible();
  await page.getByLabel('Peso', { exact: false }).fill('72,5');
  await page.getByLabel('Altura', { exact: false }).fill('170');
  await choose(/Qué te mueve/, 'Mi salud');
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();

  await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Puntaje general: 62 de 100' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Tomá 8 vasos/ })).toContainText(
    '+25 puntos',
  );
  await expect(page.getByRole('region', { name: 'Tus datos' })).toContainText(/25,1.kg\/m²/);
  await expect(page.getByRole('region', { name: 'Tu objetivo' })).toContainText('Mi salud');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  expect(writes).toEqual([]);

  expect(await readDraft(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Guardar en mi cuenta' }).click();
  const history = page.getByRole('table', { name: 'Evaluaciones, de la última a la primera' });
  await expect(history).toContainText('62');
  expect(await readDraft(page)).toBeNull();
  await context.setOffline(false);
  await expect(history.getByText('En tu cuenta')).toBeVisible();
  expect(writes.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Cambiar respuestas' }).click();
  for (let step = 0; step < 3; step++) await next.click();
  await choose(/8 vasos/, 'Sí');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
  await page.getByRole('button', { name: 'Guardar en mi cuenta' }).click();
  const comparison = page.getByRole('table', { name: 'Los dos puntajes, por tema, de 0 a 100' });
  await expect(comparison.getByRole('row', { name: /Nutrición/ })).toContainText('+100');
  await expectAccessible(page);
  await expect(comparison.getByRole('row', { name: /Sueño/ })).toContainText('0');
  await expectNoSidewaysScroll(page);

  await page
    .getByRole('button', { name: /^Borrar evaluación/ })
    .first()
    .click();
  await expect(comparison).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(comparison).toBeVisible();
});

const chooseAnswer = (page: Page, question: RegExp, answer: string) =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check();
const readDraft = (page: Page) =>
  page.evaluate(() => localStorage.getItem('forja-borrador-evaluacion'));

test('a red flag refers to a doctor; otherwise the result is a PDF and prefills the plan form', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/evaluacion-integral');
  const next = page.getByRole('button', { name: 'Seguir' });
  const score = page.getByRole('button', { name: 'Ver mi puntaje' });
  await test.step('a red flag recommends nothing', async () => {
    const pain = page.getByRole('group', { name: /dolor de pecho/ });
    await pain.getByRole('radio', { name: 'Sí' }).check();
    await expect(page.getByText('Consultá primero')).toBeVisible();
    for (let step = 0; step < 5; step++) await next.click();
    await score.click();
    await expect(page.getByText('Consultá primero')).toBeVisible();
    await expect(page.getByText('Qué hacer, en orden')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cambiar respuestas' }).click();
    await pain.getByRole('radio', { name: 'No' }).check();
    await expect(page.getByText('Consultá primero')).toHaveCount(0);
  });

  await test.step('discarded answers are restored', async () => {
    await next.click();
    await chooseAnswer(page, /ejercicios de fuerza/, 'Ninguno');
    await page.getByRole('button', { name: 'Descartar respuestas' }).click();
    expect(await readDraft(page)).toBeNull();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('radio', { name: 'Ninguno', exact: true }).last()).toBeChecked();
  });

  await test.step('the result is a PDF with every figure and accent of the page', async () => {
    await chooseAnswer(page, /minutos de actividad/, 'De 60 a 89');
    await chooseAnswer(page, /ejercicios de fuerza/, 'Uno');
    await next.click();
    await chooseAnswer(page, /horas dormís/, 'De 6 a menos de 7');
    await chooseAnswer(page, /misma hora/, 'Algunas veces');
    await next.click();
    await chooseAnswer(page, /8 vasos/, 'No');
    await chooseAnswer(page, /5 porciones/, 'Sí');
    await next.click();
    await chooseAnswer(page, /Fumás/, 'Dejé hace 5 años o más');
    await chooseAnswer(page, /tomaste la presión/, 'De 130 a 139, o de 80 a 89');
    await next.click();
    for (const [field, value] of [
      ['Nombre', 'Íñigo Peña'],
      ['Edad', '34'],
      ['Peso', '72,5'],
      ['Altura', '170'],
    ] as const)
      await page.getByLabel(field, { exact: false }).fill(value);
    await chooseAnswer(page, /Qué buscás/, 'Ganar músculo');
    await chooseAnswer(page, /días por semana podés/, 'Tres');
    await score.click();
    await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('forja-evaluacion-integral.pdf');
    const file = await readFile(await download.path(), 'latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
    expect(await listMissingFigures(page, file)).toEqual([]);
    const text = readPdfText(file);
    const titles = ['Puntaje general', 'Lo que vimos', 'Qué hacer, en orden', 'Fuentes'];
    const places = titles.map((title) => text.lastIndexOf(title));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  await test.step('the answers prefill the plan form', async () => {
    // reading the print removed the charts of this page
    await page.reload();
    await page.getByRole('link', { name: 'Armá tu plan con esto' }).click();
    const notice = page.getByText(/^Empezamos con lo que contestaste en tu evaluación del /);
    await expect(notice).toBeVisible();
    const days = page.getByRole('group', { name: /Días que podés entrenar/ });
    await expect(days.getByRole('radio', { name: '3' })).toBeChecked();
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Empezar en blanco' }).click();
    await expect(notice).toHaveCount(0);
    await expect(days.getByRole('radio', { name: '4' })).toBeChecked();
  });

  await test.step('signing out removes everything', async () => {
    await page.goto('/evaluacion-integral');
    await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
    expect(await readDraft(page)).not.toBeNull();
    await signOut(page);
    expect(await readDraft(page)).toBeNull();
  });
});
