import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './signed-in.ts';

export async function openDoor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByTestId('splash')).toHaveCount(0);
}

export async function logIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

export const toast = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** A message of something that failed; the same sentence is also in the page. */
export const failure = (page: Page, title: string): Locator => page.getByRole('alert').filter({ hasText: title });
