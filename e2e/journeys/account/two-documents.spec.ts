import type { Page } from '@playwright/test';
import { openBrowser } from '../../support/account/account.ts';
import { aPerson, registerPerson } from '../../support/account/people.ts';
import {
  getSignInLink,
  openSignInPage,
  signOut,
  submitCredentials,
} from '../../support/account/sign-in-page.ts';
import { watchPaths } from '../../support/browser/watch-paths.ts';
import { expect, test } from '../../support/fixtures.ts';

const expectSite = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-document', 'site');
const expectApp = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-document');

test('who signs in goes from the site to the app and who signs out goes back, also by the history, in each tab', async ({
  page,
  context,
  app,
  browser,
  consoleGuard,
}) => {
  // a tab may be asking when the session ends
  consoleGuard.allow(/status of 401 .*\/api\//);
  const person = aPerson();
  const elsewhere = await openBrowser(browser, app.origin);
  await registerPerson(elsewhere, app.origin, person);
  await elsewhere.close();
  const tab = await context.newPage();

  await test.step('the way back of who signed in has neither the form nor the page of a visitor', async () => {
    await openSignInPage(page, '/membresias');
    await expectSite(page);
    await getSignInLink(page).click();
    await submitCredentials(page, person);
    await expect(page).toHaveURL(/\/mis-planes$/);
    await expectApp(page);
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expectApp(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveCount(0);
      await expect(getSignInLink(page)).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/membresias$/);
  });

  await test.step('signing out in one tab makes the other one of a visitor, and the way back too', async () => {
    await openSignInPage(tab, '/glosario');
    await expectApp(tab);
    await tab.goto('/membresias');
    await expectApp(tab);
    await signOut(page);
    await expectSite(page);
    await expectSite(tab);
    await expect(tab).toHaveURL(/\/membresias$/);
    await tab.goBack();
    await expect(tab).toHaveURL(/\/glosario$/);
    await expectSite(tab);
    await expect(getSignInLink(tab)).toBeVisible();
  });

  await test.step('signing in in one tab makes the other one of the app', async () => {
    await openSignInPage(page, '/auth');
    await submitCredentials(page, person);
    await expectApp(tab);
    await expect(getSignInLink(tab)).toHaveCount(0);
  });
});

test('a session that is over leaves the page of a visitor at any address, and nothing loads again and again', async ({
  page,
  context,
  app,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\//);
  const loads = watchPaths(context, (request) => request.isNavigationRequest());
  const readRemembered = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|user|login/.test(key)));
  const person = await signedInAs();
  const signInAgain = async () => {
    await openSignInPage(page, '/auth');
    await submitCredentials(page, person);
    await expect(page).toHaveURL(/\/mis-planes$/);
    await page.goto('about:blank');
    loads.length = 0;
  };

  for (const address of ['/', '/generar-plan', '/auth'])
    await test.step(`a device that remembers somebody without a cookie forgets them at ${address}`, async () => {
      if (address === '/') await openSignInPage(page, '/mis-planes');
      else await signInAgain();
      await page.goto('about:blank');
      await context.clearCookies();
      loads.length = 0;
      await page.goto(address);
      await expectSite(page);
      await expect(getSignInLink(page)).toBeVisible();
      await expect.poll(readRemembered).toEqual([]);
      expect(loads).toEqual([address]);
    });

  await test.step('the cookie of a session that the server does not have ends in the page of a visitor', async () => {
    await signInAgain();
    const cookies = await context.cookies(app.origin);
    await context.request.post('/api/logout', { headers: { origin: app.origin }, data: {} });
    await context.addCookies(cookies);
    await page.goto('/membresias');
    await expectSite(page);
    await expect(getSignInLink(page)).toBeVisible();
    expect(await readRemembered()).toEqual([]);
    // what a device is recognised by opens nothing
    const names = (await context.cookies(app.origin)).map(({ name }) => name);
    expect(names).toEqual(['forja_device']);
    expect(loads).toEqual(['/membresias', '/membresias']);
  });
});
