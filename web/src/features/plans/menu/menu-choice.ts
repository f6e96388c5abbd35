import { MAX_MENU_CHANGES, type PlanChoice } from '@forja/contract/plan-choices';
import type { Meal } from '@forja/domain/menu/menu';
import type { WeekChange } from '@forja/domain/menu/week/week';

export type MenuChoice = PlanChoice['menu'];

export const FIRST_WEEK: MenuChoice = { seed: 0, changes: [] };

export const isFirstWeek = ({ seed, changes }: MenuChoice): boolean =>
  seed === 0 && changes.length === 0;

/** Another week drops the swaps of this one. */
export const anotherWeekOfMenus = ({ seed }: MenuChoice): MenuChoice => ({
  seed: seed + 1,
  changes: [],
});

/** Another day or meal drops its own swaps only. */
export const anotherDay = (choice: MenuChoice, of: number): MenuChoice =>
  withChange(choice, { kind: 'day', day: of }, (swap) => swap.day === of);
export const anotherMeal = (choice: MenuChoice, of: number, which: Meal): MenuChoice =>
  withChange(
    choice,
    { kind: 'meal', day: of, meal: which },
    (swap) => swap.day === of && swap.meal === which,
  );

export const withSwappedFood = (
  choice: MenuChoice,
  swap: Omit<Extract<WeekChange, { kind: 'swap' }>, 'kind'>,
): MenuChoice => withChange(choice, { kind: 'swap', ...swap }, () => false);

function withChange(
  { seed, changes }: MenuChoice,
  added: WeekChange,
  goes: (swap: Extract<WeekChange, { kind: 'swap' }>) => boolean,
): MenuChoice {
  const otherChanges = changes.filter((one) => one.kind !== 'swap' || !goes(one));
  return { seed, changes: [...otherChanges, added].slice(-MAX_MENU_CHANGES) };
}
