import type { Page, Worker } from '@playwright/test';
import { waitForServiceWorker } from '../../support/browser/service-worker.ts';
import { expect } from '../../support/fixtures.ts';
import { startToday, test } from '../../support/pages/started-workout.ts';
import { completeSet, giveRoutine } from '../../support/pages/training.ts';

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

test.describe('on the lock screen', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the notification of a rest adds 15 seconds once and skips it, whatever window was used last', async ({
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
    await startedElsewhere(twin);
    await other.goto('/ejercicios');
    await waitForServiceWorker(other);
    await other.bringToFront();

    const endsAt = await readRestEnd(page);
    await pressNotification(worker, 'descanso-sumar');
    await expect.poll(() => readRestEnd(page)).toBe(endsAt + 15_000);
    await pressNotification(worker, 'descanso-saltar');
    await expect.poll(() => readRestEnd(page)).toBe(0);
    await expect(page.getByRole('timer').last()).toHaveText('2:30');
  });
});

async function startedElsewhere(page: Page): Promise<void> {
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

test('the screen stays on during a workout, also after another app was used, and not afterwards', async ({
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
  await page.getByRole('button', { name: 'Opciones de Jueves: tirón' }).click();
  await page.getByRole('menuitem', { name: 'Terminar entrenamiento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar entrenamiento' }).click();
  await expect(page.getByText('Entrenamiento terminado').first()).toBeVisible();
  await expect.poll(() => listLocks(page)).toEqual([true, true]);
});
