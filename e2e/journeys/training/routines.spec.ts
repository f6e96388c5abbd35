import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { savePlan } from '../../support/pages/plan-form.ts';

test('one tap makes a plan the current routine, once, and its exercises are dragged by mouse and finger, and alternated', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs();
  await savePlan(page);
  const plan = page.url();
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await expect(page).toHaveURL(/\/mi-rutina$/);
  await page.goto('/mis-rutinas');
  const card = page.getByRole('region', { name: 'Ganar músculo' });
  await expect(card).toContainText('La estás haciendo');
  await expect(card).toContainText('De un plan');
  await page.goto(plan);
  await page.getByRole('button', { name: 'Empezar a entrenar' }).click();
  await page.goto('/mis-rutinas');
  await expect(page.getByRole('region', { name: 'Ganar músculo' })).toHaveCount(1);

  await page.getByRole('link', { name: /^Editar/ }).click();
  const rows = page.locator('.editor_exercises').first().locator('.editor_open b');
  await expect(rows.first()).toBeVisible();
  const [first = '', second = ''] = await rows.allTextContents();
  await page
    .getByRole('button', { name: `Mover ${first}` })
    .first()
    .dragTo(page.getByRole('button', { name: `Editar ${second}` }).first());
  await expect(rows.first()).toHaveText(second);

  const devtools = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('the exercise is not on screen');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  };
  const holdFinger = (y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 40, y }] });
  const scrolled = () => page.evaluate(() => scrollY);
  await touch('touchStart', page.getByRole('button', { name: `Mover ${first}` }).first());
  await holdFinger(840);
  await expect.poll(scrolled).toBeGreaterThan(200);
  await holdFinger(4);
  await expect.poll(scrolled).toBe(0);
  await touch('touchMove', page.getByRole('button', { name: `Editar ${second}` }).first());
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(rows.first()).toHaveText(first);
  await page.keyboard.press('Control+z');
  await expect(rows.first()).toHaveText(second);

  await page
    .getByRole('button', { name: `Más acciones de ${second}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Unir en superserie con la que sigue' }).click();
  await expect(page.getByText('Superserie').first()).toBeVisible();
});

test('a new routine is built, reordered by keyboard, undone and found after a reload, and each field shows its limit', async ({
  page,
  signInAs,
}) => {
  await signInAs();
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
  await expect(rows).toHaveText([/^Editar Press de banca/, /^Editar Peso muerto/]);

  await page.getByRole('button', { name: /^Mover Peso muerto/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows).toHaveText([/^Editar Peso muerto/, /^Editar Press de banca/]);
  await expect(page.getByRole('button', { name: /^Mover Peso muerto/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveText([/^Editar Press de banca/, /^Editar Peso muerto/]);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(rows).toHaveText([/^Editar Peso muerto/, /^Editar Press de banca/]);

  // an invalid text stays typed, and the routine keeps the last valid weight
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
  await expect(rows).toHaveText([/^Editar Peso muerto.*62,5/, /^Editar Press de banca/]);

  await test.step('each field shows its limit, and keeps the typed text', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: 'Agregar ejercicio a Día 1' }).click();
    await page.getByRole('searchbox').fill('sentadiya con barra');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Sentadilla con barra' })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Sentadilla con barra' });
    await sheet.getByRole('button', { name: 'Agregar calentamiento' }).click();
    await expect(sheet.getByRole('group', { name: 'Calentamiento 1' })).toBeVisible();
    const first = sheet.getByRole('group', { name: 'Serie 1' });
    for (const [scope, label, wrong] of [
      [sheet, 'Descanso entre series', '9999'],
      [first, 'Repeticiones, mínimo', '501'],
      [first, 'Máximo', '2,5'],
      [first, 'Peso', '1001'],
      [first, 'Te quedan', 'dos'],
    ] as const) {
      const field = scope.getByLabel(label);
      await field.fill(wrong);
      await field.blur();
      await expect(field, label).toHaveAttribute('aria-invalid', 'true');
      await expect(field, label).toHaveAccessibleDescription(/\.$/);
      await expect(field, label).toHaveValue(wrong);
    }
    await expectNoSidewaysScroll(page);
  });
});

test('a template and a shared routine are previewed before use', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/mis-rutinas');
  await page.getByRole('button', { name: 'Desde una plantilla' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: /^Torso y piernas, 4 días/ }).click();
  const preview = page.getByRole('dialog', { name: 'Torso y piernas, 4 días' });
  await expect(preview.getByRole('heading', { name: 'Cuándo subir' })).toBeVisible();
  await expect(preview.getByText(/^Pelland/)).toBeVisible();
  await preview.getByRole('button', { name: 'Usar esta rutina' }).click();
  await expect(page.getByLabel('Nombre del día')).toHaveCount(4);

  await test.step('a routine shared as text', async () => {
    await page.goto('/mis-rutinas');
    await page.getByRole('button', { name: 'Nueva rutina' }).click();
    await page.getByRole('button', { name: 'Desde una plantilla' }).click();
    await page.getByRole('button', { name: /^Fuerza en dos días/ }).click();
    await page.getByRole('button', { name: 'Usar esta rutina' }).click();
    await expect(page.getByLabel('Nombre del día')).toHaveCount(2);
    await page.goto('/mis-rutinas');
    await page.getByRole('button', { name: /^Más acciones de Fuerza/ }).click();
    await page.getByRole('menuitem', { name: 'Compartir' }).click();
    const text = await page.locator('.share_text').innerText();
    expect(text).toContain('Series: 4 × 3 a 5 repeticiones, 2 en reserva');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bajar archivo' }).click();
    const file = await (await download).path();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('button', { name: 'Nueva rutina' }).click();
    await page.getByRole('button', { name: 'Abrir una que te pasaron' }).click();
    await page.getByLabel('O pegá el texto').fill('hola');
    await page.getByRole('button', { name: 'Ver la rutina' }).click();
    await expect(page.getByText(/^Eso no es una rutina de Forja/)).toBeVisible();
    await page.getByLabel('O pegá el texto').fill(`Mirá esta:\n${text}`);
    await page.getByRole('button', { name: 'Ver la rutina' }).click();
    const preview = page.getByRole('dialog', { name: 'Fuerza en dos días que se turnan' });
    await expect(preview.getByRole('heading', { name: 'Fuerza B' })).toBeVisible();
    await preview.getByRole('button', { name: 'Abrir otra' }).click();
    await page.getByLabel('Elegir archivo').setInputFiles(file);
    await expect(preview.getByRole('heading', { name: 'Fuerza B' })).toBeVisible();
    await preview.getByRole('button', { name: 'Guardar en mis rutinas' }).click();
    await expect(page.getByLabel('Nombre del día')).toHaveCount(2);
    await page.goto('/mis-rutinas');
    await expect(page.getByText('Te la pasaron')).toBeVisible();
  });
});
