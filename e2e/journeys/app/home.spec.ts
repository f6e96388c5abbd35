import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { savePlan } from '../../support/pages/plan-form.ts';
import { signOut } from '../../support/account/sign-in-page.ts';

test.use({ serviceWorkers: 'allow' });

test('a member starts at home, also offline, and a visitor at the site', async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await signInAs();
  await page.goto('/');
  const main = page.getByRole('main');
  const home = page.getByRole('heading', { level: 1, name: 'Inicio' });
  const site = page.getByRole('heading', { level: 1, name: 'Ningún número sin fuente.' });
  await expect(home).toBeVisible();
  await expect(site).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Armar mi plan' })).toBeVisible();
  await expect(main).toContainText('Todavía no anotaste ninguno.');
  await expect(main).toContainText('Nada: todo está en tu cuenta.');

  await savePlan(page);
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-20', weight: '78,4' });
  await waitForWholeApp(page);
  const check = async () => {
    await expect(home).toBeVisible();
    await expect(main.getByRole('heading', { name: /^Hoy, / })).toBeVisible();
    await expect(main.getByText('Ganar músculo sin química')).toBeVisible();
    await expect(main.getByText('Tu próximo control')).toBeVisible();
    await expect(main).toContainText('78,4 kg');
  };
  await page.addInitScript(watchSite);
  await page.goto('/');
  await check();
  await expect(page).toHaveTitle('Inicio · Forja');
  expect(await page.evaluate('globalThis.wasSiteSeen')).toBe(false);

  await context.setOffline(true);
  await page.reload();
  await check();
  await context.setOffline(false);
  await main.getByRole('link', { name: 'Abrir mi plan' }).click();
  await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]{36}$/);

  await signOut(page);
  await expect(site).toBeVisible();
  await expect(home).toHaveCount(0);
});

/** Runs in the page. */
function watchSite(): void {
  let wasSiteSeen = false;
  const look = () => {
    const heading = document.querySelector('.landing_hero h1');
    wasSiteSeen ||= heading?.checkVisibility({ visibilityProperty: true }) === true;
    Object.assign(globalThis, { wasSiteSeen });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
