import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  answerGoalStep,
  answerHealthStep,
  answerPersonStep,
  expectSavedPlan,
  makePlan,
  savePlan,
  answerScreening,
  openPlanPart,
  PLAN_PARTS,
} from '../../support/pages/plan-form.ts';

test('a plan that was saved is still there after the server is stopped, and after it is killed', async ({
  page,
  app,
  signedInAs,
  consoleGuard,
}) => {
  // The page goes on asking what other devices did while the server is away, and the browser for a newer service worker.
  consoleGuard.allow(/ERR_CONNECTION_|ERR_EMPTY_RESPONSE|when fetching the script/);
  test.setTimeout(120_000);
  await signedInAs();
  await makePlan(page);
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expect(page.getByText('Plan guardado')).toBeVisible();
  await expectSavedPlan(page);
  const figures = page.getByRole('region', { name: 'Resumen' });
  const before = await figures.innerText();

  await app.restart();
  await page.reload();
  await expect(figures).toHaveText(new RegExp(firstLineOf(before)));

  await app.kill();
  await app.start();
  await page.goto('/mis-planes');
  await page.getByRole('link', { name: 'Ganar músculo sin química' }).click();
  await expect(figures).toBeVisible();
  expect(await figures.innerText()).toBe(before);
});

const firstLineOf = (text: string): string => text.split('\n')[0] ?? '';

