import { aPerson } from '../../support/account/people.ts';
import { fillRegistration, openSignInPage } from '../../support/account/sign-in-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a link that was shared counts who opens it and who registers, also in another browser', async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/mi-cuenta#invitaciones');
  const part = page.getByRole('region', { name: 'Invitá a entrenar' });
  const link = await part.getByText(/\/r\/[2-9A-HJ-NP-Z]{8}$/).textContent();
  if (!link) throw new Error('there is no link');
  await expect(part.getByRole('img', { name: 'Código QR de tu enlace' })).toBeVisible();
  await expect(part).toContainText('Todavía nadie abrió tu enlace');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const path = new URL(link).pathname;
  const guest = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await guest.addInitScript(() => localStorage.setItem('forja-bienvenida', 'true'));
  const guestPage = await guest.newPage();
  await guestPage.goto(path);
  await expect(guestPage).toHaveURL(new RegExp(`/auth\\?modo=registro&ref=${path.slice(-8)}$`));
  // from the browser inside another app to the one of the phone: the address goes on, the cookie does not
  await guest.clearCookies();
  await openSignInPage(guestPage, guestPage.url());
  await expect(guestPage.getByText(/^Llegaste con la invitación/)).toBeVisible();
  await fillRegistration(guestPage, aPerson());
  await guestPage.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(guestPage).toHaveURL(/\/generar-plan$/);
  await guest.close();

  await page.reload();
  await expect(part).toContainText(/Lo abrieron\s*1/);
  await expect(part).toContainText(/Crearon su cuenta\s*1/);
});
