import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseOutcome,
  openProviderPage,
  hasMembership,
} from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('the link of return opened in another browser asks whose account it is before anybody is inside', async ({
  page,
  browser,
  signedInAs,
  app,
}) => {
  await signedInAs();
  await openProviderPage(page, 'Mercado Pago');
  await chooseOutcome(page, 'Pagar con tarjeta: se aprueba');
  const link = await page.getByRole('link', { name: 'Volver al sitio' }).getAttribute('href');
  const back = new URL(link ?? '', page.url()).href;

  const otherPerson = await browser.newContext();
  const theirs = await otherPerson.newPage();
  await theirs.goto(back);
  const question = theirs.getByRole('alertdialog', { name: /^¿Seguir como .…@.+\?$/ });
  await expect(question).toBeVisible();
  // one question at a time: the notice of the first visit waits
  await expect(theirs.locator('dialog[open]')).toHaveCount(1);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'No soy yo' }).press('Enter');
  await expect(theirs.getByRole('dialog', { name: 'Seguís sin entrar' })).toContainText(
    'El pago no se pierde',
  );
  await expectAccessible(theirs);
  expect((await otherPerson.request.get(`${app.origin}/api/user`)).status()).toBe(401);
  await theirs.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(theirs).toHaveURL(/\/auth$/);
  await otherPerson.close();

  const phone = await browser.newContext();
  const hers = await phone.newPage();
  await hers.goto(back);
  await hers.getByRole('button', { name: 'Seguir', exact: true }).press('Enter');
  await expect(hers).toHaveURL(/\/membership-activated$/);
  expect(await hasMembership(phone, app)).toBe(true);
  await phone.close();
});