test('a person with heart disease who asks for a steroid cycle gets Muy Alto, no compounds, the reason and the natural plan', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await makePlan(page, { condition: 'Enfermedad cardíaca', cycleType: 'Con química' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plan va sin compuestos');
  const today = page.getByRole('region', { name: 'Hoy', exact: true });
  await expect(today).toContainText(
    'Pediste un plan con química. No incluimos compuestos en tu plan porque marcaste enfermedad del corazón.',
  );
  await today.getByRole('button', { name: 'Ver el riesgo y qué lo bajaría' }).click();

  const risk = page.getByRole('region', { name: 'Compuestos y riesgo' });
  await expect(risk).toContainText('Muy Alto');
  await expect(risk.getByRole('heading', { name: 'Lo que declaraste' })).toHaveCount(0);
  const compared = risk.getByRole('table', { name: 'Sin y con química, lado a lado' });
  // natural first
  await expect(compared.getByRole('columnheader')).toHaveText([
    'Qué',
    'Sin química',
    'Con química',
  ]);
  const levels = compared.getByRole('row', { name: 'Riesgo por sustancias' }).getByRole('cell');
  await expect(levels).toHaveText([/Bajo/, /Muy Alto/]);

  await risk
    .getByRole('button', { name: /^Fuente de .+, [A-D]$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(/Evidencia [A-D]/);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await openPlanPart(page, 'Semana');
  await expect(page.getByRole('region', { name: 'Tu semana' })).toContainText('Series');
  await openPlanPart(page, 'Comida');
  await expect(page.getByRole('region', { name: 'Comida por día' })).toContainText('Proteína');

  // in the list it is what it is on its page, never the level of the plan without chemistry
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expectSavedPlan(page);
  await page.goto('/mis-planes');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ganar músculo sin compuestos' }),
  ).toContainText('Muy Alto');
});

test('a 17-year-old gets no compound content', async ({ page, signedInAs }) => {
  await signedInAs();
  await page.goto('/generar-plan');
  await answerPersonStep(page, { age: '17' });
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await answerHealthStep(page, {});
  await answerScreening(page);
  await answerGoalStep(page, { cycleType: 'Con química' });
  await expect(
    page.getByText('Con menos de 18 años no mostramos ningún plan con química.'),
  ).toBeVisible();
  await expect(page.getByText('Lo que usás o pensás usar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu plan va sin compuestos');
  const refusal = page.locator('.alert_root').filter({ hasText: 'Pediste un plan con química.' });
  await expect(refusal).toHaveCount(1);
  await expect(refusal).toContainText('18');
  for (const number of ['107', '141'])
    await expect(refusal.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  await expect(refusal.getByRole('button', { name: /^Fuente de .+, [A-D]$/ })).toBeVisible();
  const [first, figures] = [
    await refusal.boundingBox(),
    await page.getByRole('region', { name: 'Resumen' }).boundingBox(),
  ];
  expect(first?.y).toBeLessThan(figures?.y ?? 0);
  // the work behind the reason names one, in the list of sources and nowhere else
  for (const part of PLAN_PARTS.filter((name) => name !== 'Fuentes')) {
    await openPlanPart(page, part);
    await expect(page.getByRole('heading', { name: 'Compuestos y riesgo' })).toHaveCount(0);
    await expect(page.getByText(/testosterona|esteroide/i)).toHaveCount(0);
  }
});

test(
  'the ficha moves with every field and the draft survives leaving',
  { tag: '@wide' },
  async ({ page, signedInAs, isMobile }) => {
    await signedInAs();
    await page.goto('/generar-plan');
    await answerPersonStep(page, {});
    const energy = page
      .locator(
        isMobile ? '.generate-plan_preview .text_figure' : '.generate-plan_aside .text_figure',
      )
      .first();
    await expect(energy).toHaveText(/^\d\.\d{3}\s*kcal/);
    const at78 = await energy.innerText();
    await page.getByLabel('Peso').fill('90');
    await expect(energy).not.toHaveText(at78);

    await page.reload();
    await expect(page.getByLabel('Peso')).toHaveValue('90');
    await expect(page.getByRole('radio', { name: 'Varón' })).toBeChecked();
  },
);

test('saving a plan leaves it on screen: no empty page comes between it and its own', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await makePlan(page);
  const titles = await page.evaluateHandle(recordTitles);
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expectSavedPlan(page);
  expect(await titles.evaluate((seen) => [...seen])).toEqual(['Ganar músculo sin química']);
});

test('the next plan starts from the answers of the last one, and from none when asked to', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page, { condition: 'Hipertensión' });
  await page.getByRole('button', { name: 'Más acciones del plan' }).click();
  await page.getByRole('menuitem', { name: 'Generar otro plan' }).click();
  const notice = page.getByText(/^Empezamos con lo que contestaste para tu plan del /);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Peso')).toHaveValue('78,4');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(page.getByRole('checkbox', { name: 'Hipertensión' })).toBeChecked();
  // what guards a deficit is asked each time
  await page.getByRole('button', { name: 'Seguir con unas preguntas' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de seguir' })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.goto('/generar-plan');
  await page.getByRole('button', { name: 'Empezar en blanco' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Peso')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Peso')).toHaveValue('');
  await expect(notice).toHaveCount(0);
});

test('a plan is thirteen taps from the landing, and fits a phone on its side and text twice as large', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/');
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
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
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeVisible();
  expect(taps).toBe(13);
});

/** Runs in the browser: the marks of what is chosen that are on the page. */
function countTicks(): number {
  return [...document.querySelectorAll('.options_tick > svg')].filter((tick) =>
    tick.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** Runs in the browser: every title that the page shows from now on, however short. */
function recordTitles(): Set<string> {
  const seen = new Set<string>();
  const look = () => seen.add(document.querySelector('h1')?.textContent ?? '');
  look();
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return seen;
}

test('a plan that was deleted comes back with one tap, with what was chosen of it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await savePlan(page);
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
  // all of the card opens it, and its name says the day
  const card = page.getByRole('listitem').filter({ hasText: 'Ganar músculo sin química' });
  await expect(card.getByRole('link', { name: /, del \d{2}\/\d{2}\/\d{4}$/ })).toBeVisible();
  await card.click();
  await openPlanPart(page, 'Semana');
  await expect(week.getByText('Semana 2 de 12')).toBeVisible();
});

test('without an answer from the server the plan is kept on the phone, and reaches the account by itself', async ({
  page,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await signedInAs();
  await makePlan(page);
  await page.route('**/api/changes', (route) => route.abort());
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expectSavedPlan(page);
  await page.goto('/mis-planes');
  await expect(page.getByText('Guardado en el teléfono')).toBeVisible();
  await expect(page.getByRole('button', { name: /1 sin subir/ })).toBeVisible();
  await page.unroute('**/api/changes');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ganar músculo sin química' })).toBeVisible();
  await expect(page.getByText('Guardado en el teléfono')).toBeHidden();
});

test('the form, the plan and the list are accessible and never scroll sideways @wide', async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(120_000);
  await signedInAs();
  const check = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  await page.goto('/mis-planes');
  await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();
  await check();
  await page.goto('/generar-plan');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await check();
  await answerPersonStep(page, {});
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await check();
  await answerHealthStep(page, {});
  await page.getByRole('button', { name: 'Seguir con unas preguntas' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de seguir' })).toBeFocused();
  await check();
  await page.goBack();
  await answerScreening(page, { screening: 'Sí' });
  await answerGoalStep(page, { cycleType: 'Con química' });
  await check();
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeVisible();
  await check();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expectSavedPlan(page);
  await page.goto('/mis-planes');
  await expect(page.getByRole('link', { name: /Ganar músculo/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/generar-plan');
  await expectNoSidewaysScroll(page);
});
