import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { reachMenu, savePlan } from '../support/plan-form.ts';

test('the menu of the plan is made in the page, a food is changed, and both are there after a reload', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
  const menu = await reachMenu(page);
  await expect(menu.getByRole('button', { name: /^Cambiar / }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const change = menu.getByRole('button', { name: /^Cambiar / }).first();
  const before = await change.getAttribute('aria-label');
  await change.click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  // under an open dialog nothing has a role, so an absence says nothing until it has gone
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu.getByText('Este menú queda en este equipo.')).toBeVisible();
  await expect(menu.getByRole('button', { name: before ?? '', exact: true })).toHaveCount(0);
  const kept = await menu.innerText();

  await page.reload();
  await reachMenu(page);
  await expect(menu.getByText('Este menú queda en este equipo.')).toBeVisible();
  expect(await menu.innerText()).toBe(kept);

  await menu.getByRole('radio', { name: 'Día libre' }).check();
  await expect(menu.getByText('Lo que cambies queda en este equipo.')).toBeVisible();
  await menu.getByRole('button', { name: 'Ver la lista' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
});

test('the week moves along the cycle, an exercise is changed, and going back leaves the saved plan', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
  const week = page.getByRole('region', { name: 'Tu semana' });
  const table = week.getByRole('table').first();
  const saved = await table.innerText();
  const firstExercise = table.getByRole('row').nth(1).getByRole('button').first();
  const name = (await firstExercise.innerText()).split(':')[0] ?? '';

  await firstExercise.click();
  await expect(page.getByRole('dialog', { name })).toContainText('Qué peso usar');
  await page.keyboard.press('Escape');

  await week.getByRole('button', { name: 'Semana siguiente' }).click();
  await expect(week.getByText('Semana 2 de 12')).toBeVisible();

  await week.getByRole('button', { name: `Cambiar ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await expect(dialog).toContainText(/series por (músculo|semana)/i);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Cambiar por / }).click();
  await expect(week.getByText('Estás viendo una variante.')).toBeVisible();
  await expect(week.getByRole('button', { name: `Cambiar ${name}`, exact: true })).toHaveCount(0);

  await page.reload();
  await expect(week.getByText('Estás viendo una variante.')).toBeVisible();
  await expect(week.getByText('Semana 2 de 12')).toBeVisible();
  await expectAccessible(page);

  await week.getByRole('button', { name: 'Volver a la semana del plan' }).click();
  await week.getByRole('button', { name: 'Semana anterior' }).click();
  expect(await table.innerText()).toBe(saved);
});
