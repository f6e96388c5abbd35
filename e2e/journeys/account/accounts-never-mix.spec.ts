import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { openAccount, signInExisting, openBrowser } from '../../support/account/account.ts';
import type { App } from '../../support/app/app.ts';
import { getSignInLink, submitCredentials } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { chooseOutcome, openProviderPage } from '../../support/pages/checkout-page.ts';
import {
  aPerson,
  becomeMember,
  type Person,
  registerPerson,
} from '../../support/account/people.ts';

test.use({ serviceWorkers: 'allow' });

const UNANSWERED = /Failed to load resource|net::ERR|fetching the script/;
/** Single and batched writes. */
const WRITES = /\/api\/(?:changes|measures)/;

type Scene = {
  app: App;
  browser: Browser;
  context: BrowserContext;
  /** Ana's page, and another tab of the same browser. */
  page: Page;
  other: Page;
  ana: Person;
  beto: Person;
  write: () => Promise<void>;
};
type SessionSwitch = {
  title: string;
  /** Switches this browser from Ana's session to another. */
  change: (scene: Scene) => Promise<void>;
  /** True when Ana writes during the switch instead of before it. */
  isMidWrite?: boolean;
};

const getSealedDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });

const checkSession = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Signs Beto in after the notice about Ana's pending changes. */
async function signInOnPage(page: Page, beto: Person): Promise<void> {
  await getSealedDialog(page).getByRole('button', { name: 'Entendido' }).click();
  await getSignInLink(page).click();
  await submitCredentials(page, beto);
  await expect(getSignInLink(page)).toHaveCount(0);
}

/** Acts as Ana on another device. */
async function actOnOtherDevice(
  { browser, app, ana }: Scene,
  act: (request: APIRequestContext) => Promise<{ status(): number }>,
) {
  const device = await openBrowser(browser, app.origin);
  await signInExisting(device, app.origin, ana);
  expect((await act(device.request)).status()).toBe(200);
  await device.close();
}

/** Return link of a paid checkout, made in another person's browser. */
async function createPaidReturnUrl({ browser, app }: Scene): Promise<string> {
  const otherBrowser = await openBrowser(browser, app.origin);
  await registerPerson(otherBrowser, app.origin, aPerson());
  const checkout = await otherBrowser.newPage();
  await openProviderPage(checkout, 'Mercado Pago');
  await chooseOutcome(checkout, 'Pagar con tarjeta: se aprueba');
  const link = await checkout.getByRole('link', { name: 'Volver al sitio' }).getAttribute('href');
  const address = new URL(link ?? '', checkout.url()).href;
  await otherBrowser.close();
  return address;
}

async function readCookies({ browser, app }: Scene, person: Person) {
  const otherBrowser = await openBrowser(browser, app.origin);
  await signInExisting(otherBrowser, app.origin, person);
  const cookies = await otherBrowser.cookies();
  await otherBrowser.close();
  return cookies;
}

const sessionSwitches: SessionSwitch[] = [
  {
    title: 'another session replaces hers while a write is in flight',
    isMidWrite: true,
    async change(scene) {
      const { page, context, ana, beto } = scene;
      // the page learns about it only from the answer
      const cookies = await readCookies(scene, beto);
      await page.route(WRITES, async (route) => {
        if (route.request().method() !== 'GET') await context.addCookies(cookies);
        await route.continue();
      });
      await scene.write();
      await expect(getSealedDialog(page)).toContainText(
        `La sesión de ${ana.username} terminó y 1 cambio no llegó a su cuenta.`,
      );
      await page.unroute(WRITES);
      await getSealedDialog(page).getByRole('button', { name: 'Entendido' }).click();
      await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    },
  },
  {
    title: 'the server refuses her session, and the same tab signs in',
    async change({ context, page, beto }) {
      await context.clearCookies();
      await checkSession(page);
      await signInOnPage(page, beto);
    },
  },
  {
    title: 'another tab signs in',
    async change({ context, other, beto }) {
      await context.clearCookies();
      await other.goto('/medidas');
      await signInOnPage(other, beto);
    },
  },
  {
    title: 'a payment in another tab returns with a session',
    async change(scene) {
      const address = await createPaidReturnUrl(scene);
      await scene.context.clearCookies();
      await scene.other.goto(address);
      await scene.other.getByRole('button', { name: 'Seguir', exact: true }).press('Enter');
      await expect(scene.other).toHaveURL(/\/membership-activated$/);
    },
  },
  {
    title: 'another device closes her session',
    async change(scene) {
      const headers = { origin: scene.app.origin };
      await actOnOtherDevice(scene, (request) =>
        request.post('/api/account/sessions/close-others', {
          headers,
          data: { password: scene.ana.password },
        }),
      );
      await checkSession(scene.page);
      await signInOnPage(scene.page, scene.beto);
    },
  },
];

