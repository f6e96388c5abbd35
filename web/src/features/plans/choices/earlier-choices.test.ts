import { afterEach, expect, test, vi } from 'vitest';
import { forgetEarlierChoice, readEarlierChoice } from './earlier-choices.ts';
import { NOTHING_CHOSEN } from './plan-choice.ts';

const PLAN = '0199f4f2-6b1e-7c61-9a43-0c8f21aa0001';
const week = { seed: 2, swaps: { 'bench-press': 'smith-incline-press' }, week: 3 };
const menu = { seed: 1, changes: [{ kind: 'day', day: 4 }] };

function stubStorage(entries: Record<string, unknown>): Map<string, string> {
  const stored = new Map(
    Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)] as const),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}
afterEach(() => vi.unstubAllGlobals());

test('a choice stored by an earlier version applies until the plan has one', () => {
  const stored = stubStorage({
    [`forja-plan-menu-${PLAN}`]: menu,
    [`forja-plan-semana-${PLAN}`]: week,
  });
  expect(readEarlierChoice(PLAN)).toEqual({ menu, week });
  forgetEarlierChoice(PLAN);
  expect([...stored.keys()]).toEqual([]);
  expect(readEarlierChoice(PLAN)).toBeUndefined();
});

test('an unchanged part keeps the value of the plan', () => {
  stubStorage({ [`forja-plan-semana-${PLAN}`]: week });
  expect(readEarlierChoice(PLAN)).toEqual({ menu: NOTHING_CHOSEN.menu, week });
});

test.each([
  'x',
  { training: { seed: 3, swaps: [] } },
  { seed: -1, changes: [] },
  { seed: 0, changes: [{ kind: 'day', day: 9 }] },
])('an unreadable choice (%j) is ignored', (value) => {
  stubStorage({ [`forja-plan-menu-${PLAN}`]: value });
  expect(readEarlierChoice(PLAN)).toBeUndefined();
});
