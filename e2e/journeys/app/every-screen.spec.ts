import { randomUUID } from 'node:crypto';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
import type { BrowserContext, Page } from '@playwright/test';
import {
  hevyFile,
  strongFile,
} from '../../../web/src/features/training/exchange/session/csv-files.fixture.ts';
import { type PlainPath, type ScreenPath, screens } from '../../../web/src/app/screens.ts';
import { openBrowser, signInExisting } from '../../support/account/account.ts';
import { grantAdmin } from '../../support/account/administrator.ts';
import { createOneTimeCode } from '../../support/account/one-time-code.ts';
import { addVirtualAuthenticator, createPasskey } from '../../support/account/passkeys.ts';
import { aPerson, type Person, registerPerson } from '../../support/account/people.ts';
import { submitCredentials } from '../../support/account/sign-in-page.ts';
import {
  closeDialogs,
  DIALOGS_OF_AN_ACCOUNT,
  DIALOGS_OF_TRAINING_AND_FOOD,
  expectEveryDialogListed,
  MENUS,
  openDialog,
} from '../../support/app/every-dialog.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { watchOutsideRequests } from '../../support/browser/outside-requests.ts';
import { navigate, loadScreen } from '../../support/browser/walk.ts';
import { expect, test } from '../../support/fixtures.ts';
import { MEASURED_PLANS } from '../../support/pages/measured-plans.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import { aPastWorkout, aRoutine, storeRecord } from '../../support/pages/training.ts';

/** Timeout for many screens, each checked completely, on a busy machine. */
const SLOW_MS = 360_000;
const WEIGHT_KG = 81.7;
/** Private values as text and in a plan's reference figures. */
const PRIVATE = /81,7|con química|testosterona|oxandrolona/i;

/** Pages that are equal for everybody and reveal nothing. */
const TO_READ = /^\/(glosario|controles|dejar-de-usar|alarma|fuentes|metodo|terminos|privacidad)/;

/** Screens with a first-steps text for a new account. */
const EMPTY = ['/', '/progreso', '/mis-planes', '/mis-rutinas', '/medidas', '/entrenamientos'];

/** Request code that a person notes down. */
const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

type AdminScreen = Exclude<Extract<ScreenPath, `/admin/${string}`>, PlainPath>;
type Parameterized = Exclude<ScreenPath, PlainPath | AdminScreen>;

/** Creates data for every screen, and returns its addresses. */
async function fillAccount(
  context: BrowserContext,
  origin: string,
  { isDiscreet }: { isDiscreet: boolean },
): Promise<Record<Parameterized, string>> {
  const [routineId, workoutId] = [randomUUID(), randomUUID()];
  const store = (collection: string, id: string, value: unknown) =>
    storeRecord(context, origin, { collection, id, value });
  await store('routines', routineId, aRoutine);
  await store('workouts', workoutId, aPastWorkout);
  await store('measures', randomUUID(), { takenOn: '2026-11-20', weightKg: WEIGHT_KG });
  await store('training-settings', TRAINING_SETTINGS_ID, {
    ...DEFAULT_TRAINING_SETTINGS,
    currentRoutineId: routineId,
    isDiscreet,
  });
  const withCompounds = MEASURED_PLANS[1].input;
  const plan = await storePlan(context, origin, { ...withCompounds, weightKg: WEIGHT_KG });
  return {
    '/glosario/$slug': '/glosario/oxandrolona',
    '/mis-planes/$id': plan,
    '/mis-planes/$id/ficha-clinica': `${plan}/ficha-clinica`,
    '/mis-rutinas/$id': `/mis-rutinas/${routineId}`,
    '/entrenamientos/$id': `/entrenamientos/${workoutId}`,
    '/ejercicios/$id': '/ejercicios/barbell-row',
    '/payment/$': '/payment/success',
  };
}

/** Screens outside the administration, at this person's addresses. */
const listScreens = (addresses: Record<string, string>): string[] =>
  screens.filter(({ access }) => access !== 'admin').map(({ path }) => addresses[path] ?? path);

