import { expect, test } from '../../support/fixtures.ts';
import { savePlan } from '../../support/pages/plan-form.ts';

test('a plan becomes a routine with one tap, once, and is the current one', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
  const plan = page.url();
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await expect(page).toHaveURL(/\/mi-rutina$/);
  await page.goto('/mis-rutinas');
  const card = page.getByRole('region', { name: 'Ganar músculo sin química' });
  await expect(card).toContainText('La estás haciendo');
  await expect(card).toContainText('De un plan');
  await page.goto(plan);
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await page.goto('/mis-rutinas');
  await expect(page.getByRole('region', { name: 'Ganar músculo sin química' })).toHaveCount(1);
});

test('a routine from zero is made, reordered by keyboard, undone and found again after a reload', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/mis-rutinas');
  await page.getByRole('button', { name: 'Desde cero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi rutina' })).toBeVisible();
  await page.getByLabel('Nombre de la rutina').fill('Fuerza de a dos');
  for (const name of ['Press de banca', 'Peso muerto']) {
    await page.getByRole('button', { name: 'Agregar ejercicio a Día 1' }).click();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
    const sheet = page.getByRole('dialog', { name: new RegExp(name) });
    await expect(sheet.getByRole('group', { name: 'Serie 3' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Listo' }).click();
  }
  const rows = page.getByRole('button', { name: /^Editar (Press|Peso)/ });
  await expect(rows).toHaveText([/^Press de banca/, /^Peso muerto/]);

  await page.getByRole('button', { name: /^Mover Peso muerto/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows).toHaveText([/^Peso muerto/, /^Press de banca/]);
  await expect(page.getByRole('button', { name: /^Mover Peso muerto/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveText([/^Press de banca/, /^Peso muerto/]);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(rows).toHaveText([/^Peso muerto/, /^Press de banca/]);

  // a mistake stays as it was typed, and the routine keeps the last weight that was right
  await rows.first().click();
  const first = page.getByRole('group', { name: 'Serie 1' });
  await first.getByLabel('Peso').fill('62,5');
  await first.getByLabel('Peso').fill('62,5,5');
  await first.getByLabel('Peso').blur();
  await expect(first.getByText('Poné el peso en kilos, entre 0 y 1.000.')).toBeVisible();
  await expect(first.getByLabel('Peso')).toHaveValue('62,5,5');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(rows.first()).toContainText('62,5 kg');

  await page.reload();
  await expect(page.getByLabel('Nombre de la rutina')).toHaveValue('Fuerza de a dos');
  await expect(rows).toHaveText([/^Peso muerto.*62,5/, /^Press de banca/]);
});

test('an exercise is dragged to another place, and two are alternated', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await expect(page).toHaveURL(/\/mi-rutina$/);
  await page.goto('/mis-rutinas');
  await page.getByRole('link', { name: /^Editar/ }).click();
  const rows = page.locator('.editor_exercises').first().locator('.editor_open b');
  await expect(rows.first()).toBeVisible();
  const [first = '', second = ''] = await rows.allTextContents();
  await page
    .getByRole('button', { name: `Mover ${first}` })
    .first()
    .dragTo(page.getByRole('button', { name: `Editar ${second}` }).first());
  await expect(rows.first()).toHaveText(second);
  await page
    .getByRole('button', { name: `Más acciones de ${second}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Unir en superserie con la que sigue' }).click();
  await expect(page.getByText('Superserie').first()).toBeVisible();
});
