import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Advances the page's clock and lets it render. */
async function advanceClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(Math.max(0, ms));
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
  });
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('install instructions appear after three seconds, and closing them is final', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const invitation = page.getByRole('group', { name: '¡Instala Forja en tu iPhone!' });
    await advanceClock(page, 4_000);
    await expect(invitation).toBeVisible();
    await expect(invitation).toContainText('Toca');
    await expect(invitation).toContainText('y luego "Añadir a pantalla de inicio"');
    await expect(invitation.getByRole('button', { name: 'Instalar' })).toHaveCount(0);
    await invitation.getByRole('button', { name: 'Cerrar' }).click();
    await expect(invitation).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).toBe('true');
    await page.reload();
    await advanceClock(page, 6_000);
    await expect(invitation).toBeHidden();
  });
});

test("the browser's prompt waits for our invitation, and after half a minute the app offers an update", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('something-of-the-person', 'kept');
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => Object.assign(window, { isPrompted: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(offer);
    Object.assign(window, { isPrevented: offer.defaultPrevented });
  });
  await advanceClock(page, 4_000);
  const invitation = page.getByRole('group', { name: '¡Instala Forja para acceder más rápido!' });
  await expect(invitation).toBeVisible();
  await expect(invitation).toContainText(
    'Añade la app a tu pantalla principal para un acceso instantáneo',
  );
  await invitation.getByRole('button', { name: 'Instalar' }).click();
  await expect(invitation).toBeHidden();
  expect(
    await page.evaluate(
      () => 'isPrompted' in window && 'isPrevented' in window && window.isPrevented,
    ),
  ).toBe(true);

  const offer = page.getByRole('button', { name: 'Actualizar' });
  const readTime = () => page.evaluate(() => performance.now());
  await advanceClock(page, 20_000 - (await readTime()));
  await expect(offer).toBeHidden();
  expect(await readTime()).toBeLessThan(30_000);
  await advanceClock(page, 31_000 - (await readTime()));
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL(/force_refresh=\d+/);
  expect(await page.evaluate(() => localStorage.getItem('something-of-the-person'))).toBe('kept');
  expect(
    Number(await page.evaluate(() => localStorage.getItem('forja-cache-reset'))),
  ).toBeGreaterThan(0);
});