const readHeadings = (page: Page): Promise<{ level: number; text: string }[]> =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent })),
    );

const findSkipped = (headings: readonly { level: number; text: string }[]): string[] =>
  headings
    .filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
    .map(({ level, text }) => `h${level} ${text}`);

/** Visible charts need a sentence and a table of figures. */
async function expectReadableCharts(page: Page): Promise<number> {
  const drawings = page.locator('main figure svg[role="img"]').filter({ visible: true });
  const charts = await drawings.evaluateAll((all) =>
    all.map((drawing) => ({
      title: drawing.querySelector('title')?.textContent ?? '',
      hasTable: drawing.closest('figure')?.querySelector('table') !== null,
    })),
  );
  for (const { title, hasTable } of charts) {
    expect(title, `sentence on ${page.url()}`).toMatch(/\p{L}{3,}[.:] ./u);
    expect(hasTable, `table of ${title}`).toBe(true);
  }
  return charts.length;
}

/** Checks the open screen completely, and returns its number of charts. */
async function expectUsable(page: Page, { isRead = false } = {}): Promise<number> {
  expect(findSkipped(await readHeadings(page)), `headings of ${page.url()}`).toEqual([]);
  const charts = await expectReadableCharts(page);
  if (!isRead) await expectAccessible(page);
  await expectRoom(page);
  return charts;
}

/** Nothing is cut on the narrowest phone. */
async function expectRoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

/** Checks the open dialog or menu. */
async function expectUsableDialog(page: Page): Promise<void> {
  await expectAccessible(page, 'dialog[open], [role="menu"]');
  await expectRoom(page);
}

test('every screen of a visitor is accessible and requests no other site', async ({
  page,
  context,
  app,
  consoleGuard,
}) => {
  test.setTimeout(SLOW_MS);
  consoleGuard.allow(/status of 404 .*\/no-existe\)/);
  const outside = watchOutsideRequests(context, app.origin);
  await loadScreen(page, '/no-existe');
  await expectUsable(page);
  // personal pages lead a visitor to sign in
  const paths = screens
    .filter(({ path, access }) => !['personal', 'admin'].includes(access) && path !== '/auth')
    .map(({ path }): string => path.replace('$slug', 'oxandrolona').replace('$', 'success'));
  for (const path of [
    ...paths,
    '/mis-planes',
    '/auth?modo=registro',
    '/auth?modo=recuperar',
    '/promo?c=GYM10',
  ]) {
    await loadScreen(page, path);
    await expectUsable(page);
    expect(outside, path).toEqual([]);
  }
});

test("a visitor's flows are accessible: recovery, forms with errors, purchase", async ({
  page,
  context,
  app,
  consoleGuard,
}) => {
  test.setTimeout(SLOW_MS);
  consoleGuard.allow(/status of 400 .*\/api\/withdrawals\)/);
  // requests in flight when the signal went
  consoleGuard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await loadScreen(page, '/auth?modo=recuperar');
  await test.step("a recovery's second step, and its offline message", async () => {
    await page.getByLabel('Correo electrónico').fill(aPerson().username);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByLabel('Correo electrónico')).toHaveCount(0);
    await expectUsable(page);
    await navigate(page, '/');
    await context.setOffline(true);
    await expect(page.getByText('Modo sin conexión')).toBeVisible();
    await expectUsable(page);
    await context.setOffline(false);
  });

  await test.step('a form with errors', async () => {
    for (const [path, button] of [
      ['/trabaja-con-nosotros', 'Mandar postulación'],
      ['/arrepentimiento', 'Arrepentirme de la compra'],
    ] as const) {
      await navigate(page, path);
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectUsable(page);
    }
    await page.getByLabel('Correo de tu cuenta').fill(aPerson().username);
    await page.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
    await expect(page.getByText(CODE).first()).toBeVisible();
    await expectUsable(page);
    await navigate(page, '/verificar-recibo');
    await page.getByLabel('Código del recibo').fill('FR1.no.es');
    await page.getByLabel('Código del recibo').press('Enter');
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expectUsable(page);
  });

  await test.step('the account explanation and the membership offer', async () => {
    await navigate(page, '/mi-rutina');
    await page.getByRole('button', { name: 'Entrenar sin rutina' }).click();
    await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
    await expectUsableDialog(page);
    await registerPerson(context, app.origin, aPerson());
    await loadScreen(page, '/terminos');
    await expect(page.getByRole('dialog', { name: 'Activá tu membresía premium' })).toContainText(
      '10.000',
    );
    await expectUsableDialog(page);
    const popup = page.getByRole('dialog');
    await popup.getByLabel('Cupón').fill('clubnorte');
    await popup.getByRole('button', { name: 'Aplicar' }).click();
    await expect(popup).toContainText('9.000');
    await expectUsableDialog(page);
    await popup.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page).toHaveURL(/\/suscripcion\?cupon=clubnorte$/);
    for (const method of [/^PayPal/, /^Transferencia/]) {
      await page.locator('label').filter({ hasText: method }).click();
      await expectUsable(page);
    }
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page.getByRole('main')).toContainText('forja.de.prueba');
    await expectUsable(page);
  });
});

