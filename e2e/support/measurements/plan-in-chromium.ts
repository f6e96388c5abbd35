import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu, openPlanPart, PLAN_PARTS } from '../pages/plan-form.ts';

export type PlanPartName = (typeof PLAN_PARTS)[number];
export type PartMeasure = { part: PlanPartName; height: number; badges: number };

/** CSS pixels and source badges of each part of the plan as it opens. */
export async function measureParts(page: Page): Promise<PartMeasure[]> {
  const measures: PartMeasure[] = [];
  for (const part of PLAN_PARTS) {
    if (part === 'Comida') await openMenu(page);
    else await openPlanPart(page, part);
    const panel = page.getByRole('tabpanel');
    measures.push({
      part,
      height: Math.round((await panel.boundingBox())?.height ?? 0),
      badges: await panel.locator('.source-badge_root').filter({ visible: true }).count(),
    });
  }
  return measures;
}

export const sumHeights = (parts: readonly PartMeasure[]): number =>
  parts.reduce((total, { height }) => total + height, 0);

export async function countTaps(page: Page, sex: 'Varón' | 'Mujer'): Promise<number> {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  const type = async (label: string, text: string): Promise<void> => {
    await tap(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const press = (name: string) => tap(page.getByRole('button', { name }));
  // labels are the visible boxes of options
  const choose = (name: string) => tap(page.locator('label').filter({ hasText: name }).first());

  await page.goto('/');
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await tap(page.locator('a[href="/generar-plan"]').filter({ visible: true }).first());
  await type('Edad', '27');
  await type('Peso', '78,4');
  await type('Altura', '178');
  await choose(sex);
  await press('Seguir con tu salud');
  await choose('Ninguna');
  await choose('Intermedio');
  await press('Seguir con unas preguntas');
  await press('Nada de esto me pasa: No a todas');
  await press('Seguir con el objetivo');
  await choose('Ganar músculo');
  // plans default to no chemistry
  await press('Generar mi plan');
  await page.getByRole('tablist', { name: 'Partes del plan' }).waitFor();
  return taps;
}
