import { aPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { expect, test } from 'vitest';
import { makeMenus } from '../../workers/make-menus.ts';
import { findMenuChange } from './menu-change.ts';
import { anotherDay, anotherMeal, anotherWeekOfMenus, FIRST_WEEK } from '../menu-choice.ts';
import { toWeekCall } from '../../workers/week-call.ts';

const outcome = generatePlan(aPerson());
if (!outcome.ok) throw new Error('no plan');
const { plan } = outcome;
const makeWeek = (choice = FIRST_WEEK) => makeMenus(toWeekCall(plan, choice, 11));
const first = makeWeek();
const WEDNESDAY = 2;

test('another dinner changes that dinner, and the change names the new dish', () => {
  const after = makeWeek(anotherMeal(FIRST_WEEK, WEDNESDAY, 'dinner'));
  const { meals, isWholeWeek } = findMenuChange(first, after, WEDNESDAY);
  expect(meals.map(({ meal }) => meal)).toContain('dinner');
  expect(isWholeWeek).toBe(false);
  if (!after.ok) throw new Error('no menus');
  for (const { meal, dish } of meals)
    expect(after.days[WEDNESDAY]?.menu.meals.find((each) => each.meal === meal)?.title).toBe(dish);
});

test('another day changes meals of that day, and another week most of its days', () => {
  const day = findMenuChange(first, makeWeek(anotherDay(FIRST_WEEK, WEDNESDAY)), WEDNESDAY);
  expect(day.meals.length).toBeGreaterThan(0);
  expect(day.isWholeWeek).toBe(false);
  expect(
    findMenuChange(first, makeWeek(anotherWeekOfMenus(FIRST_WEEK)), WEDNESDAY).isWholeWeek,
  ).toBe(true);
});

test('equal menus have no change', () => {
  expect(findMenuChange(first, makeWeek(), WEDNESDAY)).toEqual({ meals: [], isWholeWeek: false });
});
