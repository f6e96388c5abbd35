import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn, aPerson } from '../support/signed-in.ts';

test('a visitor reads the form and what they press explains what an account gives', async ({ page }) => {
  await page.goto('/generar-plan');
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });

  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toHaveCount(0);

  await page.getByLabel('Edad').click();
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);

  await page.getByRole('radio', { name: 'Varón' }).click();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('radio', { name: 'Varón' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await asked.getByRole('button', { name: 'Registrarme ahora' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Registrate gratis' })).toBeVisible();
});

test('by keyboard a control is held too, and nothing is typed', async ({ page }) => {
  await page.goto('/generar-plan');
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });
  await page.getByLabel('Edad').focus();
  await page.keyboard.type('2');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Edad')).toHaveValue('');

  await page.getByRole('button', { name: 'Seguir con tu salud' }).focus();
  await page.keyboard.press('Enter');
  await expect(asked).toBeVisible();
});

test('it closes by itself once the person is signed in', async ({ page, context, app }) => {
  await page.goto('/generar-plan');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });
  await expect(asked).toBeVisible();
  await signIn(context, app.origin, aPerson());
  // the page asks again who is here when it becomes visible
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
});
