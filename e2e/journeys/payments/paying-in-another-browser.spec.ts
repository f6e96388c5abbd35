import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser } from '../../support/account/account.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseOutcome,
  findLastPayment,
  getOpenCheckoutId,
  openProviderPage,
  hasMembership,
} from '../../support/pages/checkout-page.ts';
import type { App } from '../../support/app/app.ts';

test.use({ isMember: false });

const IN_INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.85';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Pays and stays on the page of the provider, which says where it would go back to. */
async function payAndStay(page: Page, context: BrowserContext, app: App): Promise<string> {
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(context, app);
  await chooseOutcome(page, 'Pagar con tarjeta: se aprueba');
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  const { returnTo } = await findLastPayment(app, checkout);
  expect(returnTo).toContain('session_token=');
  return returnTo ?? '';
}

/** The same person inside the browser of Instagram. */
async function openInstagram(
  browser: Browser,
  app: App,
  context: BrowserContext,
): Promise<BrowserContext> {
  const inside = await openBrowser(browser, app.origin, IN_INSTAGRAM);
  await inside.addCookies(await context.cookies());
  return inside;
}

test('the link of return opened in another browser asks whose account it is before anybody is inside', async ({
  page,
  context,
  browser,
  signedInAs,
  app,
}) => {
  const person = await signedInAs();
  const back = await payAndStay(page, context, app);
  await page.close();

  await test.step('another person says that it is not theirs', async () => {
    const otherPerson = await browser.newContext();
    const theirs = await otherPerson.newPage();
    await theirs.goto(back);
    const question = theirs.getByRole('alertdialog', { name: /^¿Seguir como .…@.+\?$/ });
    await expect(question).toBeVisible();
    // one question at a time: the notice of the first visit waits
    await expect(theirs.locator('dialog[open]')).toHaveCount(1);
    await theirs.getByRole('button', { name: 'No soy yo' }).press('Enter');
    await expect(theirs.getByRole('dialog', { name: 'Seguís sin entrar' })).toContainText(
      'El pago no se pierde',
    );
    expect((await otherPerson.request.get(`${app.origin}/api/user`)).status()).toBe(401);
    await theirs.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(theirs).toHaveURL(/\/auth$/);
    await otherPerson.close();
  });

  await test.step('whoever paid is inside, and the address does not keep the code', async () => {
    const phone = await openBrowser(browser, app.origin);
    const hers = await phone.newPage();
    await hers.goto(back);
    expect(hers.url()).not.toContain('session_token');
    await hers.getByRole('button', { name: 'Seguir', exact: true }).press('Enter');
    await expect(hers).toHaveURL(/\/membership-activated$/);
    expect(await hasMembership(phone, app)).toBe(true);
    await hers.getByRole('button', { name: 'Menú' }).click();
    await expect(hers.getByText(person.username)).toBeVisible();
    await phone.close();
  });

  await test.step('who paid inside Instagram and lands in Safari is told where they are', async () => {
    const inside = await openInstagram(browser, app, context);
    const again = await payAndStay(await inside.newPage(), inside, app);
    await inside.close();
    const safari = await openBrowser(browser, app.origin, SAFARI);
    const landed = await safari.newPage();
    await landed.goto(again);
    await landed.getByRole('button', { name: 'Seguir', exact: true }).click();
    const notice = landed.getByRole('dialog', { name: 'Pago procesado correctamente' });
    await expect(notice.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expectAccessible(landed);
    await notice.getByRole('button', { name: 'Ver mi plan' }).click();
    // The notice of the activation ends, and leaves the person where they went.
    await expect(landed.getByText('¡Membresía activada correctamente!')).toHaveCount(0);
    await expect(landed).toHaveURL(/\/mis-planes$/);
    await safari.close();
  });
});