test("one account's writes never reach another, however the session changes, and wait for their owner", async ({
  page: first,
  app,
  browser,
  context,
  signInAs,
  consoleGuard,
}, testInfo) => {
  // six account switches
  test.slow();
  consoleGuard.allow(UNANSWERED);
  const beto = aPerson();
  const otherBrowser = await openBrowser(browser, app.origin);
  await registerPerson(otherBrowser, app.origin, beto);
  await becomeMember(otherBrowser, app.origin);
  await otherBrowser.close();
  const ana = await signInAs();
  const { id }: { id: string } = await (await context.request.get('/api/user')).json();
  const file = testInfo.outputPath('sin-subir.json');
  await first.goto('/medidas');
  await waitForWholeApp(first);
  await recordMeasure(first, { day: '2026-11-01', weight: '78,4' });
  await expect(first.getByText('En tu cuenta', { exact: true })).toBeVisible();

  /** Ana writes offline, another account signs in, and her changes are only offered as a file. */
  async function change(
    page: Page,
    day: string,
    { change, isMidWrite }: SessionSwitch,
  ): Promise<Page> {
    const write = () => recordMeasure(page, { day, weight: '78,4' });
    if (isMidWrite !== true) {
      // blocks her writes only
      await context.route(WRITES, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      );
      await write();
      await expect(page.getByText('Guardado en el teléfono')).toBeVisible();
    }
    const other = await context.newPage();
    await change({ app, browser, context, page, other, ana, beto, write });
    await context.unroute(WRITES);
    for (const tab of [page, other]) {
      await expect(tab.getByText('78,4 kg', { exact: true })).toHaveCount(0);
      await tab.close();
    }
    // every visit offers her changes, also after a reload
    const visit = await context.newPage();
    await visit.goto('/medidas');
    await expect(getSealedDialog(visit)).toContainText(
      `La sesión de ${ana.username} terminó y 1 cambio no llegó a su cuenta.`,
    );
    const before = await readDays(context, app.origin);
    if (before.length === 0) await visit.reload();
    const downloading = visit.waitForEvent('download');
    await getSealedDialog(visit).getByRole('button', { name: 'Descargar una copia' }).click();
    await (await downloading).saveAs(file);
    await getSealedDialog(visit).getByRole('button', { name: 'Entendido' }).click();
    if (before.length === 0)
      await expect(visit.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    const ownDay = day.replace('11', '10');
    await recordMeasure(visit, { day: ownDay, weight: '91' });
    await expect(visit.getByText('En tu cuenta', { exact: true })).toHaveCount(before.length + 1);
    await expect(visit.getByText('78,4 kg', { exact: true })).toHaveCount(0);
    expect(await readDays(context, app.origin)).toEqual([...before, ownDay]);
    return visit;
  }

  let page = first;
  const days = ['2026-11-01'];
  for (const sessionSwitch of sessionSwitches)
    await test.step(sessionSwitch.title, async () => {
      const day = `2026-11-0${days.length + 1}`;
      page = await change(page, day, sessionSwitch);
      days.push(day);
      await context.clearCookies();
      await signInExisting(context, app.origin, ana);
      await page.goto('/medidas');
      const rows = page.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
      await expect(rows).toHaveText(days.map(formatDay).toReversed());
      await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(days.length);
      expect(await readDays(context, app.origin)).toEqual(days);
    });

  await test.step('an account deleted elsewhere leaves its last writes in a file that another account restores', async () => {
    const lastDay = '2026-11-09';
    page = await change(page, lastDay, {
      title: 'another device deletes her account',
      async change(scene) {
        const options = {
          headers: { origin: scene.app.origin },
          data: { password: scene.ana.password },
        };
        await actOnOtherDevice(scene, (request) => request.post('/api/account/delete', options));
        await checkSession(scene.page);
        await signInOnPage(scene.page, scene.beto);
      },
    });
    await page.close();
    page = await context.newPage();
    await page.goto('/medidas');
    await getSealedDialog(page).getByRole('button', { name: 'Borrarlos de este teléfono' }).click();
    await page
      .getByRole('alertdialog', { name: '¿Borrar los cambios sin subir?' })
      .getByRole('button', { name: 'Borrarlos' })
      .click();
    await expect(page.getByText('Cambios borrados de este teléfono')).toBeVisible();
    expect(
      await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).not.toContain(`forja-${id}`);

    const before = await readDays(context, app.origin);
    await openAccount(page);
    await page.getByRole('button', { name: 'Restaurar un respaldo' }).click();
    const restoring = page.getByRole('dialog', { name: 'Restaurar un respaldo' });
    await restoring.locator('input[type=file]').setInputFiles(file);
    await restoring.getByRole('button', { name: 'Ver qué trae' }).click();
    await expect(restoring).toContainText(`Son los cambios sin subir de ${ana.username}.`);
    await restoring.getByRole('button', { name: 'Restaurar 1 registro' }).click();
    await expect(restoring).toBeHidden();
    await expect.poll(() => readDays(context, app.origin)).toEqual([...before, lastDay]);
  });
});

const formatDay = (day: string): string => day.split('-').toReversed().join('/');

/** Days in the account of this browser, read through the API. */
async function readDays(context: BrowserContext, origin: string): Promise<string[]> {
  const reply = await context.request.get(`${origin}/api/measures`);
  const { items }: { items: { deleted: boolean; value: { takenOn: string } | null }[] } =
    await reply.json();
  return items
    .flatMap(({ deleted, value }) => (deleted || !value ? [] : [value.takenOn]))
    .toSorted();
}
