import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { signInExisting, openBrowser } from '../../support/account/account.ts';
import type { App } from '../../support/app/app.ts';
import { submitCredentials } from '../../support/account/sign-in-page.ts';
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
};
type Way = {
  how: string;
  /** From Ana's session to Beto's, in this browser. */
  change: (scene: Scene) => Promise<void>;
  isAnaGone?: boolean;
};

const sealedIn = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Quedaron cambios sin subir' });

/** As any request of a page that is open finds out. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Beto signs in where Ana's session ended, and where what she left was offered first. */
async function signInOnPage(page: Page, beto: Person): Promise<void> {
  await sealedIn(page).getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
  await submitCredentials(page, beto);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toHaveCount(0);
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

/** The link with which the provider sends Beto back, paid, made in a browser of his. */
async function paidReturn({ browser, app, beto }: Scene): Promise<string> {
  const his = await openBrowser(browser, app.origin);
  await registerPerson(his, app.origin, beto);
  const checkout = await his.newPage();
  await openProviderPage(checkout, 'Mercado Pago');
  await chooseOutcome(checkout, 'Pagar con tarjeta: se aprueba');
  const link = await checkout.getByRole('link', { name: 'Volver al sitio' }).getAttribute('href');
  const address = new URL(link ?? '', checkout.url()).href;
  await his.close();
  return address;
}

async function becomeMemberElsewhere({ browser, app, beto }: Scene): Promise<void> {
  const his = await openBrowser(browser, app.origin);
  await registerPerson(his, app.origin, beto);
  await becomeMember(his, app.origin);
  await his.close();
}

const ways: Way[] = [
  {
    how: 'a refusal of the server, and the sign-in page of the same tab',
    async change(scene) {
      await becomeMemberElsewhere(scene);
      await scene.context.clearCookies();
      await lookAgain(scene.page);
      await signInOnPage(scene.page, scene.beto);
    },
  },
  {
    how: 'the sign-in page of another tab',
    async change(scene) {
      await becomeMemberElsewhere(scene);
      await scene.context.clearCookies();
      await scene.other.goto('/medidas');
      await signInOnPage(scene.other, scene.beto);
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
      await becomeMemberElsewhere(scene);
      const headers = { origin: scene.app.origin };
      await elsewhere(scene, (request) =>
        request.post('/api/account/sessions/close-others', { headers, data: {} }),
      );
      await lookAgain(scene.page);
      await signInOnPage(scene.page, scene.beto);
    },
  },
  {
    how: 'an account deleted on another device',
    async change(scene) {
      await becomeMemberElsewhere(scene);
      const options = {
        headers: { origin: scene.app.origin },
        data: { password: scene.ana.password },
      };
      await elsewhere(scene, (request) => request.post('/api/account/delete', options));
      await lookAgain(scene.page);
      await signInOnPage(scene.page, scene.beto);
    },
    isAnaGone: true,
  },
];

for (const { how, change, isAnaGone } of ways)
  test(`what one wrote never reaches another who enters by ${how}`, async ({
    page,
    app,
    browser,
    context,
    signedInAs,
    consoleGuard,
  }, testInfo) => {
    consoleGuard.allow(UNANSWERED);
    const ana = await signedInAs();
    await page.goto('/medidas');
    await waitForWholeApp(page);
    // Her writes do not get through, and the rest does.
    await context.route(WRITES, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await recordMeasure(page, { day: '2026-11-02', weight: '78,4' });
    await expect(page.getByText('Guardado en el teléfono')).toBeVisible();
    const beto = aPerson();
    const other = await context.newPage();
    await change({ app, browser, context, page, other, ana, beto });
    await context.unroute(WRITES);

    for (const tab of [page, other]) {
      await expect(tab.getByText('78,4 kg', { exact: true })).toHaveCount(0);
      await tab.close();
    }
    // What she left is offered in his next visit too, and after a reload.
    const visit = await context.newPage();
    await visit.goto('/medidas');
    const sealed = sealedIn(visit);
    await expect(sealed).toContainText(
      `La sesión de ${ana.username} terminó y 1 cambio no llegó a su cuenta.`,
    );
    await visit.reload();
    const downloading = visit.waitForEvent('download');
    await sealed.getByRole('button', { name: 'Descargar una copia' }).click();
    const file = testInfo.outputPath('sin-subir.json');
    await (await downloading).saveAs(file);
    await sealed.getByRole('button', { name: 'Entendido' }).click();
    await expect(visit.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await recordMeasure(visit, { day: '2026-11-03', weight: '91' });
    await expect(visit.getByText('En tu cuenta', { exact: true })).toBeVisible();
    await expect(visit.getByText('78,4 kg', { exact: true })).toHaveCount(0);
    expect(await daysInAccount(context, app.origin)).toEqual(['2026-11-03']);
    if (isAnaGone) return;

    await context.clearCookies();
    await signInExisting(context, app.origin, ana);
    await visit.goto('/medidas');
    const days = visit.getByRole('table', { name: /Tus medidas/ }).getByRole('rowheader');
    await expect(days).toHaveText(['02/11/2026']);
    await expect(visit.getByText('En tu cuenta', { exact: true })).toHaveCount(1);
    expect(await daysInAccount(context, app.origin)).toEqual(['2026-11-02']);
  });

/** What the account of this browser has, asked from outside of the visit. */
async function daysInAccount(context: BrowserContext, origin: string): Promise<string[]> {
  const reply = await context.request.get(`${origin}/api/measures`);
  const { items }: { items: { value: { takenOn: string } | null }[] } = await reply.json();
  return items.flatMap(({ value }) => value?.takenOn ?? []).toSorted();
}
