import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openMenu, openPlanPart, savePlan } from '../../support/pages/plan-form.ts';

const STORED_WITH_PLAN = 'Tus cambios se guardan con el plan, también en tus otros equipos.';

async function unfoldMeals(menu: Locator): Promise<void> {
  for (const meal of ['Desayuno', 'Almuerzo', 'Merienda', 'Cena'])
    await menu.getByRole('heading', { name: meal }).click();
}

test('the menus of the week are made in the page, a food is changed, and both are there after a reload', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
  const menu = await openMenu(page);
  await unfoldMeals(menu);
  await expect(menu.getByRole('button', { name: /^Cambiar / }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const days = menu.getByRole('group', { name: 'Días del menú' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(days.first()).toHaveAccessibleName(/^Hoy, /);

  const change = menu.getByRole('button', { name: /^Cambiar / }).first();
  const before = await change.getAttribute('aria-label');
  await change.click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  // under an open dialog nothing has a role, so an absence says nothing until it has gone
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Volver al primer menú' })).toBeVisible();
  await expect(menu.getByText(STORED_WITH_PLAN)).toBeVisible();
  await expect(menu.getByRole('button', { name: before ?? '', exact: true })).toHaveCount(0);
  await menu.getByText('Lo que suma el día').click();
  const table = menu.getByRole('table', { name: 'Lo que suma el menú y la meta del día' });
  const kept = await table.innerText();

  await page.reload();
  await openMenu(page);
  await expect(menu.getByRole('button', { name: 'Volver al primer menú' })).toBeVisible();
  await menu.getByText('Lo que suma el día').click();
  expect(await table.innerText()).toBe(kept);
});

test('another day of the week is another menu, its dinner and the week can change, and the first one comes back', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page, { age: '30', weight: '80', level: 'Principiante', goal: 'Bajar grasa' });
  const menu = await openMenu(page);
  const days = menu.getByRole('group', { name: 'Días del menú' }).getByRole('button');
  const dishes = () => menu.locator('.plan-view_dish').allInnerTexts();
  const today = await dishes();
  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const tomorrow = await dishes();
  expect(tomorrow).not.toEqual(today);

  await unfoldMeals(menu);
  await menu.getByRole('button', { name: 'Otra opción de la cena' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Cena nueva' });
  await expect(notice).toBeVisible();
  const changed = await dishes();
  expect(changed.at(-1)).not.toBe(tomorrow.at(-1));
  expect(changed.slice(0, -1)).toEqual(tomorrow.slice(0, -1));
  await expect(notice).toContainText(changed.at(-1) ?? '');
  const dinner = menu.locator('summary').filter({ hasText: 'Cena' });
  await expect(dinner).toBeFocused();
  await expect(dinner).toBeInViewport();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(dishes).toEqual(tomorrow);

  await menu.getByRole('button', { name: 'Otra semana' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Semana de menús nueva' })).toBeVisible();
  await expect.poll(dishes).not.toEqual(tomorrow);
  await menu.getByRole('button', { name: 'Volver al primer menú' }).click();
  await expect(menu.getByRole('button', { name: 'Volver al primer menú' })).toHaveCount(0);
  expect(await dishes()).toEqual(tomorrow);

  await menu.getByText('Lo que cubre tu semana').click();
  const coverage = menu.getByRole('table', {
    name: 'Nutrientes del menú, promedio por día, y su referencia',
  });
  await expect(coverage.getByRole('row', { name: /^Yodo/ })).toContainText('Sin dato');
  await expect(coverage.getByRole('row', { name: /^Calcio/ })).toContainText('%');
  await expectNoSidewaysScroll(page);
  await menu.getByRole('button', { name: 'Ver la lista' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBeLessThanOrEqual(30);
  await expectAccessible(page);
});

test('the week moves along the cycle, an exercise is changed, on every device, and going back leaves the saved plan', async ({
  page,
  browser,
  context,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
  await openPlanPart(page, 'Semana');
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

  const variant = await table.innerText();

  const laptop = await browser.newContext({ storageState: await context.storageState() });
  const elsewhere = await laptop.newPage();
  await elsewhere.goto(page.url());
  await openPlanPart(elsewhere, 'Semana');
  const otherWeek = elsewhere.getByRole('region', { name: 'Tu semana' });
  await expect(otherWeek.getByText('Estás viendo una variante.')).toBeVisible();
  await expect(otherWeek.getByText('Semana 2 de 12')).toBeVisible();
  expect(await otherWeek.getByRole('table').first().innerText()).toBe(variant);
  await laptop.close();

  await week.getByRole('button', { name: 'Probar otra semana' }).click();
  await expect(page.getByRole('status').filter({ hasText: /de \d+ ejercicios\./ })).toBeVisible();
  await expect(week.getByRole('heading', { name: 'Tu semana' })).toBeFocused();
  await expect(week.getByRole('heading', { name: 'Tu semana' })).toBeInViewport();
  expect(await table.innerText()).not.toBe(variant);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => table.innerText()).toBe(variant);

  await week.getByRole('button', { name: 'Volver a la semana del plan' }).click();
  await week.getByRole('button', { name: 'Semana anterior' }).click();
  expect(await table.innerText()).toBe(saved);
});
