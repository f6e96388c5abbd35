import type { Page, Worker } from '@playwright/test';
import { waitForServiceWorker } from '../../support/browser/service-worker.ts';
import { expect } from '../../support/fixtures.ts';
import { startToday, test } from '../../support/pages/started-workout.ts';
import { completeSet, giveRoutine } from '../../support/pages/training.ts';

const FROZEN_MS = 4000;
/** The clock shows whole seconds, and test commands take time too. */
const PRECISION_MS = 1500;

const getRestClock = (page: Page) => page.getByRole('timer').last();

async function readClock(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await getRestClock(page).textContent()) ?? '')
    .split(':')
    .map(Number);
  return (minutes * 60 + seconds) * 1000;
}

/** Simulates a notification press, because a headless browser shows none. */
const pressNotification = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate((pressed) => {
    const event = new Event('notificationclick');
    const parts = { action: pressed, notification: { close() {} }, waitUntil() {} };
    globalThis.dispatchEvent(Object.assign(event, parts));
  }, action);

/** End of this device's rest; 0 without one. */
const readRestEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rest: { endsAt?: number } = JSON.parse(localStorage.getItem('forja-descanso') ?? '{}');
    return rest.endsAt ?? 0;
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a rest is moved from the lock screen, continues while the page is frozen, and survives a killed page', async ({
    page,
    app,
    context,
    signInAs,
  }) => {
    await signInAs();
    await giveRoutine(context, app.origin);
    await startToday(page);
    await waitForServiceWorker(page);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no service worker runs');
    await completeSet(page, 1);
    await expect(page.getByRole('timer').last()).toHaveText(/^2:\d\d$/);
    // another tab with the workout, and one with another page
    const [twin, other] = [await context.newPage(), await context.newPage()];
    await openWorkout(twin);
    await other.goto('/ejercicios');
    await waitForServiceWorker(other);
    await other.bringToFront();

    const endsAt = await readRestEnd(page);
    await pressNotification(worker, 'descanso-sumar');
    await expect.poll(() => readRestEnd(page)).toBe(endsAt + 15_000);
    await pressNotification(worker, 'descanso-saltar');
    await expect.poll(() => readRestEnd(page)).toBe(0);
    await expect(page.getByRole('timer').last()).toHaveText('2:30');
    await Promise.all([twin.close(), other.close()]);

    await completeSet(page, 2);
    await expect(getRestClock(page)).toHaveText(/^2:\d\d$/);
    const devtools = await context.newCDPSession(page);
    await test.step('the browser freezes the page', async () => {
      const [leftMs, readAt] = [await readClock(page), Date.now()];
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await expect
        .poll(async () => Math.abs(leftMs - (Date.now() - readAt) - (await readClock(page))))
        .toBeLessThan(PRECISION_MS);
    });

    await test.step('a tab killed during a set returns to it, with its figures and its rest', async () => {
      await page.getByRole('button', { name: 'Sumar una repetición' }).click();
      await expect(page.getByLabel('Repeticiones', { exact: true })).toHaveValue('8');
      const [leftMs, readAt] = [await readClock(page), Date.now()];
      const again = await context.newPage();
      await openWorkout(again);
      // the phone shows a figure before storing it, and a second tab only the stored one
      await expect(again.getByLabel('Repeticiones', { exact: true })).toHaveValue('8');
      const crashed = page.waitForEvent('crash');
      // a dead page never answers
      void devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await openWorkout(again);
      await expect(again.getByLabel('Repeticiones', { exact: true })).toHaveValue('8');
      await expect
        .poll(async () => Math.abs(leftMs - (Date.now() - readAt) - (await readClock(again))))
        .toBeLessThan(PRECISION_MS);
    });
  });
});

async function openWorkout(page: Page): Promise<void> {
  await page.goto('/mi-rutina');
  await expect(page.getByRole('heading', { level: 1, name: 'Remo con barra' })).toBeVisible();
}

/** Runs in the page: records wake lock requests, because a headless browser has no screen. */
function recordLocks(): void {
  const locks: { released: boolean }[] = [];
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  Object.assign(window, { locks });
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

const listLocks = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'locks') as { released: boolean }[]).map(({ released }) => released),
  );

test('the screen stays on only during a workout, and a rest is exact after a minute and a half of a frozen page and after a reload', async ({
  page,
  app,
  context,
  signInAs,
}) => {
  await page.addInitScript(recordLocks);
  await signInAs();
  await giveRoutine(context, app.origin);
  await startToday(page);
  await expect.poll(() => listLocks(page)).toEqual([false]);
  // browsers release a hidden page's lock and notify it when visible
  await page.evaluate(() => {
    Reflect.get(window, 'locks')[0].released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => listLocks(page)).toEqual([true, false]);

  await page.clock.install();
  await completeSet(page, 1);
  await page.clock.pauseAt(Date.now() + 1000);
  const before = await readClock(page);
  // simulates a frozen page: time passed without timers
  await page.clock.fastForward(90_000);
  await expect.poll(async () => before - (await readClock(page))).toBeGreaterThanOrEqual(89_000);
  await page.getByRole('button', { name: 'Sumar 15 segundos' }).click();
  await page.clock.resume();
  await page.reload();
  await expect(getRestClock(page)).toHaveText(/^1:\d\d$/);
  await page.getByRole('button', { name: 'Saltar el descanso' }).click();
  await expect(getRestClock(page)).toHaveText('2:30');
  await expect.poll(() => listLocks(page)).toEqual([false]);

  await page.getByRole('button', { name: 'Opciones de Jueves: tirón' }).click();
  await page.getByRole('menuitem', { name: 'Terminar entrenamiento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar entrenamiento' }).click();
  await expect(page.getByText('Entrenamiento terminado').first()).toBeVisible();
  await expect.poll(() => listLocks(page)).toEqual([true]);
});
