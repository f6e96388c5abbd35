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
/** One by one or several at once. */
const WRITES = /\/api\/(?:changes|measures)/;

type Scene = {
  app: App;
  browser: Browser;
  context: BrowserContext;
  /** Where Ana was, and another tab of the same browser. */
  page: Page;
  other: Page;
  ana: Person;
  beto: Person;
  /** Ana writes a measure. */
  write: () => Promise<void>;
};
type Way = {
  how: string;
  /** From Ana's session to that of who enters, in this browser. */
  change: (scene: Scene) => Promise<void>;
  /** Ana writes amid the change, and not before it. */
  isAmidWriting?: boolean;
};

const sealedIn = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });

/** As any request of a page that is open finds out. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Beto signs in where Ana's session ended, and where what she left was offered first. */
async function signInOnPage(page: Page, beto: Person): Promise<void> {
  await sealedIn(page).getByRole('button', { name: 'Entendido' }).click();
  await getSignInLink(page).click();
  await submitCredentials(page, beto);
  await expect(getSignInLink(page)).toHaveCount(0);
}

/** What Ana does with another device of hers. */
async function elsewhere(
  { browser, app, ana }: Scene,
  act: (request: APIRequestContext) => Promise<{ status(): number }>,
) {
  const device = await openBrowser(browser, app.origin);
  await signInExisting(device, app.origin, ana);
  expect((await act(device.request)).status()).toBe(200);
  await device.close();
}

/** The link with which the provider sends somebody back, paid, made in a browser of theirs. */
async function paidReturn({ browser, app }: Scene): Promise<string> {
  const his = await openBrowser(browser, app.origin);
  await registerPerson(his, app.origin, aPerson());
  const checkout = await his.newPage();
  await openProviderPage(checkout, 'Mercado Pago');
  await chooseOutcome(checkout, 'Pagar con tarjeta: se aprueba');
  const link = await checkout.getByRole('link', { name: 'Volver al sitio' }).getAttribute('href');
  const address = new URL(link ?? '', checkout.url()).href;
  await his.close();
  return address;
}

/** The cookies of a browser in which this person is signed in. */
async function readCookies({ browser, app }: Scene, person: Person) {
  const theirs = await openBrowser(browser, app.origin);
  await signInExisting(theirs, app.origin, person);
  const cookies = await theirs.cookies();
  await theirs.close();
  return cookies;
}

const ways: Way[] = [
  {
    how: 'another session, while what she wrote is on its way',
    isAmidWriting: true,
    async change(scene) {
      const { page, context, ana, beto } = scene;
      // The page does not see it: it hears of it from the answer.
      const cookies = await readCookies(scene, beto);
      await page.route(WRITES, async (route) => {
        if (route.request().method() !== 'GET') await context.addCookies(cookies);
        await route.continue();
      });
      await scene.write();
      await expect(sealedIn(page)).toContainText(
        `La sesión de ${ana.username} terminó y 1 cambio no llegó a su cuenta.`,
      );
      await page.unroute(WRITES);
      await sealedIn(page).getByRole('button', { name: 'Entendido' }).click();
      await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    },
  },
  {
    how: 'a refusal of the server, and the sign-in page of the same tab',
    async change({ context, page, beto }) {
      await context.clearCookies();
      await lookAgain(page);
      await signInOnPage(page, beto);
    },
  },
  {
    how: 'the sign-in page of another tab',
    async change({ context, other, beto }) {
      await context.clearCookies();
      await other.goto('/medidas');
      await signInOnPage(other, beto);
    },
  },
  {
    how: 'a payment that gives a session back in another tab',
    async change(scene) {
      const address = await paidReturn(scene);
      await scene.context.clearCookies();
      await scene.other.goto(address);
      await scene.other.getByRole('button', { name: 'Seguir', exact: true }).press('Enter');
      await expect(scene.other).toHaveURL(/\/membership-activated$/);
    },
  },
  {
    how: 'a session closed from another device',
    async change(scene) {
      const headers = { origin: scene.app.origin };
      await elsewhere(scene, (request) =>
        request.post('/api/account/sessions/close-others', {
          headers,
          data: { password: scene.ana.password },
        }),
      );
      await lookAgain(scene.page);
      await signInOnPage(scene.page, scene.beto);
    },
  },
];

