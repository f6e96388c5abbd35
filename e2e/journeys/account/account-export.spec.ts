import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAccount, getAccountSection } from '../../support/account/account.ts';
import {
  dismissInvitation,
  submitCredentials,
  getFailure,
  getSignInLink,
  getToast,
} from '../../support/account/sign-in-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectSavedPlan, makePlan } from '../../support/pages/plan-form.ts';
import { becomeMember } from '../../support/account/people.ts';

test.use({ isMember: false });

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .getByLabel(/^Elegir/)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

async function download(page: Page, button: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test('a person exports everything, deletes the account and restores the plans in a new one', async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403 .*\/api\/account\/delete\)/);
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  consoleGuard.allow(/status of 402 .*\/api\/account\/import\)/);
  const person = await signInAs();
  await becomeMember(context, app.origin);
  await makePlan(page);
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expect(page.getByText('Plan guardado')).toBeVisible();
  await expectSavedPlan(page);

  await openAccount(page);
  const data = getAccountSection(page, 'Tus datos');
  await expect(data).toContainText('Nadie los vio');
  const json = await download(page, 'Descargar JSON');
  expect(json.name).toBe('forja-mis-datos.json');
  const exported: unknown = JSON.parse(await readFile(json.path, 'utf8'));
  expect(exported).toMatchObject({
    format: 'forja-account',
    account: { username: person.username },
  });
  expect(JSON.stringify(exported)).not.toContain(person.password);
  const html = await download(page, 'Descargar página');
  expect(html.name).toBe('forja-mis-datos.html');
  expect(await readFile(html.path, 'utf8')).toContain(person.username);
  await expect(
    page.getByRole('list', { name: 'Accesos a tus datos' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(data).toContainText('Vos descargaste tus datos');

  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta para siempre?' });
  await expect(dialog).toContainText('Los pagos, sin tu identidad');
  await dialog.getByLabel('Escribí BORRAR para confirmar').fill('no');
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(dialog.getByLabel('Escribí BORRAR para confirmar')).toHaveAccessibleDescription(
    'Escribí BORRAR, con esas letras.',
  );
  await dialog.getByLabel('Escribí BORRAR para confirmar').fill('borrar');
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
    'Esa no es tu contraseña actual.',
  );
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(getToast(page, 'Cuenta borrada')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(getSignInLink(page)).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /auth|user|login/.test(key)),
    ),
  ).toEqual([]);

  await page.goto('/auth');
  await submitCredentials(page, person);
  await expect(getFailure(page, 'Error al iniciar sesión')).toContainText(
    'Correo o contraseña incorrectos',
  );

  await test.step('an invalid file changes nothing, and one of another account asks for a membership once', async () => {
    await context.clearCookies();
    await signInAs();
    let answerMembership = () => {};
    const isRefused = new Promise<void>((resolve) => {
      answerMembership = resolve;
    });
    await page.route('**/api/check-membership', async (route) => {
      await isRefused;
      await route.continue();
    });
    await openAccount(page);
    for (const [name, content, message] of [
      ['rutinas.csv', 'fecha;peso', 'Ese archivo no es una exportación de Forja.'],
      [
        'vieja.json',
        '{"format":"forja-account","version":7,"plans":[]}',
        'Ese archivo es de otra versión de Forja.',
      ],
    ] as const) {
      await chooseFile(page, name, content);
      await expect(data.getByRole('alert')).toContainText(message);
    }
    const measures = [{ id: crypto.randomUUID(), takenOn: '2026-11-01', weightKg: 78.4 }];
    const file = JSON.stringify({ format: 'forja-account', version: 1, plans: [], measures });
    await chooseFile(page, 'de-otra-persona.json', file);
    await dismissInvitation(page);
    answerMembership();
    await expect(page.getByRole('alert').filter({ hasText: 'Membresía inactiva' })).toBeVisible();
    // waits longer than an invitation does, because a closed refusal suppresses it
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(data.getByRole('alert')).toContainText(
      'Para traer este archivo necesitás una membresía activa',
    );
    await expect(data).toContainText('Archivo: de-otra-persona.json');
    await expectAccessible(page);
    await becomeMember(context, app.origin);
    await data.getByRole('button', { name: 'Probar de nuevo con este archivo' }).click();
    await expect(data.locator('dl')).toHaveText(/Se suman tal cual\s*1/);
    await chooseFile(page, 'vacia.json', '{"format":"forja-account","version":1,"plans":[]}');
    await expect(data.getByRole('alert')).toHaveCount(0);
    await expect(data).toContainText('No hay nada nuevo para traer de ese archivo.');
  });

  await page.getByLabel(/^Elegir/).setInputFiles(json.path);
  await expect(data.getByRole('heading', { name: 'Qué cambiaría' })).toBeFocused();
  await expect(data.locator('dl')).toHaveText(/Se suman tal cual\s*1/);
  await data.getByText('Ver plan por plan').click();
  await expect(data).toContainText('se suma tal cual.');
  expect(await (await context.request.get('/api/plans')).json()).toMatchObject({ items: [] });

  await data.getByRole('button', { name: 'Traer 1 plan' }).click();
  await expect(getToast(page, 'Datos traídos')).toContainText('Sumamos 1 plan a tu cuenta.');
  await expect(data.getByRole('heading', { name: 'Lo que trajimos' })).toBeVisible();
  await data.getByRole('link', { name: 'Ver mis planes' }).click();
  await expect(page.getByRole('link', { name: 'Ganar músculo sin química' })).toBeVisible();

  await page.goBack();
  await page.getByLabel(/^Elegir/).setInputFiles(json.path);
  await expect(data.locator('dl')).toHaveText(/Ya los tenés: quedan como están\s*1/);
  await expect(data).toContainText('No hay nada nuevo para traer de ese archivo.');
});
