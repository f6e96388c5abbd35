import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { makePlan } from '../../support/pages/plan-form.ts';
import { becomeMember } from '../../support/account/people.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ isMember: false });

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Activá tu membresía premium' });

test('measures kept without signal are refused when it comes back: told once, kept on the phone, tried in silence later', async ({
  page,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await signedInAs();
  await page.goto('/medidas');
  const popup = popupOf(page);
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await waitForWholeApp(page);
  await context.setOffline(true);
  // more than go at once
  for (let day = 1; day <= 7; day += 1)
    await recordMeasure(page, { day: `2026-11-0${day}`, weight: '78' });
  await expect(popup).toBeHidden();
  await context.setOffline(false);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Sin subir: necesita que lo revises')).toHaveCount(7);
  await expect(
    page.getByText('Necesitas una membresía activa para acceder a esta función').first(),
  ).toBeAttached();
  await expect(popup).toBeHidden();
  await expectAccessible(page);

  // Discarding one asks first, and can be undone.
  await page.getByRole('button', { name: /7 para revisar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Lo que falta subir' });
  const row = sheet.getByRole('listitem').filter({ hasText: 'Medida del 03/11/2026' });
  await expect(row).toContainText('Necesitas una membresía activa');
  await row.getByRole('button', { name: 'Descartar' }).click();
  const asking = page.getByRole('alertdialog', { name: '¿Descartar este cambio?' });
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Descartar' }).click();
  await expect(row).toBeHidden();
  await sheet.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Sin subir: necesita que lo revises')).toHaveCount(7);

  const refusedAgain = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/changes'),
  );
  await page.goto('/payment/success');
  await refusedAgain;
  await page.waitForTimeout(500);
  await expect(popup).toBeHidden();
});

test('what waited for a membership goes to the account as soon as there is one', async ({
  page,
  app,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await signedInAs();
  await page.goto('/medidas');
  const popup = popupOf(page);
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await waitForWholeApp(page);
  await context.setOffline(true);
  await recordMeasure(page, { day: '2026-11-01', weight: '78' });
  await context.setOffline(false);
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Sin subir: necesita que lo revises')).toBeVisible();

  // paid on another device; this one hears of it when the person looks at it again
  await becomeMember(context, app.origin);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('En tu cuenta', { exact: true })).toBeVisible();
});

test('a refusal that comes when the plan is already on the phone offers the membership, and loses nothing', async ({
  page,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/check-membership|net::ERR_FAILED/);
  await signedInAs();
  const popup = popupOf(page);
  // it is not known whether there is a membership: the plan is shown whole, and the server decides
  await page.route('**/api/check-membership', (route) => route.abort());
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
  await page.unroute('**/api/check-membership');
  letGo();
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Cerrar' }).click();
  await page.goto('/mis-planes');
  await expect(page.getByText('Sin subir: necesita que lo revises')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ganar músculo sin química' })).toBeVisible();
});
