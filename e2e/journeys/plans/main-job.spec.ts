import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  answerScreening,
  expectSavedPlan,
  openMenu,
  openPlanPart,
} from '../../support/pages/plan-form.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar plan' });
const listed = (page: Page) => page.getByRole('link', { name: 'Ganar músculo sin química' });

/** Makes a plan, also in landscape, with doubled text and with forced colours. */
async function makePlanFromTheLanding(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  const write = async (label: string, text: string) => {
    await tap(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const check = async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(countTicks)).toBe(
      await page.locator('.options_option input:checked').count(),
    );
    await page.emulateMedia({ forcedColors: 'none' });
  };
  await page.goto('/');
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
  await tap(page.locator('a[href="/generar-plan"]').filter({ visible: true }).first());
  await write('Edad', '27');
  await write('Peso', '78,4');
  await write('Altura', '178');
  await tap(page.getByRole('radio', { name: 'Varón' }));
  await check();
  await tap(page.getByRole('button', { name: 'Seguir con tu salud' }));
  await tap(page.getByRole('checkbox', { name: 'Ninguna' }));
  await tap(page.getByRole('radio', { name: 'Intermedio' }));
  await check();
  await tap(page.getByRole('button', { name: 'Seguir con unas preguntas' }));
  await tap(page.getByRole('button', { name: 'Nada de esto me pasa: No a todas' }));
  await check();
  await tap(page.getByRole('button', { name: 'Seguir con el objetivo' }));
  await tap(page.getByRole('radio', { name: 'Ganar músculo' }));
  await check();
  await tap(page.getByRole('button', { name: 'Generar mi plan' }));
  await expect(save(page)).toBeVisible();
  return taps;
}

test('a plan is thirteen taps from the landing, and survives stopping and killing the server', async ({
  page,
  app,
  signInAs,
  consoleGuard,
}) => {
  // the page keeps polling and the browser checks its service worker while the server is down
  consoleGuard.allow(/ERR_CONNECTION_|ERR_EMPTY_RESPONSE|when fetching the script/);
  await signInAs();
  expect(await makePlanFromTheLanding(page)).toBe(13);

  await test.step('saving keeps the plan on screen without an empty page between', async () => {
    const titles = await page.evaluateHandle(recordTitles);
    await save(page).click();
    await expect(page.getByText('Plan guardado')).toBeVisible();
    await expectSavedPlan(page);
    expect(await titles.evaluate((titlesSeen) => [...titlesSeen])).toEqual([
      'Ganar músculo sin química',
    ]);
  });

  const figures = page.getByRole('region', { name: 'Resumen' });
  const before = await figures.innerText();
  await app.restart();
  await page.reload();
  await expect(figures).toBeVisible();
  expect(await figures.innerText()).toBe(before);

  await app.kill();
  await app.start();
  await page.goto('/mis-planes');
  await listed(page).click();
  await expect(figures).toBeVisible();
  expect(await figures.innerText()).toBe(before);
});

