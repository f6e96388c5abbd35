import { expect, test } from '../../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the way to install is told after three seconds, and closing it is for good', async ({
    page,
  }) => {
    await page.goto('/');
    const invitation = page.getByRole('group', { name: '¡Instala Forja en tu iPhone!' });
    await expect(invitation).toBeVisible();
    await expect(invitation).toContainText('Toca');
    await expect(invitation).toContainText('y luego "Añadir a pantalla de inicio"');
    await expect(invitation.getByRole('button', { name: 'Instalar' })).toHaveCount(0);
    await invitation.getByRole('button', { name: 'Cerrar' }).click();
    await expect(invitation).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).toBe('true');
    await page.reload();
    await page.waitForTimeout(4500);
    await expect(invitation).toBeHidden();
  });
});

test('the prompt of the browser waits for our invitation, and an accepted one hides it', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => Object.assign(window, { asked: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(offer);
    Object.assign(window, { held: offer.defaultPrevented });
  });
  const invitation = page.getByRole('group', { name: '¡Instala Forja para acceder más rápido!' });
  await expect(invitation).toBeVisible();
  await expect(invitation).toContainText(
    'Añade la app a tu pantalla principal para un acceso instantáneo',
  );
  await invitation.getByRole('button', { name: 'Instalar' }).click();
  await expect(invitation).toBeHidden();
  expect(await page.evaluate(() => 'asked' in window && 'held' in window && window.held)).toBe(
    true,
  );
});

test('half a minute after the start the app offers to be brought again, and loses nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('something-of-the-person', 'kept'));
  const offer = page.getByRole('button', { name: 'Actualizar' });
  await page.waitForTimeout(20_000);
  await expect(offer).toBeHidden();
  await expect(offer).toBeVisible({ timeout: 30_000 });
  await offer.click();
  await expect(page).toHaveURL(/force_refresh=\d+/);
  expect(await page.evaluate(() => localStorage.getItem('something-of-the-person'))).toBe('kept');
  expect(
    Number(await page.evaluate(() => localStorage.getItem('forja-cache-reset'))),
  ).toBeGreaterThan(0);
});
