import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { drawBarcode } from '../../support/browser/draw-barcode.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { MEASURED_PLANS } from '../../support/pages/measured-plans.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

type Eaten = { search: string; food: string; grams: string; meal: string };

async function logFood(page: Page, { search, food, grams, meal }: Eaten): Promise<void> {
  await page.getByRole('searchbox', { name: 'Alimento' }).fill(search);
  await page
    .getByRole('list', { name: 'Alimentos encontrados' })
    .getByRole('button', { name: food })
    .first()
    .click();
  await page.getByLabel('Cantidad').fill(grams);
  await page.getByLabel('Comida del día').selectOption(meal);
  await page.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(page.getByRole('region', { name: meal })).toContainText(food);
}

/** Waits for the write: the mark appears some milliseconds before the device stores it. */
const waitForWrite = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/changes'),
    { timeout: 10_000 },
  );

const AVOCADO = { search: 'aguacate', food: 'Palta', grams: '80,5', meal: 'Desayuno' };
const RICE = {
  search: 'aroz blanco cocido',
  food: 'Arroz blanco cocido',
  grams: '150',
  meal: 'Cena',
};

/** Scans a barcode from a picture, without a camera. */
async function scanPicture(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Leer un código de barras' }).click();
  await page
    .getByLabel('Foto del código de barras')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
}

