import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { makePlan } from '../../support/pages/plan-form.ts';
import { becomeMember } from '../../support/account/people.ts';

test.use({ isMember: false });

test('writes refused late for lack of a membership stay on the phone, are reported once, and are sent once there is one', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/check-membership|Failed to load resource|net::ERR/);
  await signInAs();
  const popup = page.getByRole('dialog', { name: 'Activá tu membresía premium' });
  const refusedRows = page.getByText('Sin subir: necesita que lo revises');

  await test.step('a refusal after the plan was stored offers the membership and loses nothing', async () => {
    // membership is unknown: the plan is shown, and the server decides
    await context.route('**/api/check-membership', (route) => route.abort());
    await makePlan(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/changes', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    // no answer came within a good signal's time
    await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]+$/);
    await expect(popup).toBeHidden();
    await context.unroute('**/api/check-membership');
    release();
    await expect(popup).toBeVisible();
    await page.unroute('**/api/changes');
    await popup.getByRole('button', { name: 'Cerrar' }).click();
    await page.goto('/mis-planes');
    await expect(refusedRows).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ganar músculo sin química' })).toBeVisible();
  });

  await test.step('offline measures are refused later, with one message', async () => {
    await page.goto('/medidas');
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await context.setOffline(true);
    // more than one batch
    for (let day = 1; day <= 7; day += 1)
      await recordMeasure(page, { day: `2026-11-0${day}`, weight: '78' });
    await expect(popup).toBeHidden();
    await context.setOffline(false);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Cerrar' }).click();
    await expect(refusedRows).toHaveCount(7);
    await expect(
      page.getByText('Necesitas una membresía activa para acceder a esta función').first(),
    ).toBeAttached();
    await expect(popup).toBeHidden();
  });

  await test.step('discarding one confirms first, and can be undone', async () => {
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
    await expect(refusedRows).toHaveCount(7);
  });

  await test.step('they are retried silently', async () => {
    const refusedAgain = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/changes'),
    );
    await page.goto('/payment/success');
    await refusedAgain;
    await page.waitForTimeout(500);
    await expect(popup).toBeHidden();
  });

  await test.step('they are sent once there is a membership', async () => {
    await page.goto('/medidas');
    await expect(refusedRows).toHaveCount(7);
    // another device pays; this one checks when it becomes visible
    await becomeMember(context, app.origin);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(7);
  });
});
