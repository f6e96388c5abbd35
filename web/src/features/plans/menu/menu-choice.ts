import { MEALS, type Meal } from '@forja/domain/menu/menu';
import type { WeekChange } from '@forja/domain/menu/week/week';
import { z } from 'zod/mini';
import type { MenuChoice } from '../workers/menu-calls.ts';

export const FIRST_WEEK: MenuChoice = { seed: 0, changes: [] };

/** Each change is made again when the plan is opened: more than these is a new week. */
const MOST_CHANGES = 60;

const day = z.int().check(z.gte(0), z.lte(6));
const meal = z.enum(MEALS);
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), day }),
  z.object({ kind: z.literal('meal'), day, meal }),
  z.object({
    kind: z.literal('swap'),
    day,
    meal,
    slot: z.int().check(z.gte(0)),
    foodId: z.string(),
  }),
]);
const menuChoice = z.catch(
  z.object({
    seed: z.int().check(z.gte(0)),
    changes: z.array(change).check(z.maxLength(MOST_CHANGES)),
  }),
  FIRST_WEEK,
);

/** What another version left behind counts as nothing chosen. */
export const readMenuChoice = (stored: unknown): MenuChoice => menuChoice.parse(stored);

export const isFirstWeek = ({ seed, changes }: MenuChoice): boolean =>
  seed === 0 && changes.length === 0;

/** Another week forgets the changes made to this one. */
export const anotherWeekOfMenus = ({ seed }: MenuChoice): MenuChoice => ({
  seed: seed + 1,
  changes: [],
});

/** Another day or another meal: the foods changed in it go with it, and all the rest stays. */
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
  return { seed, changes: [...otherChanges, added].slice(-MOST_CHANGES) };
}
