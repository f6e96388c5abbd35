import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { aPerson, registerPerson } from '../../support/account/people.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  fillEverything,
  holdCode,
  readEverything,
  WRITTEN_TEXT,
} from '../../support/browser/before-the-code.ts';

const DIST = join(import.meta.dirname, '../../../web/dist');
const ROOT = /<div id="root".*/s;
const CONTROL = /<(?:form|input|select|textarea)\b[^>]*>/g;

/** The documents of the build in which something can be written, one of those that have the same fields. */
function listDocuments(): string[] {
  // whoever lists the journeys has not built yet
  if (!existsSync(DIST)) return [];
  const byFields = new Map<string, string>();
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const body = ROOT.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    const fields = (body.match(CONTROL) ?? []).join('');
    const address = `/${relative(DIST, file)
      .replace(/(?:^|\/)index\.html$/, '')
      .replace(/\/(\w+=\w+)\.html$/, '?$1')}`;
    if (fields !== '' && !byFields.has(fields)) byFields.set(fields, address);
  }
  return [...byFields.values()].toSorted();
}

/** Each way in which a browser, a person or a program sends the forms of a page. */
const WAYS = {
  async press(page: Page) {
    for (const button of await findForms(page).locator('[type=submit]').all())
      await button.dispatchEvent('click');
  },
  async enter(page: Page) {
    for (const field of await findForms(page).locator('input').all()) await field.press('Enter');
  },
  request: (page: Page) =>
    findForms(page).evaluateAll((forms) =>
      forms.forEach((form) => (form as HTMLFormElement).requestSubmit()),
    ),
  program: (page: Page) =>
    findForms(page).evaluateAll((forms) =>
      forms.forEach((form) => (form as HTMLFormElement).submit()),
    ),
};

const findForms = (page: Page) => page.locator('#root form:not([inert] *)');

for (const address of listDocuments())
  test(`nothing written at ${address} before its code is lost or reaches an address`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 4\d\d/);
    const addresses: string[] = [];
    page.on('request', (request) =>
      addresses.push(request.url(), request.headers()['referer'] ?? ''),
    );
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const code = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#root h1')).toBeVisible();
    const written = await fillEverything(page);
    for (const send of Object.values(WAYS)) await send(page);
    expect(await readEverything(page)).toEqual(written);
    code.release();
    await expect(page.getByTestId('splash')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await readEverything(page)).toEqual(expect.arrayContaining(written));
    expect(addresses.filter((each) => decodeURIComponent(each).includes(WRITTEN_TEXT))).toEqual([]);
  });

test('who signs in before the code is here is inside when it comes, and is told meanwhile', async ({
  page,
  app,
}) => {
  const person = aPerson();
  await registerPerson(page.context(), app.origin, person);
  await page.context().clearCookies();
  const code = await holdCode(page);
  await page.goto('/auth?next=%2Fmis-planes', { waitUntil: 'commit' });
  const email = page.getByLabel('Correo electrónico');
  await email.fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Forja se está abriendo')).toBeVisible();
  code.release();
  await expect(page).toHaveURL(/\/mis-planes$/);
  await expect(page.getByText('Forja se está abriendo')).toBeHidden();
});

test('a visitor who touches a gated page before its code is here is told what an account gives when it comes', async ({
  page,
}) => {
  const code = await holdCode(page);
  await page.goto('/generar-plan', { waitUntil: 'commit' });
  await expect(page.getByTestId('splash')).toBeVisible();
  await expect(page.getByTestId('splash')).toBeHidden();
  const place = await page.locator('#campo-weightKg').boundingBox();
  if (!place) throw new Error('the field of the weight is not in the document');
  await page.mouse.click(place.x + 5, place.y + 5);
  await expect(page.getByText('Forja se está abriendo')).toBeVisible();
  await page.mouse.click(5, place.y - 30);
  code.release();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
  await expect(page.getByText('Forja se está abriendo')).toBeHidden();
});

for (const query of ['', '?next=%2Fmis-planes', '?modo=registro&ref=ANA&fbclid=1'])
  test(`an address typed while the code of /auth${query} comes is whole`, async ({ page }) => {
    const typed = 'ana.maria.gutierrez.de.la.plata@ejemplo.com.ar';
    const code = await holdCode(page);
    await page.goto(`/auth${query}`, { waitUntil: 'commit' });
    const email = page.getByLabel('Correo electrónico');
    await email.pressSequentially(typed.slice(0, 5), { delay: 80 });
    code.release();
    await page.keyboard.type(typed.slice(5), { delay: 80 });
    await page.waitForLoadState('networkidle');
    await expect(email).toHaveValue(typed);
  });

test('what a keyboard composes in the middle of a text while the code comes is there once', async ({
  page,
}) => {
  const code = await holdCode(page);
  await page.goto('/auth?modo=registro', { waitUntil: 'commit' });
  const answer = page.getByLabel('Respuesta secreta');
  await answer.fill('la  de la esquina');
  await answer.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ver');
  code.release();
  await page.waitForLoadState('networkidle');
  await compose('verdulería');
  await keyboard.send('Input.insertText', { text: 'verdulería' });
  await page.keyboard.type(' roja');
  await expect(answer).toHaveValue('la verdulería roja de la esquina');
});

test('who asks to see the password before the code and goes on writing loses neither', async ({
  page,
}) => {
  const code = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const password = page.getByLabel('Contraseña', { exact: true });
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await password.pressSequentially('mate');
  code.release();
  await page.keyboard.type(' amargo y bizcochos', { delay: 80 });
  await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  await expect(password).toHaveValue('mate amargo y bizcochos');
});

test('who chooses the other form before the code finds there what they wrote', async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Crear cuenta' }).dispatchEvent('click');
  await page.getByLabel('Correo electrónico').fill('ana@ejemplo.com.ar');
  await page.getByLabel('Contraseña', { exact: true }).fill('mate amargo 7');
  code.release();
  await expect(page.getByLabel('Repetí la contraseña')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('mate amargo 7');
});

test('who is inside already is not told for ever that their sending waits', async ({
  page,
  signedInAs,
}) => {
  const { username, password } = await signedInAs();
  await page.goto('/mis-planes');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
  const code = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Correo electrónico').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Forja se está abriendo')).toBeVisible();
  code.release();
  await expect(page.getByText('Forja se está abriendo')).toBeHidden();
});

test('what some program wrote into the address of a page is neither in it nor in the history', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.headers()['referer'] ?? ''));
  await page.goto('/auth?modo=registro&username=ana%40ejemplo.com.ar&password=una-clave-larga');
  await expect(page).toHaveURL(/\/auth\?modo=registro$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((each) => each.includes('clave'))).toEqual([]);
});