for (const half of [0, 1])
  test(`every screen of an account is accessible and requests no other site (${half + 1} of 2)`, async ({
    page,
    app,
    context,
    signInAs,
  }) => {
    test.setTimeout(SLOW_MS);
    const outside = watchOutsideRequests(context, app.origin);
    await signInAs();
    await loadScreen(page, '/');
    // a new account without data
    for (const path of EMPTY.filter((_, at) => at % 2 === half)) {
      await navigate(page, path);
      await expectUsable(page);
    }
    const addresses = await fillAccount(context, app.origin, { isDiscreet: false });
    await loadScreen(page, '/');
    for (const path of listScreens(addresses).filter((_, at) => at % 2 === half)) {
      await navigate(page, path);
      // axe read the long texts as a visitor
      await expectUsable(page, { isRead: TO_READ.test(path) });
      expect(outside, path).toEqual([]);
    }
    await navigate(page, `${addresses['/mis-planes/$id']}#comida`);
    expect(await expectUsable(page)).toBeGreaterThan(0);
  });

test('every screen and dialog of the administration is accessible', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  test.setTimeout(SLOW_MS);
  consoleGuard.allow(/status of 401 .*\/api\/login\)/);
  const person = await signInAs();
  const { id: personId } = await (await context.request.get('/api/user')).json();
  const applicationId = randomUUID();
  await post(context, '/api/partner-applications', {
    id: applicationId,
    name: 'Ana',
    email: person.username,
    consent: true,
    profile: '@ana',
    audience: 'Entreno',
    message: 'Hola',
  });
  const { id } = await post(context, '/api/checkouts', {
    clientKey: randomUUID(),
    processor: 'manual',
  });
  await post(context, `/api/checkouts/${id}/transfer`, { reference: `A ${Date.now()}` });
  await grantAdmin(app, person);
  await post(context, '/api/login', person);

  await test.step('the second step is enabled', async () => {
    await loadScreen(page, '/mi-cuenta');
    await page.getByRole('button', { name: 'Activar segundo paso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activar el segundo paso' });
    await expect(dialog).toBeVisible();
    await expectUsableDialog(page);
    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await dialog.getByRole('button', { name: 'Seguir' }).click();
    await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    await expectUsableDialog(page);
    const key = (await dialog.getByTestId('clave').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Código de seis números').fill(createOneTimeCode(key, Date.now()));
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const addresses: Record<AdminScreen, string> = {
    '/admin/tabla/$tabla': '/admin/tabla/coupons',
    '/admin/persona/$id': `/admin/persona/${personId}`,
    '/admin/postulacion/$id': `/admin/postulacion/${applicationId}`,
  };
  for (const { path } of screens.filter(({ access }) => access === 'admin')) {
    await navigate(page, path in addresses ? addresses[path as AdminScreen] : path);
    await expectUsable(page);
    // lists of people require a reason first
    const why = page.getByRole('button', { name: /^(?:Ver la lista|Ver sus datos|Buscar)$/ });
    if ((await why.count()) === 0) continue;
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      if ((await field.inputValue()) === '') await field.fill(person.username);
    await why.click();
    await expect(why.filter({ hasNotText: 'Buscar' })).toHaveCount(0);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectUsable(page);
  }

  const dialogs = {
    '/admin/tabla/coupons': ['Crear un cupón', 'Desactivar un cupón', 'Descargar CSV'],
    '/admin/tabla/prices': ['Programar un precio', 'Cancelar un precio'],
  };
  for (const [path, names] of Object.entries(dialogs)) {
    await navigate(page, path);
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectUsableDialog(page);
      await closeDialogs(page);
    }
  }
  await test.step("the administrator's sign-in", () => expectUsableSecondStep(page, person));
});

