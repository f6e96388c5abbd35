import type { Page } from '@playwright/test';
import { aPerson, becomeMember, registerPerson } from '../../support/account/people.ts';
import { declineInvitations, signOut } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { answerPlanForm } from '../../support/pages/plan-form.ts';

test.use({ isMember: false });

/** Answers the form and reads what an account sees of the plan. */
async function readPreview(page: Page): Promise<void> {
  await declineInvitations(page);
  await answerPlanForm(page);
  await expect(page.getByText('El resto de tu plan es de la membresía')).toBeVisible();
}

const saved = (page: Page) => page.getByText('Tu plan ya está guardado');

test('the plan of one account is not saved for the next one that enters on that phone', async ({
  page,
  app,
  context,
  signedInAs,
}) => {
  await signedInAs();
  await readPreview(page);
  await signOut(page);

  await registerPerson(context, app.origin, aPerson());
  await becomeMember(context, app.origin);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tu próximo paso' })).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.goto('/mis-planes');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
});

test('the plan waits on the phone when the signal goes at the moment of paying, and reaches the account once', async ({
  page,
  app,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await signedInAs();
  await readPreview(page);
  await becomeMember(context, app.origin);
  await context.route('**/api/changes', (route) => route.abort());
  await page.goto('/membership-activated');
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  const plans = async () =>
    (await (await context.request.get(`${app.origin}/api/plans`)).json()).items.length;
  expect(await plans()).toBe(0);
  await context.unroute('**/api/changes');
  await page.goto('/');
  await expect.poll(plans, { timeout: 30_000 }).toBe(1);
  await expect(page.getByRole('link', { name: 'Abrir mi plan' })).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
});

test('answers that no longer make a plan are not saved, and it says why', async ({
  page,
  app,
  context,
  signedInAs,
}) => {
  await signedInAs();
  await readPreview(page);
  await page.getByRole('button', { name: 'Atrás' }).click();
  await page.getByRole('button', { name: /^Cambiar tus datos/ }).click();
  await page.getByLabel('Peso').fill('45');
  await becomeMember(context, app.origin);
  await page.goto('/membership-activated');
  await expect(page.getByText('No pudimos guardar el plan que estabas armando')).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Revisar mis datos' }).click();
  await expect(page.getByLabel('Peso')).toHaveValue('45');
});
