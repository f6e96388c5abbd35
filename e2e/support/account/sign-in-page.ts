import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.ts';

export async function openSignInPage(page: Page, address: string): Promise<void> {
  await declineInvitations(page);
  await page.goto(address);
  await expect(page.getByTestId('splash')).toHaveCount(0);
}

/** Closes the membership invitation whenever it appears. */
export async function declineInvitations(page: Page): Promise<void> {
  const invitation = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await page.addLocatorHandler(invitation, async () => {
    const close = invitation.getByRole('button', { name: 'Cerrar' });
    // the invitation may close with its page
    await close.click({ timeout: 3000 }).catch(() => undefined);
  });
}

/** Waits for the invitation and closes it, so that a later dialog is a different one. */
export async function dismissInvitation(page: Page): Promise<void> {
  const invitation = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await expect(invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toHaveCount(0);
}

export async function submitCredentials(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  // the splash covers the form, and text typed before the form's code may be lost
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.getByLabel('Correo electrónico').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

export async function signOut(page: Page): Promise<void> {
  const signInLink = getSignInLink(page);
  // the invitation may close the menu under it
  await expect(async () => {
    if (await signInLink.isVisible()) return;
    await page.getByRole('button', { name: 'Menú' }).click({ timeout: 3000 });
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click({ timeout: 3000 });
    // navigating before the confirmation would leave the session open
    await expect(signInLink).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

export const getSignInLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Ingresar' });

export const getToast = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Alert of a failure; the same sentence is also in the page. */
export const getFailure = (page: Page, title: string): Locator =>
  page.getByRole('alert').filter({ hasText: title });

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByLabel('Repetí la contraseña').fill(person.password);
  await page.getByLabel('Pregunta secreta').selectOption('¿En qué calle vivías a los diez años?');
  await page.getByLabel('Respuesta secreta').fill(person.secretAnswer);
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Tengo 18 años o más' }).check({ force: true });
}
