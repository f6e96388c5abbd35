import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForServiceWorker, waitForWholeApp } from '../../support/browser/service-worker.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  answerScreening,
} from '../../support/pages/plan-form.ts';

test.use({ serviceWorkers: 'allow' });

test('chest pain is offered help at once, and before the plan, also without a server', async ({
  page,
  app,
  signedInAs,
  consoleGuard,
}) => {
  // what a browser writes of each call that nobody answered
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signedInAs();
  await page.goto('/generar-plan');
  await waitForWholeApp(page);
  await app.kill();
  try {
    await answerPersonStep(page, {});
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    await page
      .getByRole('checkbox', { name: 'Dolor de pecho, falta de aire o desmayo ahora' })
      .check();
    const offer = page.getByRole('alert').filter({ hasText: 'Esto va primero.' });
    await expect(offer.getByRole('link', { name: '107' })).toHaveAttribute('href', 'tel:107');
    await offer.getByRole('link', { name: 'Qué hacer ante una alarma' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Pará y pedí ayuda' });
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(
      page.getByRole('region', { name: 'Llamar' }).getByRole('link', { name: 'Llamar al 911' }),
    ).toHaveAttribute('href', 'tel:911');

    await answerHealthStep(page, {});
    await answerScreening(page);
    await answerGoalStep(page, {});
    await page.getByRole('button', { name: 'Generar mi plan' }).click();
    await expect(heading).toBeFocused();
    await expect(page.getByText('Marcaste un síntoma de urgencia')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resumen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ya lo leí: ver el plan' }).click();
    await expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible();
  } finally {
    await app.start();
  }
});

test('anybody opens the alarm without signal: two numbers, the signs, and nothing over them', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await page.goto('/alarma');
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await waitForServiceWorker(page);
  await app.kill();
  try {
    await page.reload();
    const calls = page.getByRole('region', { name: 'Llamar' });
    await expect(calls.getByRole('link', { name: 'Llamar al 107' })).toHaveAttribute(
      'href',
      'tel:107',
    );
    await expect(calls.getByRole('link', { name: 'Llamar al 911' })).toHaveAttribute(
      'href',
      'tel:911',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Signos de alarma' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Fuente de .+, [A-D]$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(/Evidencia [A-D]/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  } finally {
    await app.start();
  }
});

/** The document alone, until its code is released. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/alarma', { waitUntil: 'commit' });
  return release;
}

test('a country chosen before the code of the page is here changes the numbers when it comes', async ({
  page,
}) => {
  const release = await openWithoutCode(page);
  await page.getByRole('radio', { name: 'Otro país' }).check();
  release();
  await expect(page.getByText('al número de emergencias de ese país')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Llamar' })).toHaveCount(0);
});

test('a source pressed before the code of the page is here opens when it comes', async ({
  page,
}) => {
  const release = await openWithoutCode(page);
  await page
    .getByRole('button', { name: /^Fuente de .+, [A-D]$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toContainText(/Evidencia [A-D]/);
});
