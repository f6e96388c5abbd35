import { aPerson } from '../../support/account/people.ts';
import {
  declineInvitations,
  fillRegistration,
  openSignInPage,
  signOut,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';

test('registering from the landing returns to the plan, the free scores or the personal page', async ({
  page,
}) => {
  const register = async () => {
    await fillRegistration(page, aPerson());
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
  };
  await declineInvitations(page);

  await test.step('the free features exist as promised', async () => {
    await page.goto('/membresias');
    const free = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: 'Con una cuenta, tu resumen mientras cargás tus datos' });
    await expect(free).toContainText('el primer día, la primera comida y el riesgo entero');
    await page.getByRole('banner').getByRole('link', { name: 'Forja' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Generar mi plan' }).first().click();
    await expect(page).toHaveURL(/\/generar-plan$/);
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    const accessDialog = page.getByRole('dialog', { name: 'Acceso requerido' });
    await expect(accessDialog).toContainText(
      'De tu plan ves el primer día, la primera comida y el riesgo entero',
    );
    await accessDialog.getByRole('button', { name: 'Registrarme ahora' }).click();
    await expect(page).toHaveURL(/\/auth\?.*next=%2Fgenerar-plan/);
    await expect(page.getByRole('main')).toContainText('guardarlo es de la membresía');
    await register();
    await expect(page).toHaveURL(/\/generar-plan$/);
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
    await expect(accessDialog).toHaveCount(0);
    await signOut(page);
  });

  await test.step('the free scores of the evaluation', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Hacer la evaluación gratis' }).click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fevaluacion-integral$/);
    await page.locator('label').filter({ hasText: 'Crear cuenta' }).click();
    await register();
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
    // the name may stay empty
    await page.getByRole('button', { name: 'Seguir' }).click();
    await page.getByRole('button', { name: 'Ver mi puntaje' }).click();
    await expect(page.getByRole('heading', { name: 'Tu evaluación' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Puntaje general: \d+ de 100$/ })).toBeVisible();
    await signOut(page);
  });

  await test.step('the personal page that required an account', async () => {
    await openSignInPage(page, '/mi-cuenta');
    await expect(page).toHaveURL(/\/auth\?next=%2Fmi-cuenta$/);
    await page.locator('label').filter({ hasText: 'Crear cuenta' }).click();
    await expect(page).toHaveURL(/next=%2Fmi-cuenta/);
    await register();
    await expect(page).toHaveURL(/\/mi-cuenta$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
  });
});
