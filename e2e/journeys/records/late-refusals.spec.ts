import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { makePlan } from '../../support/pages/plan-form.ts';
import { becomeMember } from '../../support/account/people.ts';

test.use({ isMember: false });

test('what a membership is asked for late stays on the phone, is told once, and goes to the account as soon as there is one', async ({
  page,
  app,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/check-membership|Failed to load resource|net::ERR/);
  await signedInAs();
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  const waiting = page.getByText('Sin subir: necesita que lo revises');

  await test.step('a refusal that comes when the plan is already on the phone offers the membership, and loses nothing', async () => {
    // it is not known whether there is a membership: the plan is shown whole, and the server decides
    await context.route('**/api/check-membership', (route) => route.abort());
    await makePlan(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/changes', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    // nobody answered in the time that a good signal takes
    await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]+$/);
    await expect(popup).toBeHidden();
    await context.unroute('**/api/check-membership');
    letGo();
    await expect(popup).toBeVisible();
    await page.unroute('**/api/changes');
    await popup.getByRole('button', { name: 'Cerrar' }).click();
    await page.goto('/mis-planes');
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ganar músculo sin química' })).toBeVisible();
  });

  await test.step('measures kept without signal are refused when it comes back, and it is told once', async () => {
    await page.goto('/medidas');
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await context.setOffline(true);
    // more than go at once
    for (let day = 1; day <= 7; day += 1)
      await recordMeasure(page, { day: `2026-11-0${day}`, weight: '78' });
    await expect(popup).toBeHidden();
    await context.setOffline(false);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Cerrar' }).click();
    await expect(waiting).toHaveCount(7);
    await expect(
      page.getByText('Necesitas una membresía activa para acceder a esta función').first(),
    ).toBeAttached();
    await expect(popup).toBeHidden();
  });

  await test.step('discarding one asks first, and can be undone', async () => {
    await page.getByRole('button', { name: /8 para revisar/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Lo que falta subir' });
    const row = sheet.getByRole('listitem').filter({ hasText: 'Medida del 03/11/2026' });
    await expect(row).toContainText('Necesitas una membresía activa');
    await row.getByRole('button', { name: 'Descartar' }).click();
    await page
      .getByRole('alertdialog', { name: '¿Descartar este cambio?' })
      .getByRole('button', { name: 'Descartar' })
      .click();
    await expect(row).toBeHidden();
    await sheet.getByRole('button', { name: 'Deshacer' }).click();
    await expect(row).toBeVisible();
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(waiting).toHaveCount(7);
  });

  await test.step('they are tried again in silence', async () => {
    const refusedAgain = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/changes'),
    );
    await page.goto('/payment/success');
    await refusedAgain;
    await page.waitForTimeout(500);
    await expect(popup).toBeHidden();
  });

  await test.step('they go to the account as soon as there is a membership', async () => {
    await page.goto('/medidas');
    await expect(waiting).toHaveCount(7);
    // paid on another device; this one hears of it when the person looks at it again
    await becomeMember(context, app.origin);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(7);
  });
});
