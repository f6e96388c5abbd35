import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { aPerson, registerPerson } from '../../support/account/people.ts';
import { runInFreshBrowser } from '../../support/browser/empty-browser.ts';
import { watchPaths } from '../../support/browser/watch-paths.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  ALL_CODE,
  CODE_OF_FORMS,
  fillAllFields,
  holdCode,
  readAllFields,
  WRITTEN_TEXT,
} from '../../support/browser/before-the-code.ts';

const DIST = join(import.meta.dirname, '../../../web/dist');
const ROOT = /<div id="root".*/s;
const CONTROL = /<(?:form|input|select|textarea)\b[^>]*>/g;

/** Documents of the build with fields, one per set of fields. */
function listDocuments(): string[] {
  // listing the journeys happens before the build
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

/** Ways to submit a page's forms. */
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
  test(`nothing typed in a document before its code is lost or put in the address (${half + 1} of 2)`, async ({
    browser,
    app,
  }) => {
    test.slow();
    const documents = listDocuments();
    expect(documents.length).toBeGreaterThan(8);
    for (const address of documents.filter((_, at) => at % 2 === half))
      await test.step(address, () =>
        runInFreshBrowser(
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
  const code = await holdCode(page, ALL_CODE);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeVisible();
  const written = await fillAllFields(page);
  for (const send of Object.values(WAYS)) await send(page);
  expect(await readAllFields(page), address).toEqual(written);
  code.release();
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await readAllFields(page), address).toEqual(expect.arrayContaining(written));
  expect(
    addresses.filter((each) => decodeURIComponent(each).includes(WRITTEN_TEXT)),
    address,
  ).toEqual([]);
}

const OPENING = 'Forja se está abriendo';
const UNREACHABLE = 'No hay conexión con Forja. Lo que escribiste sigue acá';
const EMAIL = 'ana.maria.gutierrez.de.la.plata@ejemplo.com.ar';

const emailField = (page: Page) => page.getByLabel('Correo electrónico');
const passwordField = (page: Page) => page.getByLabel('Contraseña', { exact: true });
/** Server-rendered form, which the code replaces. */
const documentForm = (page: Page) => page.locator('[data-island="auth"]');

/** Opens a page whose code waits for release. */
async function openWithoutCode(page: Page, address: string): Promise<{ release: () => void }> {
  const code = await holdCode(page, CODE_OF_FORMS);
  await page.goto(address, { waitUntil: 'commit' });
  return code;
}

test('an action before the code loads is acknowledged and runs afterwards', async ({
  browser,
  app,
}) => {
  const person = aPerson();

  await test.step('a press on a gated page before its script explains what an account gives', () =>
    runInFreshBrowser({ browser, app }, async (page) => {
      const code = await holdCode(page, ALL_CODE);
      await page.goto('/mi-rutina', { waitUntil: 'commit' });
      await expect(page.getByTestId('splash')).toBeVisible();
      await expect(page.getByTestId('splash')).toBeHidden();
      await page.getByRole('button', { name: 'Entrenar sin rutina' }).click();
      code.release();
      await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
    }));

  for (const [moment, files] of [
    ['before the script', ALL_CODE],
    ['before the code of the form', CODE_OF_FORMS],
  ] as const)
    await test.step(`a sign-in ${moment} completes once the code loads`, () =>
      runInFreshBrowser({ browser, app }, async (page) => {
        if (files === ALL_CODE) await registerPerson(page.context(), app.origin, person);
        await page.context().clearCookies();
        const posts = watchPaths(page.context(), (request) => request.method() === 'POST');
        const code = await holdCode(page, files);
        await page.goto('/auth?next=%2Fmis-planes', { waitUntil: 'commit' });
        await emailField(page).fill(person.username);
        await passwordField(page).fill(person.password);
        await page.keyboard.press('Enter');
        if (files === CODE_OF_FORMS) await expect(page.getByText(OPENING)).toBeVisible();
        await expect(page).toHaveURL(/\/auth\?next=/);
        code.release();
        await expect(page).toHaveURL(/\/mis-planes$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Mis planes' })).toBeVisible();
        await expect(page.getByText(OPENING)).toBeHidden();
        // offline, a native form submission would leave the page
        expect(posts).toContain('/api/login');
        expect(posts).not.toContain('/auth');
      }));

  await test.step('a form whose code fails to load says so, keeps its text and works with signal', () =>
    runInFreshBrowser(
      { browser, app },
      async (page) => {
        await page.route(CODE_OF_FORMS, (route) => route.abort());
        await page.goto('/auth?next=%2Fmis-planes');
        await emailField(page).fill(person.username);
        await expect(page.getByText(UNREACHABLE)).toBeVisible();
        await passwordField(page).fill(person.password);
        await expect(emailField(page)).toHaveValue(person.username);
        await page.unroute(CODE_OF_FORMS);
        await expect(async () => {
          await page.getByRole('button', { name: 'Iniciar sesión' }).click({ timeout: 3000 });
          await expect(page).toHaveURL(/\/mis-planes$/, { timeout: 3000 });
        }).toPass();
      },
      /ERR_FAILED|Failed to (fetch|load)/,
    ));

  for (const moment of ['before', 'after'])
    await test.step(`text from a password manager ${moment} the code is submitted`, () =>
      runInFreshBrowser({ browser, app }, async (page) => {
        const code = await openWithoutCode(page, '/auth?next=%2Fmis-planes');
        await expect(emailField(page)).toHaveAttribute('autocomplete', /^username\b/);
        await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
        if (moment === 'after') {
          await emailField(page).focus();
          code.release();
          await expect(documentForm(page)).toHaveCount(0);
        }
        await fillAsPasswordManager(emailField(page), person.username);
        await fillAsPasswordManager(passwordField(page), person.password);
        code.release();
        await expect(documentForm(page)).toHaveCount(0);
        await expect(emailField(page)).toHaveAttribute('autocomplete', /^username\b/);
        await expect(passwordField(page)).toHaveValue(person.password);
        await page.getByRole('button', { name: 'Iniciar sesión' }).click();
        await expect(page).toHaveURL(/\/mis-planes$/);
      }));

  await test.step('text that a program put in the address stays out of address and history', () =>
    runInFreshBrowser({ browser, app }, async (page) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.headers()['referer'] ?? ''));
      await page.goto('/auth?modo=registro&username=ana%40ejemplo.com.ar&password=una-clave-larga');
      await expect(page).toHaveURL(/\/auth\?modo=registro$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(addresses.filter((each) => each.includes('clave'))).toEqual([]);
    }));
});

/** Fills a field as a password manager does: value and events without keys or focus. */
const fillAsPasswordManager = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    for (const event of ['input', 'change'])
      input.dispatchEvent(new Event(event, { bubbles: true }));
  }, text);

