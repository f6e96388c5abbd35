import { aPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { EarlierStops } from './recompute-plan.tsx';

/** Weight loss saved by an engine that lacked the early end. */
function aPlanWithoutEnd(): Plan {
  const outcome = generatePlan(
    aPerson({
      sex: 'female',
      ageYears: 22,
      weightKg: 53.5,
      heightCm: 165,
      goal: 'fat_loss',
      level: 'beginner',
      cycleWeeks: 24,
    }),
  );
  if (!outcome.ok) throw new Error('no plan');
  const { deficitEnds: _, ...energy } = outcome.plan.energy;
  return { ...outcome.plan, engineVersion: '1.3.0', energy };
}

const show = (plan: Plan) =>
  renderComponent(
    <main>
      <h1>Tu plan</h1>
      <EarlierStops plan={plan} />
    </main>,
  );

test('an older plan whose loss now ends earlier shows the stop at once, with the changes', async () => {
  await page.viewport(320, 700);
  await show(aPlanWithoutEnd());
  await expect.element(page.getByText('Antes de seguir con este plan, leé esto')).toBeVisible();
  await expect
    .element(page.getByText(/termina antes de lo que decía: cerca de la semana \d+\./))
    .toBeVisible();
  expect(measureWidth(320).content).toBeLessThanOrEqual(320);
  await assertAccessible();
  await page.getByRole('button', { name: 'Ver qué cambiaría' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Con el motor de hoy' })).toBeVisible();
  await expect.element(page.getByText('Semana en la que la baja termina')).toBeVisible();
});

test('a plan of the current engine shows no stop', async () => {
  const outcome = generatePlan(aPerson());
  if (!outcome.ok) throw new Error('no plan');
  await show(outcome.plan);
  await expect.element(page.getByRole('heading', { name: 'Tu plan' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
