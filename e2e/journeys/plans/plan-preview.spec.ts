import { readFile } from 'node:fs/promises';
import { becomeMember } from '../../support/account/people.ts';
import { declineInvitations, signOut } from '../../support/account/sign-in-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { answerPlanForm, openPlanPart } from '../../support/pages/plan-form.ts';
import { chooseOutcome, hasMembership } from '../../support/pages/checkout-page.ts';

test.use({ isMember: false });

test('an account previews its plan and all its risk, paying saves that plan, and its check-ups become a calendar', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/terminos');
  await page
    .getByRole('dialog', { name: 'Activá tu membresía premium' })
    .getByRole('button', { name: 'Ahora no' })
    .click();

  const main = page.getByRole('main');
  await test.step('health content is complete, and the rest is named without its content', async () => {
    await answerPlanForm(page, { cycleType: 'Con química' });
    await expect(main.getByRole('heading', { name: /^Tu primer día, / })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Tu primera comida, desayuno' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(main.getByText('Pediste un plan con química.')).toBeVisible();
    await expect(main.locator('#riesgo')).toContainText('107');
    await expect(main.locator('#controles')).toBeAttached();
    await expect(main).toContainText('El resto de tu plan es de la membresía');
    await expect(main).toContainText(/4 entrenamientos por semana, con su progresión/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Guardar plan' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("a laptop's payment simulation works like the others and is labelled", async () => {
    await main.getByRole('link', { name: 'Activar membresía' }).click();
    await expect(page).toHaveURL(/\/suscripcion$/);
    await page
      .locator('label')
      .filter({ hasText: /^Simulación/ })
      .click();
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await chooseOutcome(page, 'Aprobar el pago');
    await expect(page.getByText('Método: Simulación.')).toBeVisible();
    await expect(page).toHaveURL(/\/membership-activated$/);
    expect(await hasMembership(context, app)).toBe(true);
  });

  await test.step('the plan is saved once', async () => {
    await expect(main.getByText('Tu plan ya está guardado')).toBeVisible({ timeout: 60_000 });
    await page.goto('/membership-activated');
    await expect(main.getByRole('link', { name: 'Generar mi plan' })).toBeVisible();
    await page.goto('/mis-planes');
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await main.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]{36}$/);
  });

  await test.step('its check-ups become a calendar', async () => {
    await page.getByRole('button', { name: 'Ver los controles' }).click();
    await page.getByLabel('Día en que empezás').fill('2026-12-01');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar calendario' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('forja-controles.ics');
    const calendar = await readFile(await download.path(), 'utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR/);
    expect(calendar).toContain('DTSTART;VALUE=DATE:202');
    expect(calendar).toMatch(/^UID:[0-9a-f-]{36}-/m);
    expect(calendar).toMatch(/^SEQUENCE:\d+/m);
  });

  await test.step('it can be regenerated with the current engine', async () => {
    await openPlanPart(page, 'Semana');
    await openPlanPart(page, 'Fuentes');
    await page.getByRole('button', { name: 'Ver qué cambiaría' }).click();
    await expect(page.getByRole('dialog', { name: 'Con el motor de hoy' })).toContainText(
      'sale el mismo plan, número por número',
    );
  });
});

test('answers that await a membership belong to their author, are saved once, and explain when they make no plan', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  const saved = page.getByText('Tu plan ya está guardado');
  const readPreview = async () => {
    await answerPlanForm(page);
    await expect(page.getByText('El resto de tu plan es de la membresía')).toBeVisible();
  };
  await declineInvitations(page);
  await signInAs();
  await readPreview();
  await signOut(page);

  await test.step('the next account on that phone gets no plan of another', async () => {
    await signInAs();
    await becomeMember(context, app.origin);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Tu próximo paso' })).toBeVisible();
    await expect(saved).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Secciones' })
      .getByRole('link', { name: 'Mis planes' })
      .click();
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    await signOut(page);
  });

  await test.step('answers that no longer make a plan are not saved, and it says why', async () => {
    await signInAs();
    await page.goto('/');
    await readPreview();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await page.getByRole('button', { name: /^Cambiar tus datos/ }).click();
    await page.getByLabel('Peso').fill('45');
    await becomeMember(context, app.origin);
    await page.goto('/membership-activated');
    await expect(page.getByText('No pudimos guardar el plan que estabas armando')).toBeVisible();
    await expect(saved).toHaveCount(0);
    await page.getByRole('link', { name: 'Revisar mis datos' }).click();
    await expect(page.getByLabel('Peso')).toHaveValue('45');
  });

  await test.step('a payment without signal waits, and saves the plan once', async () => {
    const plans = async () =>
      (await (await context.request.get(`${app.origin}/api/plans`)).json()).items.length;
    await page.getByLabel('Peso').fill('78,4');
    await context.route('**/api/changes', (route) => route.abort());
    await page.goto('/membership-activated');
    await expect(saved).toBeVisible({ timeout: 60_000 });
    expect(await plans()).toBe(0);
    await context.unroute('**/api/changes');
    await page.goto('/');
    await expect.poll(plans, { timeout: 30_000 }).toBe(1);
    await expect(page.getByRole('link', { name: 'Abrir mi plan' })).toBeVisible();
    await expect(saved).toHaveCount(0);
  });
});
