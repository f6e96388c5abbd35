import { aPerson } from '../../support/account/people.ts';
import { fillRegistration, openSignInPage } from '../../support/account/sign-in-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseOutcome,
  findLastPayment,
  getOpenCheckoutId,
  hasMembership,
  openProviderPage,
} from '../../support/pages/checkout-page.ts';

test('a shared link becomes a credit that both sides see, also across browsers', async ({
  page,
  browser,
  signInAs,
  app,
}) => {
  await signInAs();
  await page.goto('/mi-cuenta#invitaciones');
  const part = page.getByRole('region', { name: 'Invitá a entrenar' });
  const link = await part.getByText(/\/r\/[2-9A-HJ-NP-Z]{8}$/).textContent();
  if (!link) throw new Error('there is no link');
  await expect(part.getByRole('img', { name: 'Código QR de tu enlace' })).toBeVisible();
  await expect(part).toContainText('Todavía nadie abrió tu enlace');

  const path = new URL(link).pathname;
  const guest = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await guest.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  const guestPage = await guest.newPage();
  await guestPage.goto(path);
  await expect(guestPage).toHaveURL(new RegExp(`/auth\\?modo=registro&ref=${path.slice(-8)}$`));
  // the cookie is lost between an in-app browser and the phone's, but the address stays
  await guest.clearCookies();
  await openSignInPage(guestPage, guestPage.url());
  await expect(guestPage.getByText(/^Llegaste con la invitación/)).toBeVisible();
  await fillRegistration(guestPage, aPerson());
  await guestPage.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(guestPage).toHaveURL(/\/generar-plan$/);
  await page.reload();
  await expect(part).toContainText(/Lo abrieron\s*1/);
  await expect(part).toContainText(/Crearon su cuenta\s*1/);
  await expect(part).toContainText(/Pagaron\s*0/);

  await openProviderPage(guestPage, 'Mercado Pago');
  const checkout = await getOpenCheckoutId(guest, app);
  await chooseOutcome(guestPage, 'Pagar con tarjeta: se aprueba');
  await guestPage.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(guestPage).toHaveURL(/\/membership-activated$/);
  await page.reload();
  await expect(part).toContainText(/Pagaron\s*1/);
  await expect(part).toContainText(/Tu crédito\s*\$\s1\.000/);
  await expect(part).toContainText('El crédito no se descuenta solo.');

  await guestPage.goto('/mi-cuenta#invitaciones');
  const side = guestPage.getByRole('region', { name: 'La invitación que te trajo' });
  await expect(side).toContainText(/Tu primer pago\s*Sí/);
  await expect(side).toContainText(/Su crédito por vos\s*\$\s1\.000/);
  await expectAccessible(guestPage);

  const { id } = await findLastPayment(app, checkout);
  await app.fakeProviders.mercadoPago.control('refund', { id });
  await expect.poll(() => hasMembership(guest, app)).toBe(false);
  await page.reload();
  await expect(part).toContainText(/Pagaron\s*0/);
  await expect(part).toContainText(/Tu crédito\s*\$\s0/);
  await guestPage.reload();
  await expect(side).toContainText(/Tu primer pago\s*Todavía no/);
  await guest.close();
});
