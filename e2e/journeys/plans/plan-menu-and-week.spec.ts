import type { Locator } from '@playwright/test';
import { aPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from '../../support/fixtures.ts';
import { openMenu, openPlanPart } from '../../support/pages/plan-form.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

const STORED_WITH_PLAN = 'Tus cambios se guardan con el plan, también en tus otros equipos.';

async function unfoldMeals(menu: Locator): Promise<void> {
  for (const name of ['Desayuno', 'Almuerzo', 'Merienda', 'Cena']) {
    const meal = menu
      .locator('details')
      .filter({ has: menu.page().getByRole('heading', { name }) });
    if ((await meal.getAttribute('open')) === null)
      await menu.getByRole('heading', { name }).click();
  }
}

test("a plan's menus and week are changed, undone and restored, after a reload and on every device", async ({
  page,
  browser,
  context,
  app,
  signInAs,
}) => {
  await signInAs();
  const address = await storePlan(context, app.origin, aPerson({ goal: 'muscle_gain' }));
  await page.goto(address);
  const menu = await openMenu(page);
  const days = menu.getByRole('group', { name: 'Días del menú' }).getByRole('button');
  const dishes = () => menu.locator('.plan-view_dish').allInnerTexts();
  const first = menu.getByRole('button', { name: 'Volver al primer menú' });

  await test.step('another day has another menu', async () => {
    await expect(days).toHaveCount(7);
    await expect(days.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(days.first()).toHaveAccessibleName(/^Hoy, /);
    const today = await dishes();
    await days.nth(1).click();
    await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await dishes()).not.toEqual(today);
  });

  const tomorrow = await dishes();
  await unfoldMeals(menu);
  await test.step('its dinner changes, and the change is undone', async () => {
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
  });

  await test.step('another week of menus is chosen, and the first one restored', async () => {
    await menu.getByRole('button', { name: 'Otra semana' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Semana de menús nueva' }),
    ).toBeVisible();
    await expect.poll(dishes).not.toEqual(tomorrow);
    await first.click();
    await expect(first).toHaveCount(0);
    expect(await dishes()).toEqual(tomorrow);
  });

  await test.step('the week shows its coverage and a short shopping list', async () => {
    await menu.getByText('Lo que cubre tu semana').click();
    const coverage = menu.getByRole('table', {
      name: 'Nutrientes del menú, promedio por día, y su referencia',
    });
    await expect(coverage.getByRole('row', { name: /^Yodo/ })).toContainText('Sin dato');
    await expect(coverage.getByRole('row', { name: /^Calcio/ })).toContainText('%');
    await menu.getByRole('button', { name: 'Ver la lista' }).click();
    const list = page.getByRole('dialog');
    await expect(list.getByRole('checkbox').first()).toBeVisible();
    expect(await list.getByRole('checkbox').count()).toBeLessThanOrEqual(30);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  });

  const table = menu.getByRole('table', { name: 'Lo que suma el menú y la meta del día' });
  const changedDay = await test.step('a food is changed', async () => {
    await days.first().click();
    await unfoldMeals(menu);
    const change = menu.getByRole('button', { name: /^Cambiar / }).first();
    const before = await change.getAttribute('aria-label');
    await change.click();
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    // an open dialog hides other roles, so absence proves nothing until it closes
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(first).toBeVisible();
    await expect(menu.getByText(STORED_WITH_PLAN)).toBeVisible();
    await expect(menu.getByRole('button', { name: before ?? '', exact: true })).toHaveCount(0);
    await menu.getByText('Lo que suma el día').click();
    return table.innerText();
  });

  await openPlanPart(page, 'Semana');
  const week = page.getByRole('region', { name: 'Tu semana' });
  const exercises = week.getByRole('table').first();
  const saved = await exercises.innerText();
  await test.step('the week advances in the cycle, and an exercise is changed', async () => {
    const firstExercise = exercises.getByRole('row').nth(1).getByRole('button').first();
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
    await dialog.getByRole('button', { name: /^Cambiar por / }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ejercicio cambiado' })).toBeVisible();
    await expect(week.getByText('Estás viendo una variante.')).toBeVisible();
    await expect(week.getByRole('button', { name: `Cambiar ${name}`, exact: true })).toHaveCount(0);
  });

  await test.step('both changes survive a reload', async () => {
    await page.reload();
    await expect(week.getByText('Estás viendo una variante.')).toBeVisible();
    await expect(week.getByText('Semana 2 de 12')).toBeVisible();
    await openMenu(page);
    await expect(first).toBeVisible();
    await menu.getByText('Lo que suma el día').click();
    expect(await table.innerText()).toBe(changedDay);
    await openPlanPart(page, 'Semana');
  });

  const variant = await exercises.innerText();
  await test.step('another device shows both changes', async () => {
    const laptop = await browser.newContext({ storageState: await context.storageState() });
    const laptopPage = await laptop.newPage();
    await laptopPage.goto(`${app.origin}${address}`);
    await openPlanPart(laptopPage, 'Semana');
    const otherWeek = laptopPage.getByRole('region', { name: 'Tu semana' });
    await expect(otherWeek.getByText('Estás viendo una variante.')).toBeVisible();
    await expect(otherWeek.getByText('Semana 2 de 12')).toBeVisible();
    expect(await otherWeek.getByRole('table').first().innerText()).toBe(variant);
    await laptop.close();
  });

  await test.step('another training week is undone, and going back leaves the saved plan', async () => {
    await week.getByRole('button', { name: 'Probar otra semana' }).click();
    await expect(page.getByRole('status').filter({ hasText: /de \d+ ejercicios\./ })).toBeVisible();
    await expect(week.getByRole('heading', { name: 'Tu semana' })).toBeFocused();
    await expect(week.getByRole('heading', { name: 'Tu semana' })).toBeInViewport();
    expect(await exercises.innerText()).not.toBe(variant);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => exercises.innerText()).toBe(variant);
    await week.getByRole('button', { name: 'Volver a la semana del plan' }).click();
    await week.getByRole('button', { name: 'Semana anterior' }).click();
    expect(await exercises.innerText()).toBe(saved);
  });
});
