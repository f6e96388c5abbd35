import { aPerson } from '../../support/account/people.ts';
import {
  declineInvitations,
  fillRegistration,
  openSignInPage,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';

const asked = { name: 'Acceso requerido' };

test('from the landing to an account and back to what was wanted', async ({ page }) => {
  await declineInvitations(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Generar mi plan' }).first().click();
  await expect(page).toHaveURL(/\/generar-plan$/);
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await page.getByRole('dialog', asked).getByRole('button', { name: 'Registrarme ahora' }).click();
  await expect(page).toHaveURL(/\/auth\?.*next=%2Fgenerar-plan/);
  await fillRegistration(page, aPerson());
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/generar-plan$/);
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
  await expect(page.getByRole('dialog', asked)).toHaveCount(0);
});

test('a new account comes back to the page of one person that asked for it, and to nothing of another site', async ({
  page,
}) => {
  await openSignInPage(page, '/mi-cuenta');
  await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);
  await page.locator('label').filter({ hasText: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/next=%2Fmi-cuenta/);
  await fillRegistration(page, aPerson());
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
});

test('from the landing to an account, and to the free scores of the evaluation', async ({
  page,
}) => {
  await declineInvitations(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Hacer la evaluación gratis' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fevaluacion-integral$/);
  await page.locator('label').filter({ hasText: 'Crear cuenta' }).click();
  await fillRegistration(page, aPerson());
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/evaluacion-integral$/);
  const answers = [
    [/minutos de actividad/, 'De 120 a 149'],
    [/horas dormís/, 'De 6 a menos de 7'],
    [/8 vasos/, 'No'],
    [/Fumás/, 'Nunca fumé'],
  ] as const;
  for (const [question, answer] of answers) {
    await page.getByRole('button', { name: 'Seguir' }).click();
    await page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: answer, exact: true })
      .check();
  }
  // who it is of may stay empty
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
  await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Puntaje general: \d+ de 100$/ })).toBeVisible();
});
