import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { answerPlanForm, openPlanPart } from '../../support/pages/plan-form.ts';
import { chooseOutcome } from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('an account reads a part of its plan and all of its risk, and paying brings that plan back, saved', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/terminos');
  await page
    .getByRole('dialog', { name: 'Activá tu membresía premium' })
    .getByRole('button', { name: 'Ahora no' })
    .click();

  await answerPlanForm(page, { cycleType: 'Con química' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Tu primer día, / })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Tu primera comida, desayuno' })).toBeVisible({
    timeout: 60_000,
  });
  // of what is about health nothing is missing
  await expect(main.getByText('Pediste un plan con química.')).toBeVisible();
  await expect(main.locator('#riesgo')).toContainText('107');
  await expect(main.locator('#controles')).toBeAttached();
  // the rest is named, and not there
  await expect(main).toContainText('El resto de tu plan es de la membresía');
  await expect(main).toContainText(/4 entrenamientos por semana, con su progresión/);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Activar membresía' }).click();
  await expect(page).toHaveURL(/\/suscripcion$/);
  await page
    .locator('label')
    .filter({ hasText: /^Simulación/ })
    .click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await chooseOutcome(page, 'Aprobar el pago');
  await expect(page).toHaveURL(/\/membership-activated$/);
  await expect(main.getByText('Tu plan ya está guardado')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Ver mi plan' }).click();
  await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]{36}$/);
  await openPlanPart(page, 'Semana');

  // once: coming back does not save it again
  await page.goto('/membership-activated');
  await expect(main.getByRole('link', { name: 'Generar mi plan' })).toBeVisible();
  await page.goto('/mis-planes');
  await expect(main.getByRole('listitem')).toHaveCount(1);
});

test('what is promised free is what there is', async ({ page }) => {
  await page.goto('/membresias');
  const free = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: 'Con una cuenta, tu resumen mientras cargás tus datos' });
  await expect(free).toContainText('el primer día, la primera comida y el riesgo entero');
  await page.goto('/generar-plan');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toContainText(
    'De tu plan ves el primer día, la primera comida y el riesgo entero',
  );
  await page.getByRole('button', { name: 'Registrarme ahora' }).click();
  await expect(page.getByRole('main')).toContainText('guardarlo es de la membresía');
});
