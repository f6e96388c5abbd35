import { aPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import type { SavedOwnGoal } from '../../own-goals.collection.ts';
import { planGoals } from './day-goal.queries.ts';
import { goalProblems } from './goal-problems.ts';
import { GoalSource } from './goal-source.tsx';

test('a goal that a later plan rejects is not used, and the page gives the reason', async () => {
  const outcome = generatePlan(aPerson({ health: ['active_cancer'] }));
  if (!outcome.ok) throw new Error('no plan');
  const value = { createdAt: new Date('2026-11-01T15:00:00Z'), plan: outcome.plan };
  const plan = { id: 'a-plan', value, stored: {}, state: 'in-account' as const };
  const saved: SavedOwnGoal = {
    id: 'a-goal',
    value: { kcal: 1500, protein: 110, carbs: 150, fat: 51 },
    stored: {},
    state: 'in-account',
  };
  const problems = goalProblems(saved.value, plan);
  expect(problems.map(({ code }) => code)).toContain('no-deficit-active-cancer');

  await page.viewport(320, 700);
  const goals = planGoals(outcome.plan);
  await renderComponent(
    <main>
      <h1>Nutrientes</h1>
      <GoalSource goal={{ isPending: false, goals, plan, saved: [saved], problems }} />
    </main>,
  );
  await expect
    .element(page.getByText('Las metas son las de tu plan del 01/11/2026', { exact: false }))
    .toBeVisible();
  await expect
    .element(
      page.getByText('Tu meta propia no se usa: con lo que dice tu plan no la aceptaríamos.'),
    )
    .toBeVisible();
  for (const { text } of problems) await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Volver a la meta del plan' }))
    .toBeVisible();
  await assertAccessible();
});
