import { expect, test } from '../../support/fixtures.ts';

test.use({ isMember: false });

test('a visitor reads the calculators, an account computes, and saving is for members', async ({
  page,
  signInAs,
}) => {
  const accessDialog = page.getByRole('dialog', { name: 'Acceso requerido' });
  for (const { path, title, control } of [
    {
      path: '/calculadora/hidratacion',
      title: 'Hidratación',
      control: page.getByRole('button', { name: /^Vaso de agua/ }),
    },
    {
      path: '/calculadora/nutrientes',
      title: 'Nutrientes',
      control: page.getByRole('searchbox', { name: 'Alimento' }),
    },
    {
      path: '/calculadora/proteinas',
      title: 'Proteínas',
      control: page.getByRole('textbox', { name: 'Peso' }),
    },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await control.click();
    await expect(accessDialog).toBeVisible();
  }

  await signInAs();
  const refused = page
    .getByText('Necesitas una membresía activa para acceder a esta función')
    .first();
  await page.goto('/calculadora/hidratacion');
  const invitation = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  await invitation.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('radio', { name: 'Mujer' }).check();
  await expect(page.getByRole('region', { name: 'Tu meta de hoy' })).toContainText('1.600 ml');
  await page.getByRole('button', { name: /^Botella de agua/ }).click();
  await expect(refused).toBeAttached();
  await invitation.getByRole('button', { name: 'Ahora no' }).click();

  await page.goto('/calculadora/nutrientes');
  await expect(refused).not.toBeAttached();
  await page.getByRole('searchbox', { name: 'Alimento' }).fill('palta');
  await page.getByRole('button', { name: /^Palta Cada 100 g/ }).click();
  await page.getByLabel('Cantidad').fill('100');
  await expect(page.locator('dl').filter({ hasText: 'Energía' })).toContainText('160');
  await page.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(refused).toBeAttached();
});
