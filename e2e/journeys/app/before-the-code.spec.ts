import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { aPerson, registerPerson } from '../../support/account/people.ts';
import { inEmptyBrowser } from '../../support/browser/empty-browser.ts';
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

for (const half of [0, 1])
  test(`nothing written in a document before its code is lost or reaches an address (${half + 1} of 2)`, async ({
    browser,
    app,
  }) => {
    test.slow();
    const documents = listDocuments();
    expect(documents.length).toBeGreaterThan(8);
    for (const address of documents.filter((_, at) => at % 2 === half))
      await test.step(address, () =>
        inEmptyBrowser(
          { browser, app },
          (page) => expectNothingLost(page, address),
          /status of 4\d\d/,
        ),
      );
  });

async function expectNothingLost(page: Page, address: string): Promise<void> {
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
  expect(await readEverything(page), address).toEqual(written);
  code.release();
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await readEverything(page), address).toEqual(expect.arrayContaining(written));
  expect(
    addresses.filter((each) => decodeURIComponent(each).includes(WRITTEN_TEXT)),
    address,
  ).toEqual([]);
}

const OPENING = 'Forja se está abriendo';

/** Opens a page whose code does not come until it is released. */
async function openWithoutCode(page: Page, address: string): Promise<{ release: () => void }> {
  const code = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  return code;
}

test('who acts before the code is here is told that it comes, and what they asked for is done then', async ({
  browser,
  app,
}) => {
  const person = aPerson();

  await test.step('a visitor touches a gated page and is told what an account gives', () =>
    inEmptyBrowser({ browser, app }, async (page) => {
      const code = await openWithoutCode(page, '/generar-plan');
      await expect(page.getByTestId('splash')).toBeVisible();
      await expect(page.getByTestId('splash')).toBeHidden();
      const place = await page.locator('#campo-weightKg').boundingBox();
      if (!place) throw new Error('the field of the weight is not in the document');
      await page.mouse.click(place.x + 5, place.y + 5);
      await expect(page.getByText(OPENING)).toBeVisible();
      await page.mouse.click(5, place.y - 30);
      code.release();
      await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
      await expect(page.getByText(OPENING)).toBeHidden();
    }));

  await test.step('who signs in is inside when it comes, and who is inside already is not told for ever that it waits', () =>
    inEmptyBrowser({ browser, app }, async (page) => {
      await registerPerson(page.context(), app.origin, person);
      await page.context().clearCookies();
      const signIn = async () => {
        await page.getByLabel('Correo electrónico').fill(person.username);
        await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
        await page.keyboard.press('Enter');
        await expect(page.getByText(OPENING)).toBeVisible();
      };
      const code = await openWithoutCode(page, '/auth?next=%2Fmis-planes');
      await signIn();
      code.release();
      await expect(page).toHaveURL(/\/mis-planes$/);
      await expect(page.getByText(OPENING)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();

      await page.unrouteAll();
      const again = await openWithoutCode(page, '/auth');
      await signIn();
      again.release();
      await expect(page.getByText(OPENING)).toBeHidden();
    }));

  await test.step('what some program wrote into an address is neither in it nor in the history', () =>
    inEmptyBrowser({ browser, app }, async (page) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.headers()['referer'] ?? ''));
      await page.goto('/auth?modo=registro&username=ana%40ejemplo.com.ar&password=una-clave-larga');
      await expect(page).toHaveURL(/\/auth\?modo=registro$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(addresses.filter((each) => each.includes('clave'))).toEqual([]);
    }));
});

test('what is typed while the code comes is whole: an address, a password that is shown, a word that a keyboard composes, the other form', async ({
  browser,
  app,
}) => {
  const inEach = (title: string, act: (page: Page) => Promise<void>) =>
    test.step(title, () => inEmptyBrowser({ browser, app }, act));

  for (const query of ['', '?next=%2Fmis-planes', '?modo=registro&ref=ANA&fbclid=1'])
    await inEach(`the address of mail of /auth${query}`, async (page) => {
      const typed = 'ana.maria.gutierrez.de.la.plata@ejemplo.com.ar';
      const code = await openWithoutCode(page, `/auth${query}`);
      const email = page.getByLabel('Correo electrónico');
      await email.pressSequentially(typed.slice(0, 5), { delay: 80 });
      code.release();
      await page.keyboard.type(typed.slice(5), { delay: 80 });
      await page.waitForLoadState('networkidle');
      await expect(email).toHaveValue(typed);
    });

  await inEach('what a keyboard composes in the middle of a text is there once', async (page) => {
    const code = await openWithoutCode(page, '/auth?modo=registro');
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

  await inEach('a password that is asked to be shown', async (page) => {
    const code = await openWithoutCode(page, '/auth');
    const password = page.getByLabel('Contraseña', { exact: true });
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await password.pressSequentially('mate');
    code.release();
    await page.keyboard.type(' amargo y bizcochos', { delay: 80 });
    await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
    await expect(password).toHaveValue('mate amargo y bizcochos');
  });

  await inEach('the other form has what was written', async (page) => {
    const code = await openWithoutCode(page, '/auth');
    await page.getByRole('radio', { name: 'Crear cuenta' }).dispatchEvent('click');
    await page.getByLabel('Correo electrónico').fill('ana@ejemplo.com.ar');
    await page.getByLabel('Contraseña', { exact: true }).fill('mate amargo 7');
    code.release();
    await expect(page.getByLabel('Repetí la contraseña')).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@ejemplo.com.ar');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('mate amargo 7');
  });
});
