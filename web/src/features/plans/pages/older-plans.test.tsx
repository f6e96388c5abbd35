import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';
import { planOutline } from '@forja/domain/plan/plan-outline';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NOTHING_CHOSEN } from '../choices/plan-choice.ts';
import { sheetContent } from '../clinician/sheet-content.ts';
import { plans } from '../plans.collection.ts';
import { PLAN_PARTS } from '../plan-parts.ts';
import { PlanView } from '../view/plan-view.tsx';

const MADE = '2026-11-20T12:00:00.000Z';
const FOLDER = join(import.meta.dirname, '../../../../../domain/src/plan/older-engines');
/** Stored plans of each engine. */
const saved = ['1.2.0', '1.3.0'].flatMap((version) => {
  const file = readFileSync(join(FOLDER, `engine-${version}.json`), 'utf8');
  return (JSON.parse(file) as { place: string; plan: Plan }[]).map((each) => ({
    version,
    ...each,
  }));
});

function decodePlan(plan: Plan) {
  const savedPlan = plans.decode({ createdAt: MADE, plan });
  if (!savedPlan) throw new Error('the plan is unreadable');
  return savedPlan;
}

const routers = PLAN_PARTS.map((part) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [`/#${part}`] }),
  }),
);

// a Monday, the first session of every week
beforeAll(() => void vi.setSystemTime(new Date('2026-11-23T15:00:00Z')));
afterAll(() => void vi.useRealTimers());

const page = (plan: Plan, createdAt: Date): string =>
  routers
    .map((router) =>
      renderToStaticMarkup(
        <RouterContextProvider router={router}>
          <QueryClientProvider client={new QueryClient()}>
            <PlanView
              id="0199f4f2-6b1e-7c61-9a43-0c8f21aa0001"
              plan={plan}
              createdAt={createdAt}
              choices={{
                choice: NOTHING_CHOSEN,
                choose: () => ({ undo: () => undefined, stored: Promise.resolve() }),
                storage: '',
              }}
            />
          </QueryClientProvider>
        </RouterContextProvider>,
      ),
    )
    .join('');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test.each(saved)('the plan of $place, made by engine $version, opens whole', ({ plan }) => {
  const { plan: savedPlan, createdAt } = decodePlan(plan);
  const html = page(savedPlan, createdAt);
  const exercises = savedPlan.training.days[0]?.exercises.map(({ name }) => name) ?? [];
  for (const text of ['Comida por día', 'Suplementos', 'Fuentes', ...exercises])
    expect(html.includes(text), text).toBe(true);
  expect(/undefined|NaN|\[object/.exec(html)).toBeNull();
});

test.each(saved)(
  'the plan of $place, made by engine $version, shows the current health line beside its level',
  ({ plan }) => {
    const { plan: savedPlan, createdAt } = decodePlan(plan);
    const html = page(savedPlan, createdAt);
    expect(html).toContain('Riesgo por sustancias');
    expect(html).toContain(escapeHtml(planHealth(savedPlan).text));
  },
);

test('a pressure of 195/118 links to the alarm from the head of the plan', () => {
  const [first] = saved;
  if (!first) throw new Error('no saved plan');
  const input = { ...first.plan.input, bloodPressure: { systolic: 195, diastolic: 118 } };
  const { plan: savedPlan, createdAt } = decodePlan({ ...first.plan, input });
  expect(page(savedPlan, createdAt)).toMatch(
    /<h1[^>]*>Pará ahora y llamá<.*tel:107.*aria-label="Resumen"/s,
  );
});

test.each(saved)(
  'the plan of $place, made by engine $version, has its row in the list and its clinician sheet',
  ({ version, plan }) => {
    const { plan: savedPlan, createdAt } = decodePlan(plan);
    expect(planOutline(savedPlan).energyKcal).toBe(savedPlan.energy.target.value);
    const { sections, subtitle } = sheetContent(savedPlan, createdAt);
    expect(subtitle).toContain(`motor ${version}`);
    expect(sections.flatMap(({ items }) => items).join(' ')).not.toMatch(/undefined|NaN|\[object/);
  },
);
