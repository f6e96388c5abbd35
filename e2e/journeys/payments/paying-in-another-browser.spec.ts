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

/** Pays and stays on the provider's page; returns its return address. */
async function payAndStay(page: Page, context: BrowserContext, app: App): Promise<string> {
  await openProviderPage(page, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(context, app);
  await chooseOutcome(page, 'Pagar con tarjeta: se aprueba');
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible();
  const { returnTo } = await findLastPayment(app, checkout);
  expect(returnTo).toContain('session_token=');
  return returnTo ?? '';
}

/** Opens Instagram's in-app browser for the same person. */
async function openInstagram(
  browser: Browser,
  app: App,
  context: BrowserContext,
): Promise<BrowserContext> {
  const inside = await openBrowser(browser, app.origin, IN_INSTAGRAM);
  await inside.addCookies(await context.cookies());
  return inside;
}

test('a return link in another browser asks whose account it is before signing in', async ({
  page,
  context,
  browser,
  signInAs,
  app,
}) => {
  const person = await signInAs();
  const back = await payAndStay(page, context, app);
  await page.close();

  await test.step('another person denies it', async () => {
    const otherPerson = await browser.newContext();
    const otherPage = await otherPerson.newPage();
    await otherPage.goto(back);
    const question = otherPage.getByRole('alertdialog', { name: /^¿Seguir como .…@.+\?$/ });
    await expect(question).toBeVisible();
    // one dialog at a time: the welcome waits
    await expect(otherPage.locator('dialog[open]')).toHaveCount(1);
    await otherPage.getByRole('button', { name: 'No soy yo' }).press('Enter');
    await expect(otherPage.getByRole('dialog', { name: 'Seguís sin entrar' })).toContainText(
      'El pago no se pierde',
    );
    expect((await otherPerson.request.get(`${app.origin}/api/user`)).status()).toBe(401);
    await otherPage.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(otherPage).toHaveURL(/\/auth$/);
    await otherPerson.close();
  });

  await test.step('the payer is signed in, and the address drops the code', async () => {
    const phone = await openBrowser(browser, app.origin);
    const payerPage = await phone.newPage();
    await payerPage.goto(back);
    expect(payerPage.url()).not.toContain('session_token');
    await payerPage.getByRole('button', { name: 'Seguir', exact: true }).press('Enter');
    await expect(payerPage).toHaveURL(/\/membership-activated$/);
    expect(await hasMembership(phone, app)).toBe(true);
    await payerPage.getByRole('button', { name: 'Menú' }).click();
    await expect(payerPage.getByText(person.username)).toBeVisible();
    await phone.close();
  });

  await test.step('a payer who returns from Instagram to Safari learns which browser they are in', async () => {
    const inside = await openInstagram(browser, app, context);
    const address = await payAndStay(await inside.newPage(), inside, app);
    await inside.close();
    const safari = await openBrowser(browser, app.origin, SAFARI);
    const landed = await safari.newPage();
    await landed.goto(address);
    await landed.getByRole('button', { name: 'Seguir', exact: true }).click();
    const notice = landed.getByRole('dialog', { name: 'Pago procesado correctamente' });
    await expect(notice.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expectAccessible(landed);
    await notice.getByRole('button', { name: 'Ver mi plan' }).click();
    // the activation notice ends without redirecting the person
    await expect(landed.getByText('¡Membresía activada correctamente!')).toHaveCount(0);
    await expect(landed).toHaveURL(/\/mis-planes$/);
    await safari.close();
  });
});
