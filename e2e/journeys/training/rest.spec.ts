import type { Page, Worker } from '@playwright/test';
import { waitForServiceWorker } from '../../support/browser/service-worker.ts';
import { expect } from '../../support/fixtures.ts';
import { startToday, test } from '../../support/pages/started-workout.ts';
import { completeSet, giveRoutine } from '../../support/pages/training.ts';

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

/** A browser without a screen shows no notification: its worker is told what the platform tells when one is pressed. */
const pressNotification = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate((pressed) => {
    const event = new Event('notificationclick');
    const parts = { action: pressed, notification: { close() {} }, waitUntil() {} };
    globalThis.dispatchEvent(Object.assign(event, parts));
  }, action);

/** When the rest of this device ends; 0 without one. */
const readRestEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rest: { endsAt?: number } = JSON.parse(localStorage.getItem('forja-descanso') ?? '{}');
    return rest.endsAt ?? 0;
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a rest is moved from the lock screen, goes on while the page is frozen, and is there after the page was killed', async ({
    page,
    app,
    context,
    signedInAs,
  }) => {
    await signedInAs();
    await giveRoutine(context, app.origin);
    await startToday(page);
    await waitForServiceWorker(page);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no service worker runs');
    await completeSet(page, 1);
    await expect(page.getByRole('timer').last()).toHaveText(/^2:\d\d$/);
    // Another one with the workout, and the last one of something else.
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
    await expect(clockOfRest(page)).toHaveText(/^2:\d\d$/);
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

    await test.step('a tab that is killed in the middle of a set returns to it, with its figures and its rest', async () => {
      await page.getByRole('button', { name: 'Sumar una repetición' }).click();
      await expect(page.getByLabel('Repeticiones', { exact: true })).toHaveValue('8');
      const [leftMs, readAt] = [await readClock(page), Date.now()];
      const again = await context.newPage();
      await openWorkout(again);
      // The phone draws a figure before it stores it, and a second tab shows only the stored one.
      await expect(again.getByLabel('Repeticiones', { exact: true })).toHaveValue('8');
      const crashed = page.waitForEvent('crash');
      // Its answer never comes: who would give it is dead.
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

/** Runs in the page: a browser without a screen has nothing to keep on, so what is asked of it is noted. */
function noteLocks(): void {
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

test('the screen stays on during a workout and not afterwards, and a rest is right after a minute and a half in which the page did nothing, and after a reload', async ({
  page,
  app,
  context,
  signedInAs,
}) => {
  await page.addInitScript(noteLocks);
  await signedInAs();
  await giveRoutine(context, app.origin);
  await startToday(page);
  await expect.poll(() => listLocks(page)).toEqual([false]);
  // The browser drops the lock of a page that it hides, and says when the page is seen again.
  await page.evaluate(() => {
    Reflect.get(window, 'locks')[0].released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => listLocks(page)).toEqual([true, false]);

  await page.clock.install();
  await completeSet(page, 1);
  await page.clock.pauseAt(Date.now() + 1000);
  const before = await readClock(page);
  // As a page that was frozen: the time passed, and the timers did not run meanwhile.
  await page.clock.fastForward(90_000);
  await expect.poll(async () => before - (await readClock(page))).toBeGreaterThanOrEqual(89_000);
  await page.getByRole('button', { name: 'Sumar 15 segundos' }).click();
  await page.clock.resume();
  await page.reload();
  await expect(clockOfRest(page)).toHaveText(/^1:\d\d$/);
  await page.getByRole('button', { name: 'Saltar el descanso' }).click();
  await expect(clockOfRest(page)).toHaveText('2:30');
  await expect.poll(() => listLocks(page)).toEqual([false]);

  await page.getByRole('button', { name: 'Opciones de Jueves: tirón' }).click();
  await page.getByRole('menuitem', { name: 'Terminar entrenamiento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar entrenamiento' }).click();
  await expect(page.getByText('Entrenamiento terminado').first()).toBeVisible();
  await expect.poll(() => listLocks(page)).toEqual([true]);
});
