import type { BrowserContext, Page } from '@playwright/test';
import type { Workout } from '@forja/domain/workouts/workout';
import { expect, test } from '../../support/fixtures.ts';
import { completeSet, giveRoutine, listWorkouts } from '../../support/pages/training.ts';

const ROW = 'Remo con barra';

const stepper = (page: Page, name: string) => page.getByRole('button', { name });

/** Today's workout in the account. */
async function readToday(context: BrowserContext, origin: string): Promise<Workout | undefined> {
  const today = (await listWorkouts(context, origin)).filter(
    ({ value }) => value.routineId !== undefined,
  );
  expect(today.length).toBeLessThanOrEqual(1);
  return today[0]?.value;
}

const listDoneSets = (workout: Workout | undefined) =>
  Object.values(workout?.exercises ?? {})
    .flatMap(({ sets }) => Object.values(sets))
    .filter(({ doneAt }) => doneAt !== undefined);

/** Workout on the phone once it has both devices' sets. */
async function readTable(page: Page): Promise<string> {
  await page.reload();
  // with its sets done, the log opens at the next exercise
  await page.getByRole('button', { name: 'Ver todos los ejercicios' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(ROW) })
    .click();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(3);
  return page.getByRole('table', { name: `Series de ${ROW}` }).innerText();
}

test('two offline phones that log the same and other sets converge to one workout', async ({
  page,
  app,
  browser,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR/);
  await signInAs();
  await giveRoutine(context, app.origin);
  await page.goto('/mi-rutina');
  await page.getByRole('button', { name: 'Empezar Jueves: tirón' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ROW })).toBeVisible();
  const second = await browser.newContext({
    baseURL: app.origin,
    storageState: await context.storageState(),
  });
  const other = await second.newPage();
  await expect(async () => {
    await other.goto('/mi-rutina');
    await expect(other.getByRole('heading', { level: 1, name: ROW })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();

  await context.setOffline(true);
  await second.setOffline(true);
  // both phones do the first set with different figures, and one does another set
  await stepper(page, 'Sumar 2,5 kilos').click();
  await completeSet(page, 1);
  await completeSet(page, 2);
  await stepper(other, 'Sumar una repetición').click();
  await completeSet(other, 1);
  await other.getByRole('button', { name: 'Marcar la serie 3 como hecha' }).click();

  await context.setOffline(false);
  await expect.poll(async () => listDoneSets(await readToday(context, app.origin)).length).toBe(2);
  await second.setOffline(false);
  await expect.poll(async () => listDoneSets(await readToday(context, app.origin)).length).toBe(3);

  // a conflicting figure keeps the account's first value
  const done = listDoneSets(await readToday(context, app.origin));
  expect(done.map(({ weightKg }) => weightKg)).toContain(82.5);
  expect(await readTable(other)).toBe(await readTable(page));
  await second.close();
});
