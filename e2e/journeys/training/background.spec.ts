import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { test } from '../../support/pages/started-workout.ts';
import { completeSet } from '../../support/pages/training.ts';

const FROZEN_MS = 4000;
/** The clock shows whole seconds, and the commands of the test take time too. */
const PRECISION_MS = 1500;

const clockOfRest = (page: Page) => page.getByRole('timer').last();

async function readClock(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await clockOfRest(page).textContent()) ?? '')
    .split(':')
    .map(Number);
  return (minutes * 60 + seconds) * 1000;
}

test.beforeEach(async ({ workoutPage: page }) => {
  await completeSet(page, 1);
  await expect(clockOfRest(page)).toHaveText(/^2:\d\d$/);
});

test('a rest goes on while the browser freezes the page, and is right when it returns', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const [leftMs, readAt] = [await readClock(page), Date.now()];
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect
    .poll(async () => Math.abs(leftMs - (Date.now() - readAt) - (await readClock(page))))
    .toBeLessThan(PRECISION_MS);
});

test('a tab that is killed in the middle of a set returns to it, with its figures and its rest', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Sumar una repetición' }).click();
  await expect(page.getByLabel('Repeticiones', { exact: true })).toHaveValue('9');
  const [leftMs, readAt] = [await readClock(page), Date.now()];
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Its answer never comes: who would give it is dead.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await context.newPage();
  await again.goto('/mi-rutina');
  await expect(again.getByRole('heading', { level: 1, name: 'Remo con barra' })).toBeVisible();
  await expect(again.getByLabel('Repeticiones', { exact: true })).toHaveValue('9');
  await expect
    .poll(async () => Math.abs(leftMs - (Date.now() - readAt) - (await readClock(again))))
    .toBeLessThan(PRECISION_MS);
});
