import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { savePlan } from '../../support/pages/plan-form.ts';
import { listWorkouts } from '../../support/pages/training.ts';

test.use({ serviceWorkers: 'allow' });

test('on a slow phone without signal a plan becomes a routine, and its day a finished workout', async ({
  page,
  app,
  context,
  signedInAs,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signedInAs();
  await page.goto('/generar-plan');
  await waitForWholeApp(page);
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await savePlan(page);
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await expect(page).toHaveURL(/\/mi-rutina$/);
  await page.getByRole('button', { name: /^Empezar / }).click();
  const complete = page.getByRole('button', { name: /^Serie \d+ hecha$/ }).last();
  const finish = page.getByRole('button', { name: 'Terminar entrenamiento' }).last();
  let sets = 0;
  await expect(complete).toBeVisible();
  while (await complete.isVisible()) {
    const row = page.getByRole('button', {
      name: /^Marcar la serie \d+ como hecha$/,
      pressed: true,
    });
    const done = await row.count();
    await complete.click();
    sets += 1;
    await expect.poll(async () => (await row.count()) !== done).toBe(true);
  }
  await finish.click();
  await expect(page.getByText('Entrenamiento terminado').first()).toBeVisible();

  // What is slow is the phone that trains: what follows is only to see that all of it arrived.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await context.setOffline(false);
  await expect
    .poll(
      async () => {
        const [stored] = await listWorkouts(context, app.origin);
        return Object.values(stored?.value.exercises ?? {})
          .flatMap((exercise) => Object.values(exercise.sets))
          .filter(({ doneAt }) => doneAt !== undefined).length;
      },
      { timeout: 60_000 },
    )
    .toBe(sets);
});