test("a day's food is found, logged, changed and restored; a recipe and a planned dish are logged with one press", async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/calculadora');
  await page.getByRole('link', { name: 'Abrir nutrientes' }).click();
  await test.step('a food is found with a typo, logged, changed, deleted and restored', async () => {
    await expect(page.getByText('Todavía no anotaste nada de este día')).toBeVisible();
    await logFood(page, AVOCADO);
    await logFood(page, RICE);
    await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(2);

    const complete = page.getByRole('checkbox', { name: /^Día completo/ });
    await Promise.all([waitForWrite(page), complete.check()]);
    await page.reload();
    await expect(complete).toBeChecked();
    await Promise.all([waitForWrite(page), complete.uncheck()]);
    await page.reload();
    await expect(complete).not.toBeChecked();

    await page.getByRole('button', { name: 'Cambiar Palta' }).click();
    await page.getByLabel('Cantidad').fill('0');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Poné los gramos, entre 1 y 5.000')).toBeVisible();
    await page.getByLabel('Cantidad').fill('100');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    const breakfast = page.getByRole('region', { name: 'Desayuno' });
    await expect(breakfast).toContainText('100 g');

    await page.getByRole('button', { name: 'Borrar Palta' }).click();
    await expect(breakfast).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(breakfast).toContainText('Palta');

    const day = page.getByLabel('Día', { exact: true });
    const today = await day.inputValue();
    const snack = page.getByRole('region', { name: 'Merienda' });
    await day.fill(new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10));
    await logFood(page, { ...AVOCADO, meal: 'Merienda' });
    await day.fill(today);
    await expect(snack).toHaveCount(0);
    await page.getByRole('button', { name: 'Copiar el día anterior' }).click();
    await expect(snack).toContainText('80,5 g');
    await expect(breakfast).toContainText('100 g');
  });

  await test.step('a recipe is logged by the portion, and changing it keeps the past', async () => {
    // an empty day
    const day = page.getByLabel('Día', { exact: true });
    const today = Date.parse(await day.inputValue());
    await day.fill(new Date(today - 7 * 86_400_000).toISOString().slice(0, 10));
    await page.getByText('Tus recetas', { exact: true }).click();
    await page.getByRole('button', { name: 'Agregar una receta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Una receta tuya' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Guacamole');
    await dialog.getByRole('combobox', { name: 'Agregar un ingrediente' }).fill('palta');
    await page
      .getByRole('option', { name: /^Palta/ })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: 'Cantidad de Palta' }).fill('400');
    await dialog.getByLabel('Medida de Palta').selectOption('gramos');
    await dialog.getByRole('button', { name: 'Guardar receta' }).click();
    await expect(dialog).toHaveCount(0);

    const portion = page
      .getByRole('list', { name: 'Recetas' })
      .getByRole('button', { name: /Guacamole Anotar una porción/ });
    await portion.click();
    await expect(page.getByText('Anotamos una porción de Guacamole')).toBeVisible();
    const logged = page.getByRole('list').filter({ hasText: '100 g · 160' });
    await expect(logged).toContainText('Guacamole');
    await page.getByText('Vitaminas y minerales', { exact: true }).click();
    await expect(page.getByRole('row', { name: /^Potasio/ })).toContainText('485 mg');

    await page.getByRole('button', { name: 'Cambiar la receta Guacamole' }).click();
    const editing = page.getByRole('dialog', { name: 'Cambiar la receta' });
    await editing.getByRole('textbox', { name: /^Cuántas porciones/ }).fill('2');
    await editing.getByRole('button', { name: 'Guardar receta' }).click();
    await expect(portion).toContainText('320');
    await expect(logged).toContainText('Guacamole');
    await page.getByRole('button', { name: 'Borrar la receta Guacamole' }).click();
    await expect(portion).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(portion).toBeVisible();
  });

  await test.step('a planned dish is logged and undone as a unit', async () => {
    await storePlan(context, app.origin, MEASURED_PLANS[0].input);
    await page.reload();
    await expect(page.getByText('Las metas son las de tu plan')).toBeVisible();
    await page.getByText('Del plan', { exact: true }).click();
    const dish = page
      .getByRole('list', { name: 'Platos del plan' })
      .getByRole('button', { name: /Almuerzo/ });
    const [, energy, foods] = /(\S+)\skcal · (\d+) alimentos?/.exec(await dish.innerText()) ?? [];
    await dish.click();
    const lunch = page.getByRole('region', { name: 'Almuerzo' });
    await expect(lunch.getByRole('listitem')).toHaveCount(Number(foods));
    await expect(lunch).toContainText(`Total: ${energy}`);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(lunch).toHaveCount(0);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoSidewaysScroll(page);
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test("a day of food logged on two phones converges, and an own food is found by its barcode's picture", async ({
    page,
    context,
    browser,
    signInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
    await signInAs();
    await page.goto('/calculadora/nutrientes');
    await waitForWholeApp(page);
    await test.step('two offline phones', async () => {
      const second = await browser.newContext({ storageState: await context.storageState() });
      const other = await second.newPage();
      await other.goto(page.url());
      await waitForWholeApp(other);
      await Promise.all([context.setOffline(true), second.setOffline(true)]);
      await logFood(page, AVOCADO);
      await logFood(other, RICE);
      await expect(page.getByText('Guardado en el teléfono')).toHaveCount(1);
      await Promise.all([context.setOffline(false), second.setOffline(false)]);
      for (const phone of [page, other])
        await expect(phone.getByText('Guardado en el teléfono')).toHaveCount(0);
      for (const phone of [page, other]) {
        await phone.reload();
        await expect(phone.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
        for (const { meal, food } of [AVOCADO, RICE])
          await expect(phone.getByRole('region', { name: meal })).toContainText(food);
      }
      const summary = (phone: Page) => phone.getByRole('region', { name: 'Tu día' }).innerText();
      expect(await summary(page)).toBe(await summary(other));
      await second.close();
    });

    await test.step('an own food from its label changes without changing the past', async () => {
      const search = page.getByRole('searchbox', { name: 'Alimento' });
      const picture = await drawBarcode(page, '4006381333931');
      await page.getByRole('button', { name: 'Leer un código de barras' }).click();
      await expect(page.getByText('No encontramos una cámara')).toBeVisible();
      await page.keyboard.press('Escape');
      await scanPicture(page, picture);
      await expect(page.getByText('4006381333931 no es de ningún alimento tuyo')).toBeVisible();
      await page.getByRole('button', { name: 'Agregar el alimento' }).click();
      const dialog = page.getByRole('dialog', { name: 'Un alimento tuyo' });
      await expect(dialog.getByLabel('Código de barras')).toHaveValue('4006381333931');
      await dialog.getByRole('button', { name: 'Guardar alimento' }).click();
      await expect(dialog.getByRole('link', { name: /^Nombre/ })).toBeVisible();
      for (const [label, value] of [
        ['Nombre', 'Galletitas de agua'],
        ['Una porción pesa', '30'],
        ['Energía', '544'],
        ['Proteína', '3'],
        ['Carbohidratos', '20'],
        ['Grasas totales', '4,2'],
      ] as const)
        await dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
      await expect(dialog.getByText('Con esos macros la energía sería')).toBeVisible();
      await dialog.getByRole('radio', { name: 'Por porción' }).check();
      await dialog.getByRole('radio', { name: 'kJ' }).check();
      await expect(dialog.getByText('Con esos macros la energía sería')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Guardar alimento' }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByLabel('Comida del día').selectOption('Merienda');
      await page.getByRole('button', { name: 'Anotar', exact: true }).click();
      const snack = page.getByRole('region', { name: 'Merienda' });
      await expect(snack).toContainText('130');

      await search.fill('4006381333931');
      const ownFood = page.getByRole('button', { name: /^Galletitas de agua Tuyo/ });
      await expect(ownFood).toBeVisible();
      await search.fill('');
      const recent = page.getByRole('list', { name: 'Lo que anotaste hace poco' });
      const recentOwn = recent.getByRole('listitem').filter({ hasText: 'Galletitas de agua' });
      await expect(recentOwn).toHaveCount(1);
      await recent
        .getByRole('button', { name: 'Galletitas de agua, favorito', pressed: false })
        .click();
      const favourites = page.getByRole('list', { name: 'Favoritos' });
      await expect(favourites.getByRole('button', { pressed: true })).toHaveCount(1);
      await expect(recentOwn).toHaveCount(0);
      await page.getByText('Tus alimentos (1)').click();
      await page.getByRole('button', { name: 'Cambiar los valores de Galletitas de agua' }).click();
      const editing = page.getByRole('dialog', { name: 'Cambiar el alimento' });
      await editing.getByRole('textbox', { name: /^Energía/ }).fill('500');
      await editing.getByRole('button', { name: 'Guardar alimento' }).click();
      await expect(editing).toHaveCount(0);
      await page
        .getByRole('button', { name: 'Borrar Galletitas de agua de tus alimentos' })
        .click();
      await expect(page.getByText('Tus alimentos (1)')).toHaveCount(0);
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect(page.getByText('Tus alimentos (1)')).toBeVisible();
      await page.reload();
      await expect(snack).toContainText('Galletitas de agua');
      await expect(snack).toContainText('130');
      await context.setOffline(true);
      await scanPicture(page, picture);
      await expect(page.getByRole('region', { name: 'Anotar Galletitas de agua' })).toBeVisible();
    });
  });
});
