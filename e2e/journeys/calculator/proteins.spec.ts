import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function describePerson(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Varón' }).check();
  await page.getByRole('textbox', { name: 'Edad' }).fill('30');
  await page.getByRole('textbox', { name: 'Peso' }).fill('80');
  await page.getByRole('textbox', { name: 'Altura' }).fill('180');
}

test('missing protein is filled with vegan foods, and the target follows the situation', async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto('/calculadora');
  await page.getByRole('link', { name: 'Abrir nutrientes' }).click();
  await page.getByRole('searchbox', { name: 'Alimento' }).fill('lentejas');
  await page.getByRole('button', { name: /^Lentejas cocidas Cada/ }).click();
  await page.getByLabel('Cantidad').fill('1000');
  await page.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(1);
  await page.goto('/calculadora');
  await page.getByRole('link', { name: 'Abrir proteínas' }).click();
  const target = region(page, 'Tu meta por día');
  await expect(target).toContainText('Completá tu situación para ver la meta');
  await describePerson(page);
  const today = region(page, 'Lo que te falta hoy');
  await expect(today).toContainText('90,2 g');
  await expect(today).toContainText('21,8 g');
  await page.getByRole('radio', { name: 'Vegano' }).check();
  const combinations = today.getByRole('list', { name: 'Combinaciones para completar' });
  await expect(combinations).toContainText('lentejas cocidas');
  await expect(combinations).not.toContainText('huevo');
  await expect(target).toContainText('la meta es la misma');
  await page.getByRole('heading', { name: 'Alimentos con proteína' }).click();
  await expect(page.getByRole('table', { name: 'Proteína por porción' })).toContainText(
    'Porotos de soja cocidos',
  );
  await page.reload();
  await expect(today).toContainText('21,8 g');

  await test.step('the target follows the situation, with its source, and its meals add up', async () => {
    await expect(target).toContainText('112 a 160');
    await page.getByRole('radio', { name: 'Ganar músculo' }).check();
    await expect(target).toContainText('128 a 160');
    await target.getByText('De dónde sale: proteína por día', { exact: true }).click();
    await expect(target.getByRole('link', { name: /Br J Sports Med/ })).toBeVisible();

    const split = region(page, 'En cuántas comidas');
    await expect(split.getByText('32 g')).toHaveCount(5);
    await split.getByRole('radio', { name: '3' }).check();
    await expect(split.getByText('43 g')).toHaveCount(2);
    await expect(split.getByText('42 g')).toHaveCount(1);

    await page.getByRole('textbox', { name: 'Peso' }).fill('8');
    await expect(page.getByText('Poné tu peso, entre 30 y 300 kg')).toBeVisible();
    await page.getByRole('textbox', { name: 'Peso' }).fill('80');
    await page.getByRole('checkbox', { name: 'Enfermedad renal' }).check();
    await expect(target).toContainText('64 g');
    await expect(target).toContainText('no pases de esta cantidad');
    await expect(region(page, 'Lo que te falta hoy')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Diálisis o trasplante de riñón' }).check();
    await expect(target).toContainText('la indica tu equipo de nefrología');
  });
});