/** Second step of a sign-in. */
async function expectUsableSecondStep(page: Page, person: Person): Promise<void> {
  await page.context().clearCookies();
  await loadScreen(page, '/auth');
  await submitCredentials(page, person);
  await expect(page.getByLabel('Código de seis números')).toBeVisible();
  await expectUsable(page);
}

const chooseFirstAnswers = (page: Page): Promise<void> =>
  page.locator('main input[type="radio"]').evaluateAll((all) => {
    const answered = new Set<string>();
    for (const radio of all as HTMLInputElement[])
      if (!answered.has(radio.name) && answered.add(radio.name)) radio.click();
  });

const unfold = (page: Page): Promise<void> =>
  page
    .locator('main details:not([open]) > summary')
    .evaluateAll((folded) => folded.forEach((each) => (each as HTMLElement).click()));

async function post(
  { request }: BrowserContext,
  path: string,
  data: object,
): Promise<{ id: string }> {
  const origin = new URL((await request.get('/')).url()).origin;
  const reply = await request.post(path, { headers: { origin }, data });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

test('training flows are accessible: workout, correction, unfolded progress, import', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  test.setTimeout(SLOW_MS);
  await signInAs();
  const addresses = await fillAccount(context, app.origin, { isDiscreet: false });
  await loadScreen(page, '/mi-rutina');
  await page.getByRole('button', { name: 'Empezar Jueves: tirón' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remo con barra' })).toBeVisible();
  await expectUsable(page);

  await navigate(page, addresses['/entrenamientos/$id']);
  await page.getByRole('button', { name: 'Corregir' }).click();
  await expect(page.getByRole('group', { name: 'Serie 1' })).toBeVisible();
  await expectUsable(page);

  await navigate(page, '/progreso');
  for (const part of ['Series por músculo', 'Por ejercicio']) await page.getByText(part).click();
  await expect(page.getByRole('img', { name: /^Series de la semana/ })).toBeVisible();
  expect(await expectUsable(page)).toBeGreaterThan(0);

  await navigate(page, addresses['/mis-rutinas/$id']);
  await page.getByRole('button', { name: /^Editar Remo con barra/ }).click();
  const weight = page.getByRole('group', { name: 'Serie 1' }).getByLabel('Peso');
  await weight.fill('1001');
  await weight.blur();
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expectUsableDialog(page);
  await closeDialogs(page);

  await navigate(page, '/entrenamientos/importar');
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Archivo para traer')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('hevy.csv', hevyFile(100));
  await expect(page.getByText('hevy.csv, de Hevy')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Traer 5 entrenamientos' }).click();
  await expect(page.getByText('Sumamos 5 entrenamientos a tu historial.')).toBeVisible();
  await expectUsable(page);
  await choose('strong.csv', strongFile(100).replace(/;W;[\d.]+;/u, ';W;mucho;'));
  await page.getByRole('radio', { name: 'Libras' }).check();
  await page.locator('summary', { hasText: 'Filas con algo para revisar' }).click();
  await expectUsable(page);
});

test('nutrition and health flows are accessible: food, water, menu, evaluation, compared compounds', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  test.setTimeout(SLOW_MS);
  await signInAs();
  const natural = await storePlan(context, app.origin, MEASURED_PLANS[0].input);
  const urgent = await storePlan(context, app.origin, {
    ...MEASURED_PLANS[0].input,
    conditions: ['heart_disease'],
  });
  await loadScreen(page, urgent);
  await expectUsable(page);
  await test.step("a menu with unfolded meals, and a figure's sensitivity", async () => {
    await navigate(page, `${natural}#comida`);
    await unfold(page);
    await expect(page.getByRole('button', { name: /^Cambiar / }).first()).toBeVisible();
    await expectUsable(page);
    await page
      .getByRole('button', { name: /^Fuente de .+ de gasto en reposo/ })
      .first()
      .click();
    await page.getByRole('button', { name: '¿Qué cambiaría este número?' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectUsableDialog(page);
    await closeDialogs(page);
  });

  await test.step('foods of the day, one with an error, and an own food with errors', async () => {
    await navigate(page, '/calculadora/nutrientes');
    await page.getByRole('searchbox', { name: 'Alimento' }).fill('lentejas');
    await page.getByRole('button', { name: /^Lentejas cocidas Cada/ }).click();
    await page.getByLabel('Cantidad').fill('0');
    await page.getByRole('button', { name: 'Anotar', exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectUsable(page);
    await page.getByLabel('Cantidad').fill('1000');
    await page.getByRole('button', { name: 'Anotar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cambiar Lentejas cocidas' })).toBeVisible();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Agregar un alimento propio' }).click();
    await page.getByRole('button', { name: 'Guardar alimento' }).click();
    await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectUsableDialog(page);
    await closeDialogs(page);
  });

  await test.step('missing protein, and the parts of a water target', async () => {
    await navigate(page, '/calculadora/proteinas');
    await page.getByRole('heading', { name: 'Alimentos con proteína' }).click();
    await expect(page.getByRole('table', { name: 'Proteína por porción' })).toBeVisible();
    await expectUsable(page);
    await navigate(page, '/calculadora/hidratacion');
    await page.getByLabel('Minutos que entrenaste').fill('90');
    await page.getByRole('checkbox', { name: /^Entrenaste con calor/ }).check();
    await unfold(page);
    const form = page.getByRole('form', { name: 'Prueba de sudor' });
    await form.getByRole('button', { name: 'Siguiente' }).click();
    await expect(form.getByText('Poné tu peso antes de entrenar')).toBeVisible();
    await expectUsable(page);
  });

  await test.step('an evaluation with its result', async () => {
    await navigate(page, '/evaluacion-integral');
    const result = page.getByRole('button', { name: 'Ver mi puntaje' });
    while (!(await result.isVisible())) {
      await chooseFirstAnswers(page);
      await page.getByRole('button', { name: 'Seguir' }).click();
    }
    await page.getByLabel('Peso').fill('72,5');
    await page.getByLabel('Altura').fill('170');
    await chooseFirstAnswers(page);
    await result.click();
    await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
    await expectUsable(page);
  });

  await navigate(page, '/glosario?comparar=oxandrolona,creatina');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectUsable(page);
});

test('every dialog of training and food is accessible', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  test.setTimeout(SLOW_MS);
  expectEveryDialogListed();
  await signInAs();
  const addresses = await fillAccount(context, app.origin, { isDiscreet: false });
  await loadScreen(page, '/');
  for (const dialog of [...MENUS, ...DIALOGS_OF_TRAINING_AND_FOOD]) {
    const screen = dialog.screen
      .replace('$plan', addresses['/mis-planes/$id'])
      .replace('$routine', addresses['/mis-rutinas/$id']);
    await test.step(dialog.file, async () => {
      await navigate(page, screen);
      await openDialog(page, dialog);
      await expectUsableDialog(page);
      await closeDialogs(page);
    });
  }
});

test('every dialog of an account and of pending changes is accessible', async ({
  page,
  app,
  browser,
  context,
  signInAs,
  consoleGuard,
}) => {
  test.setTimeout(SLOW_MS);
  consoleGuard.allow(/net::ERR_FAILED|status of 401/);
  const device = await addVirtualAuthenticator(page);
  const person = await signInAs();
  await loadScreen(page, '/');
  await createPasskey(page, person);
  const otherBrowser = await openBrowser(browser, app.origin);
  await signInExisting(otherBrowser, app.origin, person);
  await loadScreen(page, '/mi-cuenta');
  for (const dialog of DIALOGS_OF_AN_ACCOUNT)
    await test.step(dialog.file, async () => {
      await closeDialogs(page);
      await openDialog(page, dialog);
      await expectUsableDialog(page);
    });

  await test.step('the code of a new address', async () => {
    const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
    await dialog.getByLabel('Correo nuevo').fill(`nueva-${person.username}`);
    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await dialog.getByRole('button', { name: 'Cambiar correo' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirmá tu correo nuevo' })).toBeVisible();
    await expectUsableDialog(page);
    await closeDialogs(page);
  });

  await test.step('an account file before its import', async () => {
    const measure = { id: randomUUID(), takenOn: '2026-11-20', weightKg: WEIGHT_KG };
    const file = { format: 'forja-account', version: 1, plans: [], measures: [measure] };
    await page.getByLabel('Elegir archivo').setInputFiles({
      name: 'forja.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await expect(page.getByRole('heading', { name: 'Qué cambiaría' })).toBeVisible();
    await expectUsable(page);
  });

  await test.step('pending changes on the phone', async () => {
    await navigate(page, '/medidas');
    await context.route('**/api/changes', (route) => route.abort());
    await recordMeasure(page, { day: '2026-11-01', weight: '78,4' });
    await page.getByRole('button', { name: /1 sin subir/ }).click();
    await expect(page.getByRole('dialog', { name: 'Lo que falta subir' })).toContainText('Medida');
    await expectUsableDialog(page);
    await closeDialogs(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Hay cambios sin subir' })).toBeVisible();
    await expectUsableDialog(page);
    await closeDialogs(page);
  });

  await test.step('pending changes of an ended session', async () => {
    await context.clearCookies();
    await context.unroute('**/api/changes');
    await recordMeasure(page, { day: '2026-11-02', weight: '78,6' });
    await expect(page.getByRole('alertdialog', { name: 'Quedaron cambios' })).toBeVisible();
    await expectUsableDialog(page);
    await page.getByRole('button', { name: 'Borrarlos de este teléfono' }).click();
    await expect(page.getByRole('alertdialog', { name: '¿Borrar los cambios' })).toBeVisible();
    await expectUsableDialog(page);
    await page.getByRole('button', { name: 'Borrarlos', exact: true }).click();
  });

  await test.step('a passkey that its device refuses', async () => {
    await device.refuse();
    await loadScreen(page, '/auth');
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/\S/);
    await expectUsable(page);
  });
  await otherBrowser.close();
});

test('discreet mode hides weight and compounds on every screen until asked', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  await signInAs();
  const addresses = await fillAccount(context, app.origin, { isDiscreet: true });
  await loadScreen(page, '/');
  await expect(page.getByText('Oculto por el modo discreto').first()).toBeVisible();
  const shown: string[] = [];
  for (const path of listScreens(addresses).filter((each) => !TO_READ.test(each))) {
    await navigate(page, path);
    const text = await page.locator('main').innerText();
    const values = await page
      .locator('main input, main select')
      .evaluateAll((all) => all.map((input) => ('value' in input ? String(input.value) : '')));
    if (PRIVATE.test([text, ...values].join('\n'))) shown.push(path);
  }
  expect(shown).toEqual([]);

  await navigate(page, '/medidas');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText('81,7').first()).toBeVisible();
  await navigate(page, '/mi-rutina');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Mostrar' })).toBeVisible();
});
