import { CHECK_UP_TESTS } from '@forja/domain/monitoring/check-up-tests.data';
import { BEFORE_STOPPING, STOPPING_EXPECTATIONS } from '@forja/domain/care/stopping.data';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AN_AMOUNT } from '@forja/domain/compounds/never-said.fixture';
import { expectCareful, readText } from '../../../shared/evidence/never-said.fixture.ts';
import { AlarmPage } from '../alarm/alarm-page.tsx';
import { CheckUpsPage } from './check-ups-page.tsx';
import { StoppingPage } from './stopping-page.tsx';

async function readPage(page: () => ReactNode): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page() }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  { name: 'the alarm', page: () => <AlarmPage /> },
  { name: 'the check-ups', page: CheckUpsPage },
  { name: 'how to stop', page: StoppingPage },
])('$name makes no banned claim, gives no amount and says whom to call', async ({ page }) => {
  const html = await readPage(page);
  expectCareful(html);
  expect(readText(html)).not.toMatch(AN_AMOUNT);
});

test('the calendar lists every test of the rules without opening anything', async () => {
  const text = readText(await readPage(CheckUpsPage));
  for (const { name, stopNow = '' } of CHECK_UP_TESTS) {
    expect(text).toContain(name);
    expect(text).toContain(stopNow);
  }
});

test('the page about stopping first warns against leaving a prescription, then cites the evidence', async () => {
  const text = readText(await readPage(StoppingPage));
  const places = [...BEFORE_STOPPING, ...STOPPING_EXPECTATIONS].map((each) =>
    text.indexOf(each.text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
