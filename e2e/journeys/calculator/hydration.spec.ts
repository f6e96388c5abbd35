import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';

const target = (page: Page) => page.getByRole('region', { name: 'Tu meta de hoy' });
const drinks = (page: Page) => page.getByRole('region', { name: 'Lo que tomaste', exact: true });

async function chooseSex(page: Page, sex: 'Varón' | 'Mujer'): Promise<void> {
  await page.getByRole('radio', { name: sex }).check();
}

test('a visitor reads how much to drink, and a press explains what an account gives', async ({
  page,
}) => {
  await page.goto('/calculadora/hidratacion');
  await expect(page.getByRole('heading', { level: 1, name: 'Hidratación' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Vaso de agua/ }).click();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
});

test(
  'the target opens into its parts, and an illness takes it to a doctor',
  { tag: '@wide' },
  async ({ page, signedInAs }) => {
    await signedInAs();
    await page.goto('/calculadora');
    await page.getByRole('link', { name: 'Abrir hidratación' }).click();
    await expect(target(page)).toContainText('Elegí tu sexo para ver la meta');
    await expect(page.getByText('Todavía no anotaste nada de este día')).toBeVisible();
    await chooseSex(page, 'Varón');
    await page.getByLabel('Minutos que entrenaste').fill('90');
    await page.getByRole('checkbox', { name: /^Entrenaste con calor/ }).check();
    for (const amount of ['2.000 ml', '750 ml', '3.500 ml'])
      await expect(target(page)).toContainText(amount);
    await target(page).getByText('De dónde sale: el calor').click();
    await expect(target(page)).toContainText('Con más de 30 °C');
    await expect(target(page)).toContainText('beber más de lo que se pierde');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel('Minutos que entrenaste').fill('900');
    await expect(page.getByText('Poné los minutos, entre 0 y 600')).toBeVisible();
    await page.getByLabel('Minutos que entrenaste').fill('0');
    await page.getByRole('checkbox', { name: 'Enfermedad renal' }).check();
    await expect(target(page)).toContainText('tomá lo que indique tu médico');
    await expect(target(page)).not.toContainText('2.000 ml');
  },
);

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('drinks noted without signal are counted, undone, and reach the account', async ({
    page,
    context,
    signedInAs,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
    await signedInAs();
    await page.goto('/calculadora/hidratacion');
    await waitForWholeApp(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Vaso de agua/ }).click();
    await expect(target(page)).toContainText('200 ml');
    await page.getByRole('button', { name: /^Medio termo de mate/ }).click();
    await expect(target(page)).toContainText('700 ml');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(drinks(page).getByRole('listitem')).toHaveCount(1);
    await page.getByLabel('Mililitros').fill('5');
    await page.getByRole('button', { name: 'Anotar', exact: true }).click();
    await expect(page.getByText('Poné los mililitros, un número entero')).toBeVisible();
    await page.getByLabel('Mililitros').fill('330');
    await page.getByLabel('Qué tomaste').selectOption('Otra bebida sin alcohol');
    await page.getByRole('button', { name: 'Anotar', exact: true }).click();
    await expect(target(page)).toContainText('530 ml');
    await expect(page.getByText('Guardado en el teléfono')).toHaveCount(2);
    await context.setOffline(false);
    await expect(page.getByText('Guardado en el teléfono')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Borrar Agua, 200 ml' }).click();
    await expect(drinks(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(drinks(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Siete días' })).toContainText(
      '530 ml de promedio',
    );
  });
});

test('a sweat test says how much to drink, and the target uses it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/calculadora/hidratacion');
  await chooseSex(page, 'Mujer');
  await page.getByLabel('Minutos que entrenaste').fill('60');
  await expect(target(page)).toContainText('2.100 ml');
  await page.getByRole('heading', { name: 'Prueba de sudor' }).click();
  const form = page.getByRole('form', { name: 'Prueba de sudor' });
  const next = form.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await expect(form.getByText('Poné tu peso antes de entrenar')).toBeVisible();
  await form.getByLabel('Tu peso antes').fill('62,5');
  await next.click();
  await expect(form.getByRole('group', { name: 'Mientras entrenás' })).toBeFocused();
  await form.getByLabel('Minutos entrenados').fill('60');
  // the workout takes longer than the tab
  await page.reload();
  await page.getByRole('heading', { name: 'Prueba de sudor' }).click();
  await expect(form.getByLabel('Minutos entrenados')).toHaveValue('60');
  await form.getByLabel('Lo que tomaste').fill('500');
  await form.getByLabel('Lo que orinaste').fill('0');
  await next.click();
  await form.getByLabel('Tu peso después').fill('70');
  await next.click();
  await expect(form.getByText('Revisá los números')).toBeVisible();
  const back = form.getByRole('button', { name: 'Volver' });
  await back.click();
  await form.getByLabel('Tu peso después').fill('62,7');
  await next.click();
  await expect(form).toContainText('Terminaste con más peso que al empezar');
  await back.click();
  await form.getByLabel('Tu peso después').fill('62,2');
  await next.click();
  const result = form.getByRole('region', { name: 'Tu resultado' });
  await expect(result).toContainText('0,8');
  await expect(result).toContainText('800 ml');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Guardar la prueba' }).click();
  await expect(target(page)).toContainText('2.400 ml');
  await expect(target(page)).toContainText('La meta usa tu prueba');
  await page.reload();
  await expect(target(page)).toContainText('2.400 ml');
  await page.getByRole('heading', { name: 'Prueba de sudor' }).click();
  await page.getByRole('button', { name: /^Borrar la prueba/ }).click();
  await expect(target(page)).toContainText('2.100 ml');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(target(page)).toContainText('2.400 ml');
});

test.describe('without a membership', () => {
  test.use({ isMember: false });

  test('an account computes, and what it notes says that keeping is for members', async ({
    page,
    signedInAs,
  }) => {
    await signedInAs();
    await page.goto('/calculadora/hidratacion');
    await page
      .getByRole('dialog', { name: 'Activá tu membresía premium' })
      .getByRole('button', { name: 'Cerrar' })
      .click();
    await chooseSex(page, 'Mujer');
    await expect(target(page)).toContainText('1.600 ml');
    await page.getByRole('button', { name: /^Botella de agua/ }).click();
    await expect(
      page.getByText('Necesitas una membresía activa para acceder a esta función').first(),
    ).toBeAttached();
  });
});
