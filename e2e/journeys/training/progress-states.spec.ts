import { expectAccessible } from '../../support/browser/accessibility.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { aWorkout, storeWorkout } from '../../support/pages/saved-training.ts';

const BENCH = { exerciseId: 'bench-press', name: 'Press de banca' };
const DONE = aWorkout(3, [{ ...BENCH, weightKg: 80, repetitions: [8, 8] }]);

test('a history that cannot be read says that it is safe, and is read when it is tried again', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  await storeWorkout(context, app.origin, DONE);
  await page.addInitScript(() => {
    const { getAll } = IDBIndex.prototype;
    IDBIndex.prototype.getAll = function failing(...options) {
      if (!('isMended' in window) && this.name === 'list')
        throw new DOMException('gone', 'DataError');
      return getAll.apply(this, options);
    };
  });
  await page.goto('/progreso');
  await expect(page.getByText('No pudimos abrir tu historial')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.getByText('Racha', { exact: true })).toBeVisible();
});

test('a long history is added up whole, says when it could not be, and grows with what another device does', async ({
  page,
  context,
  app,
  signedInAs,
}) => {
  await signedInAs();
  for (let day = 1; day <= 50; day += 1)
    await storeWorkout(
      context,
      app.origin,
      aWorkout(day, [{ ...BENCH, weightKg: 60, repetitions: [8] }]),
    );
  await page.route(/history\.worker/, (route) => route.abort());
  await page.goto('/progreso');
  await expect(page.getByText('No pudimos abrir tu historial')).toBeVisible();
  await expect(page.getByText('Racha', { exact: true })).toBeVisible();
  await page.unroute(/history\.worker/);
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  const total = page.getByText(/ este mes\.$/).locator('..');
  await expect(total).toContainText('50');
  await storeWorkout(context, app.origin, DONE);
  await page.reload();
  await expect(total).toContainText('51');
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('progress opens with everything that is on the phone', async ({
    page,
    context,
    app,
    signedInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
    await signedInAs();
    await storeWorkout(context, app.origin, DONE);
    await page.goto('/progreso');
    await expect(page.getByText('Racha', { exact: true })).toBeVisible();
    await waitForWholeApp(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Racha', { exact: true })).toBeVisible();
    await page.getByText('Por ejercicio').click();
    await expect(
      page.getByRole('row').filter({ hasText: 'Más peso de 7 a 9 repeticiones' }),
    ).toContainText('80 kg × 8');
  });
});

test.describe('without a membership', () => {
  test.use({ isMember: false });

  test('progress is read, and says how to begin', async ({ page, signedInAs }) => {
    await signedInAs();
    await page.goto('/progreso');
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await expect(
      page.getByRole('heading', { name: 'Todavía no hay entrenamientos' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
