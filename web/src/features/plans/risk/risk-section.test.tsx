import { aPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RiskSection } from './risk-section.tsx';

test('a minor who asked for compounds reads the reasons against them and whom to call', async () => {
  const outcome = generatePlan(aPerson({ ageYears: 17, cycleType: 'steroid' }));
  if (!outcome.ok) throw new Error('no plan');
  const { plan } = outcome;
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={new QueryClient()}>
          <RiskSection plan={plan} planId="plan" />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const sentence of ['menos de 18 años', '107 o 911', '141', 'Muy Alto'])
    expect(text).toContain(sentence);
  expect(text).not.toMatch(/esteroide|testosterona|inyec|ciclo|puntos:/i);
});
