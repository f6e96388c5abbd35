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

test('signing in moves every tab from the site to the app, and signing out moves it back, also through the history', async ({
  page,
  context,
  app,
  browser,
  consoleGuard,
}) => {
  // a tab may be checking when the session ends
  consoleGuard.allow(/status of 401 .*\/api\//);
  const person = aPerson();
  const otherBrowser = await openBrowser(browser, app.origin);
  await registerPerson(otherBrowser, app.origin, person);
  await otherBrowser.close();
  const tab = await context.newPage();

  await test.step("going back after signing in shows neither the form nor a visitor's page", async () => {
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

  await test.step("signing out in one tab turns the other, and its history, into a visitor's", async () => {
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

  await test.step('signing in in one tab opens the app in the other', async () => {
    await openSignInPage(page, '/auth');
    await submitCredentials(page, person);
    await expectApp(tab);
    await expect(getSignInLink(tab)).toHaveCount(0);
  });
});

test("an ended session shows a visitor's page at any address without a reload loop", async ({
  page,
  context,
  app,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401 .*\/api\//);
  const loads = watchPaths(context, (request) => request.isNavigationRequest());
  const readRemembered = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|user|login/.test(key)));
  const person = await signInAs();
  const signInAgain = async () => {
    await openSignInPage(page, '/auth');
    await submitCredentials(page, person);
    await expect(page).toHaveURL(/\/mis-planes$/);
    await page.goto('about:blank');
    loads.length = 0;
  };

  for (const address of ['/', '/generar-plan', '/auth'])
    await test.step(`a device without its cookie forgets the person at ${address}`, async () => {
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

  await test.step("a cookie unknown to the server ends in a visitor's page", async () => {
    await signInAgain();
    const cookies = await context.cookies(app.origin);
    await context.request.post('/api/logout', { headers: { origin: app.origin }, data: {} });
    await context.addCookies(cookies);
    await page.goto('/membresias');
    await expectSite(page);
    await expect(getSignInLink(page)).toBeVisible();
    expect(await readRemembered()).toEqual([]);
    // the mark that identifies a device grants no access
    const names = (await context.cookies(app.origin)).map(({ name }) => name);
    expect(names).toEqual(['forja_device']);
    expect(loads).toEqual(['/membresias', '/membresias']);
  });
});
