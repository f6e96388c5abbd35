import { addDays } from '@forja/domain/calendar/day';
import { goalDates } from '@forja/domain/measures/goals/goal-dates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { GoalState } from './goal-state.tsx';

const TODAY = '2026-11-25';
const goal = { field: 'weightKg', target: 76, from: 82, setOn: '2026-11-01' } as const;

/** Daily weights with the noise of a scale. */
const weights = (count: number, perDay: number) =>
  Array.from({ length: count }, (_, back) => ({
    takenOn: addDays(TODAY, -back),
    weightKg: 80 - perDay * back + 0.2 * Math.sin(back * 2.4),
  }));

const show = (count: number, perDay: number) =>
  renderComponent(
    <main>
      <h1>Medidas</h1>
      <GoalState
        field="weightKg"
        unit="kg"
        dates={goalDates(goal, weights(count, perDay), { today: TODAY, weeklyLossCapPercent: 1 })}
      />
    </main>,
  );

test('a goal with less than three weeks of data shows the missing days and no date', async () => {
  await show(20, -0.06);
  await expect.element(page.getByText(/Faltan? .*para las tres semanas/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d{1,2}\/\d{1,2}\/\d{4}/);
});

test('a steady loss has a range of dates, with its trend and its source', async () => {
  await page.viewport(320, 720);
  await show(42, -0.1);
  await expect
    .element(page.getByText(/entre el \d{1,2}\/\d{1,2}\/\d{4} y el \d{1,2}\/\d{1,2}\/\d{4}/))
    .toBeVisible();
  await expect.element(page.getByText(/Tu tendencia: −0,7\d?.kg/)).toBeVisible();
  await expect.element(page.getByText(/No es una meta que tengas que cumplir/)).toBeVisible();
  expect(measureWidth(320)).toMatchObject({ clipped: [] });
  await assertAccessible();
});

test.each([
  ['what does not move is noise', 0, /Todavía es ruido/],
  ['a trend away from the goal has no date', 0.1, /va para el otro lado/],
  ['a loss that is too fast has no date', -0.4, /más rápido de lo que conviene/],
] as const)('%s', async (_, perDay, text) => {
  await show(42, perDay);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/entre el \d/);
});
