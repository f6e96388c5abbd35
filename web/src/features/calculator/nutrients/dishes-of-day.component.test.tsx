import { aPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import type { SavedPlan } from '../../plans/saved-plan.queries.ts';
import { DishesOfDay } from './dishes-of-day.tsx';

/** Fails to load its script, as without connection. */
class FailedWorker extends EventTarget {
  postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
  terminate(): void {}
}

const dishes = page.getByRole('list', { name: 'Platos del plan' });

function aSavedPlan(): SavedPlan {
  const outcome = generatePlan(aPerson());
  if (!outcome.ok) throw new Error('no plan');
  const value = { createdAt: new Date('2026-11-01T12:00:00Z'), plan: outcome.plan };
  return { id: 'a-plan', value, stored: {}, state: 'in-account' };
}

async function show(): Promise<void> {
  await page.viewport(320, 700);
  await renderComponent(
    <main>
      <h1>Nutrientes</h1>
      <h2>Del plan</h2>
      <DishesOfDay plan={aSavedPlan()} day="2026-11-18" />
      <Toaster />
    </main>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a failed worker shows an error, keeps the logged food, and a retry computes the dishes', async () => {
  vi.stubGlobal('Worker', FailedWorker);
  await show();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('No pudimos armar los platos de este día')).toBeVisible();
  await expect
    .element(alert.getByText('Tu plan y lo que anotaste siguen guardados.'))
    .toBeVisible();
  await assertAccessible();
  vi.unstubAllGlobals();
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect.element(dishes, { timeout: 30_000 }).toBeVisible();
});

test('each dish is a button 44 px high with its meal and energy, and nothing overflows at 320 px', async () => {
  await show();
  await expect.element(dishes, { timeout: 30_000 }).toBeVisible();
  const buttons = dishes.getByRole('button');
  expect(buttons.first().element().textContent).toMatch(/Desayuno · \d[\d.]*\skcal · \d+ alimento/);
  for (const button of buttons.elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const { content, window: visible } = measureWidth(320);
  expect(content).toBeLessThanOrEqual(visible);
  await assertAccessible();
});

test('a dish that cannot be stored shows the refusal of the server', async () => {
  await show();
  await expect.element(dishes, { timeout: 30_000 }).toBeVisible();
  await dishes.getByRole('button').first().click();
  await expect.element(page.getByText('No pudimos anotar el plato').first()).toBeVisible();
});