test('typing while the code loads is preserved: address, revealed password, composed word and other form', async ({
  browser,
  app,
}) => {
  const runStep = (title: string, act: (page: Page) => Promise<void>) =>
    test.step(title, () => runInFreshBrowser({ browser, app }, act));

  for (const query of [
    '',
    '?next=%2Fmis-planes',
    '?modo=registro&ref=ANA&fbclid=1',
    '?modo=recuperar',
  ])
    for (const isSlow of [true, false])
      await runStep(
        `typed from the first frame of /auth${query}, slow: ${isSlow}`,
        async (page) => {
          const code = await holdCode(page, ALL_CODE);
          if (!isSlow) code.release();
          await page.goto(`/auth${query}`, { waitUntil: 'commit' });
          await emailField(page).focus();
          await page.keyboard.type(EMAIL.slice(0, 20), { delay: 20 });
          code.release();
          await page.keyboard.type(EMAIL.slice(20), { delay: 20 });
          await expect(documentForm(page)).toHaveCount(0);
          await expect(emailField(page)).toHaveValue(EMAIL);
          await expect(emailField(page)).toBeFocused();
        },
      );

  await runStep('a composed word inside a text appears once', async (page) => {
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
    await expect(documentForm(page)).toHaveCount(0);
    await expect(answer).toHaveValue('la verdulería roja de la esquina');
  });

  await runStep('a revealed password stays revealed', async (page) => {
    const code = await openWithoutCode(page, '/auth');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await passwordField(page).pressSequentially('mate');
    code.release();
    await page.keyboard.type(' amargo y bizcochos', { delay: 20 });
    await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
    await expect(passwordField(page)).toHaveValue('mate amargo y bizcochos');
  });

  await runStep('the other form keeps the typed text', async (page) => {
    const code = await openWithoutCode(page, '/auth');
    await emailField(page).fill(EMAIL);
    await page.locator('label').filter({ hasText: 'Crear cuenta' }).click();
    await passwordField(page).fill('mate amargo 7');
    code.release();
    await expect(page.getByLabel('Repetí la contraseña')).toBeVisible();
    await expect(emailField(page)).toHaveValue(EMAIL);
    await expect(passwordField(page)).toHaveValue('mate amargo 7');
  });
});
