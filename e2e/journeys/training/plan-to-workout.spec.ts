import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { savePlan } from '../../support/pages/plan-form.ts';
import { listWorkouts } from '../../support/pages/training.ts';

test.use({ serviceWorkers: 'allow' });

test('on a slow offline phone a plan becomes a routine, and its workout is interrupted, resumed and finished', async ({
  page: first,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signInAs();
  await first.goto('/generar-plan');
  await waitForWholeApp(first);
  await context.setOffline(true);
  const slow = await context.newCDPSession(first);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await savePlan(first);
  await first.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await expect(first).toHaveURL(/\/mi-rutina$/);
  await first.getByRole('button', { name: /^Empezar / }).click();
  await first.getByRole('button', { name: 'Serie 1 hecha' }).last().click();
  const exercise = await first.getByRole('heading', { level: 1 }).innerText();
  await expect(first.getByRole('timer').last()).toHaveText(/^\d:\d\d$/);
  const repetitions = first.getByLabel('Repeticiones', { exact: true });
  const planned = Number(await repetitions.inputValue());
  await first.getByRole('button', { name: 'Sumar una repetición' }).click();
  await expect(repetitions).toHaveValue(String(planned + 1));
  await first.close();

  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await expect(page.getByText('Tenés un entrenamiento en curso')).toBeVisible();
  await page.getByRole('link', { name: 'Seguir el entrenamiento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: exercise })).toBeVisible();
  await expect(page.getByLabel('Repeticiones', { exact: true })).toHaveValue(String(planned + 1));
  await expect(page.getByRole('timer').last()).toHaveText(/^\d:\d\d$/);

  const complete = page.getByRole('button', { name: /^Serie \d+ hecha$/ }).last();
  const finish = page.getByRole('button', { name: 'Terminar entrenamiento' }).last();
  let sets = 1;
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

  // full speed again: the rest only checks that everything arrived
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await context.setOffline(false);
  await expect
    .poll(
      async () => {
        const [stored] = await listWorkouts(context, app.origin);
        return Object.values(stored?.value.exercises ?? {})
          .flatMap(({ sets: each }) => Object.values(each))
          .filter(({ doneAt }) => doneAt !== undefined).length;
      },
      { timeout: 60_000 },
    )
    .toBe(sets);
});