test('the next plan starts from the last answers, waits offline, and is restored after deletion', async ({
  page,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await signInAs();
  const notice = page.getByText(/^Empezamos con lo que contestaste para tu plan del /);
  await test.step('a first plan stored on the phone reaches the account by itself', async () => {
    await page.goto('/generar-plan');
    await answerPersonStep(page, {});
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    await answerHealthStep(page, { condition: 'Hipertensión' });
    await answerScreening(page);
    await answerGoalStep(page, {});
    await page.getByRole('button', { name: 'Generar mi plan' }).click();
    await page.route('**/api/changes', (route) => route.abort());
    await save(page).click();
    await expectSavedPlan(page);
    await page.goto('/mis-planes');
    await expect(page.getByText('Guardado en el teléfono')).toBeVisible();
    await expect(page.getByRole('button', { name: /1 sin subir/ })).toBeVisible();
    await page.unroute('**/api/changes');
    await page.reload();
    await expect(listed(page)).toBeVisible();
    await expect(page.getByText('Guardado en el teléfono')).toBeHidden();
  });

  await test.step('one tap restores a deleted plan with its choices', async () => {
    await listed(page).click();
    await openPlanPart(page, 'Semana');
    const week = page.getByRole('region', { name: 'Tu semana' });
    await week.getByRole('button', { name: 'Semana siguiente' }).click();
    await expect(week.getByText('Semana 2 de 12')).toBeVisible();
    const choices = async () => {
      const reply = await page.request.get('/api/plan-choices');
      const { items } = await reply.json();
      return items.length;
    };
    await expect.poll(choices).toBe(1);
    await page.getByRole('button', { name: 'Borrar este plan' }).click();
    await expect(page).toHaveURL(/\/mis-planes$/);
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
    await expect.poll(choices).toBe(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Plan recuperado')).toBeVisible();
    // all of the card opens it, and its name includes the day
    const card = page.getByRole('listitem').filter({ hasText: 'Ganar músculo sin química' });
    await expect(card.getByRole('link', { name: /, del \d{2}\/\d{2}\/\d{4}$/ })).toBeVisible();
    await card.click();
    await openPlanPart(page, 'Semana');
    await expect(week.getByText('Semana 2 de 12')).toBeVisible();
  });

  await test.step('the next plan starts from its answers', async () => {
    await page.getByRole('button', { name: 'Más acciones del plan' }).click();
    await page.getByRole('menuitem', { name: 'Generar otro plan' }).click();
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Peso')).toHaveValue('78,4');
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    await expect(page.getByRole('checkbox', { name: 'Hipertensión' })).toBeChecked();
    // each deficit repeats its safety questions
    await page.getByRole('button', { name: 'Seguir con unas preguntas' }).click();
    await expect(page.getByRole('heading', { name: 'Antes de seguir' })).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('a plan can start without answers', async () => {
    await page.goto('/generar-plan');
    await page.getByRole('button', { name: 'Empezar en blanco' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByLabel('Peso')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Peso')).toHaveValue('');
    await expect(notice).toHaveCount(0);
  });

  await test.step('its menu omits the foods to avoid, which the draft remembers', async () => {
    await answerPersonStep(page, { weight: '78.4' });
    await page.getByText('Afinar mis datos').click();
    const search = page.getByRole('combobox', { name: 'Alimentos que evitás' });
    await search.fill('pescados');
    await search.press('Enter');
    const chosen = page.getByRole('list', { name: 'Lo que tu menú no trae' }).getByRole('button');
    await expect(chosen).toHaveText(['Quitar Pescados y mariscos, todos']);
    await page.reload();
    await page.getByText('Afinar mis datos').click();
    await expect(search).toHaveValue('');
    await expect(chosen).toHaveText(['Quitar Pescados y mariscos, todos']);
    await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
    // normalised, however it was typed
    await expect(page.getByText('27 años, 78,4 kg, 178 cm, varón, 4 días')).toBeVisible();
    await answerHealthStep(page, {});
    await answerScreening(page);
    await answerGoalStep(page, {});
    await page.getByRole('button', { name: 'Generar mi plan' }).click();
    await save(page).waitFor();
    await expect(await openMenu(page)).not.toContainText(
      /merluza|salmón|atún|caballa|trucha|lenguado|calamar|langostino|sardina/i,
    );
  });
});

/** Runs in the browser: counts the marks of chosen options. */
function countTicks(): number {
  return [...document.querySelectorAll('.options_tick > svg')].filter((tick) =>
    tick.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** Runs in the browser: records every title, however brief. */
function recordTitles(): Set<string> {
  const titlesSeen = new Set<string>();
  const recordTitle = () => titlesSeen.add(document.querySelector('h1')?.textContent ?? '');
  recordTitle();
  new MutationObserver(recordTitle).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return titlesSeen;
}
