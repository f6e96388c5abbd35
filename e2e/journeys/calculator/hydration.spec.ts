import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';
import { expect, test } from '../../support/fixtures.ts';

const target = (page: Page) => page.getByRole('region', { name: 'Tu meta de hoy' });
const drinks = (page: Page) => page.getByRole('region', { name: 'Lo que tomaste', exact: true });

test.use({ serviceWorkers: 'allow' });

test("a day's water: a target in parts, offline drinks that reach the account, and a sweat test", async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signInAs();
  await page.goto('/calculadora');
  await page.getByRole('link', { name: 'Abrir hidratación' }).click();
  await test.step('the target opens into its parts, and an illness refers to a doctor', async () => {
    await expect(target(page)).toContainText('Elegí tu sexo para ver la meta');
    await expect(page.getByText('Todavía no anotaste nada de este día')).toBeVisible();
    await page.getByRole('radio', { name: 'Varón' }).check();
    const minutes = page.getByLabel('Minutos que entrenaste');
    await minutes.fill('90');
    const heat = page.getByRole('checkbox', { name: /^Entrenaste con calor/ });
    await heat.check();
    for (const amount of ['2.000 ml', '750 ml', '3.500 ml'])
      await expect(target(page)).toContainText(amount);
    await target(page).getByText('De dónde sale: el calor').click();
    await expect(target(page)).toContainText('Con más de 30 °C');
    await expect(target(page)).toContainText('beber más de lo que se pierde');
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSidewaysScroll(page);
    if (phone) await page.setViewportSize(phone);

    await minutes.fill('900');
    await expect(page.getByText('Poné los minutos, entre 0 y 600')).toBeVisible();
    await minutes.fill('0');
    const kidneys = page.getByRole('checkbox', { name: 'Enfermedad renal' });
    await kidneys.check();
    await expect(target(page)).toContainText('tomá lo que indique tu médico');
    await expect(target(page)).not.toContainText('2.000 ml');
    await kidneys.uncheck();
    await heat.uncheck();
    await page.getByRole('radio', { name: 'Mujer' }).check();
    await minutes.fill('60');
    await expect(target(page)).toContainText('2.100 ml');
  });

  await test.step('offline drinks are counted, undone, and reach the account', async () => {
    await waitForWholeApp(page);
    await context.setOffline(true);
    const pendingLabel = drinks(page).getByText('Guardado en el teléfono');
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
    await expect(pendingLabel).toHaveCount(2);
    await context.setOffline(false);
    await expect(pendingLabel).toHaveCount(0);
    await page.reload();
    await expect(drinks(page).getByText('En tu cuenta', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Borrar Agua, 200 ml' }).click();
    await expect(drinks(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(drinks(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Siete días' })).toContainText(
      '530 ml de promedio',
    );
  });

  await test.step('a sweat test says how much to drink, and the target uses it', async () => {
    await page.getByRole('heading', { name: 'Prueba de sudor' }).click();
    const form = page.getByRole('form', { name: 'Prueba de sudor' });
    const next = form.getByRole('button', { name: 'Siguiente' });
    await next.click();
    await expect(form.getByText('Poné tu peso antes de entrenar')).toBeVisible();
    await form.getByLabel('Tu peso antes').fill('62,5');
    await next.click();
    await expect(form.getByRole('group', { name: 'Mientras entrenás' })).toBeFocused();
    await form.getByLabel('Minutos entrenados').fill('60');
    // the workout lasts longer than the tab
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
});