test('what one wrote never reaches another who enters, whatever the way, and waits for its owner', async ({
  page: first,
  app,
  browser,
  context,
  signedInAs,
  consoleGuard,
}, testInfo) => {
  // six changes of account
  test.slow();
  consoleGuard.allow(UNANSWERED);
  const beto = aPerson();
  const his = await openBrowser(browser, app.origin);
  await registerPerson(his, app.origin, beto);
  await becomeMember(his, app.origin);
  await his.close();
  const ana = await signedInAs();
  const { id }: { id: string } = await (await context.request.get('/api/user')).json();
  const file = testInfo.outputPath('sin-subir.json');
  await first.goto('/medidas');
  await waitForWholeApp(first);
  await recordMeasure(first, { day: '2026-11-01', weight: '78,4' });
  await expect(first.getByText('En tu cuenta', { exact: true })).toBeVisible();

  /** Ana writes what does not reach her account, somebody enters by that way, and what she left is only offered. */
  async function change(page: Page, day: string, { change, isAmidWriting }: Way): Promise<Page> {
    const write = () => recordMeasure(page, { day, weight: '78,4' });
    if (isAmidWriting !== true) {
      // Her writes do not get through, and the rest does.
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
    // What she left is offered in each visit, also after a reload.
    const visit = await context.newPage();
    await visit.goto('/medidas');
    await expect(sealedIn(visit)).toContainText(
      `La sesión de ${ana.username} terminó y 1 cambio no llegó a su cuenta.`,
    );
    const before = await readDays(context, app.origin);
    if (before.length === 0) await visit.reload();
    const downloading = visit.waitForEvent('download');
    await sealedIn(visit).getByRole('button', { name: 'Descargar una copia' }).click();
    await (await downloading).saveAs(file);
    await sealedIn(visit).getByRole('button', { name: 'Entendido' }).click();
    if (before.length === 0)
      await expect(visit.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    const own = day.replace('11', '10');
    await recordMeasure(visit, { day: own, weight: '91' });
    await expect(visit.getByText('En tu cuenta', { exact: true })).toHaveCount(before.length + 1);
    await expect(visit.getByText('78,4 kg', { exact: true })).toHaveCount(0);
    expect(await readDays(context, app.origin)).toEqual([...before, own]);
    return visit;
  }

  let page = first;
  const days = ['2026-11-01'];
  for (const way of ways)
    await test.step(way.how, async () => {
      const day = `2026-11-0${days.length + 1}`;
      page = await change(page, day, way);
      days.push(day);
      await context.clearCookies();
      await signInExisting(context, app.origin, ana);
      await page.goto('/medidas');
      const rows = page.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
      await expect(rows).toHaveText(days.map(asWritten).toReversed());
      await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(days.length);
      expect(await readDays(context, app.origin)).toEqual(days);
    });

  await test.step('an account deleted on another device leaves its last writes in a file that another one restores', async () => {
    const lastDay = '2026-11-09';
    page = await change(page, lastDay, {
      how: 'an account deleted on another device',
      async change(scene) {
        const options = {
          headers: { origin: scene.app.origin },
          data: { password: scene.ana.password },
        };
        await elsewhere(scene, (request) => request.post('/api/account/delete', options));
        await lookAgain(scene.page);
        await signInOnPage(scene.page, scene.beto);
      },
    });
    await page.close();
    page = await context.newPage();
    await page.goto('/medidas');
    await sealedIn(page).getByRole('button', { name: 'Borrarlos de este teléfono' }).click();
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

const asWritten = (day: string): string => day.split('-').toReversed().join('/');

/** What the account of this browser has, asked from outside of the visit. */
async function readDays(context: BrowserContext, origin: string): Promise<string[]> {
  const reply = await context.request.get(`${origin}/api/measures`);
  const { items }: { items: { deleted: boolean; value: { takenOn: string } | null }[] } =
    await reply.json();
  return items
    .flatMap(({ deleted, value }) => (deleted || !value ? [] : [value.takenOn]))
    .toSorted();
}
