import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './signed-in.ts';

export async function openDoor(page: Page, address: string): Promise<void> {
  await declineMembership(page);
  await page.goto(address);
  await expect(page.getByTestId('splash')).toHaveCount(0);
}

/** Who enters without a membership is invited to one; in these journeys they say no and go on. */
export async function declineMembership(page: Page): Promise<void> {
  const invitation = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await page.addLocatorHandler(invitation, () => invitation.getByRole('button', { name: 'Cerrar' }).click());
}

/** Waits for the invitation and closes it: what opens the same window afterwards is then something else. */
export async function dismissInvitation(page: Page): Promise<void> {
  const invitation = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await expect(invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toHaveCount(0);
}

export async function logIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

export async function logOut(page: Page): Promise<void> {
  // the invitation to a membership, where it comes, closes the menu under it
  await expect(async () => {
    await page.getByRole('button', { name: 'Menú' }).click({ timeout: 3000 });
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click({ timeout: 3000 });
  }).toPass();
  // going elsewhere before it was said would leave the session open
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
}

export const toast = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** A message of something that failed; the same sentence is also in the page. */
export const failure = (page: Page, title: string): Locator => page.getByRole('alert').filter({ hasText: title });
