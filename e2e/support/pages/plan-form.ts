import { expect, type Locator, type Page } from '@playwright/test';

type Answers = {
  age?: string;
  weight?: string;
  height?: string;
  sex?: 'Varón' | 'Mujer';
  condition?: string;
  level?: string;
  goal?: string;
  cycleType?: 'Sin química' | 'Con química';
  /** Answer to every screening question; 'skipped' leaves them untouched. */
  screening?: 'Sí' | 'No' | 'Prefiero no contestar' | 'skipped';
};

/** Answers the form up to the unsaved plan on screen. */
export async function makePlan(page: Page, answers: Answers = {}): Promise<void> {
  await answerPlanForm(page, answers);
  await page.getByRole('button', { name: 'Guardar plan' }).waitFor();
}

export async function answerPlanForm(page: Page, answers: Answers = {}): Promise<void> {
  await page.goto('/generar-plan');
  await answerPersonStep(page, answers);
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await answerHealthStep(page, answers);
  await answerScreening(page, answers);
  await answerGoalStep(page, answers);
  await page.getByRole('button', { name: 'Generar mi plan' }).click();
}

export async function savePlan(page: Page, answers: Answers = {}): Promise<void> {
  await makePlan(page, answers);
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expectSavedPlan(page);
}

/** Waits for the saved plan's page: the address changes first, and the unsaved plan has the same parts. */
export async function expectSavedPlan(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/mis-planes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Borrar este plan' })).toBeVisible();
}

export async function answerPersonStep(
  page: Page,
  { age = '27', weight = '78,4', height = '178', sex = 'Varón' }: Answers,
): Promise<void> {
  await page.getByLabel('Edad').fill(age);
  await page.getByLabel('Peso').fill(weight);
  await page.getByLabel('Altura').fill(height);
  await page.getByRole('radio', { name: sex }).check();
}

export async function answerHealthStep(
  page: Page,
  { condition = 'Ninguna', level = 'Intermedio' }: Answers,
): Promise<void> {
  await page.getByRole('checkbox', { name: condition }).check();
  await page.getByRole('radio', { name: level }).check();
}

export async function answerScreening(
  page: Page,
  { screening = 'No' }: Answers = {},
): Promise<void> {
  await page.getByRole('button', { name: 'Seguir con unas preguntas' }).click();
  await page.getByRole('heading', { name: 'Antes de seguir' }).waitFor();
  if (screening !== 'skipped')
    for (const answer of await page.getByRole('radio', { name: screening, exact: true }).all())
      await answer.check();
  await page.getByRole('button', { name: 'Seguir con el objetivo' }).click();
}

export async function answerGoalStep(
  page: Page,
  { goal = 'Ganar músculo', cycleType = 'Sin química' }: Answers,
): Promise<void> {
  await page.getByRole('radio', { name: goal }).check();
  await page.getByRole('radio', { name: cycleType }).check();
}

export const PLAN_PARTS = ['Hoy', 'Semana', 'Comida', 'Suplementos', 'Riesgo', 'Fuentes'] as const;

export async function openPlanPart(page: Page, name: (typeof PLAN_PARTS)[number]): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

export async function openMenu(page: Page): Promise<Locator> {
  await openPlanPart(page, 'Comida');
  const menu = page.getByRole('region', { name: 'Menú' });
  await expect(menu.getByRole('heading', { name: 'Desayuno' })).toBeVisible({ timeout: 30_000 });
  return menu;
}
