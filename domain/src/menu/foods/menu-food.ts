import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/foods.ts';
import type { Serving } from '../dish.ts';
import { MENU_FOOD_ROWS } from './menu-foods.data.ts';
import type { Weighed } from '../menu.ts';

/** Amounts are in household measures; `step` is the smallest change that a cook would make. */
export type MenuFood = {
  readonly food: Food;
  readonly name: string;
  readonly measure: { readonly one: string; readonly many: string; readonly grams: number };
  readonly step: number;
  readonly least: number;
  readonly usual: number;
  readonly most: number;
  readonly weighed: Weighed;
};

/** Printed whole grams; every total counts these. */
export const gramsOfAmount = ({ measure }: Pick<MenuFood, 'measure'>, amount: number): number =>
  Math.round(amount * measure.grams);

export const MENU_FOODS: ReadonlyMap<string, MenuFood> = new Map(
  Object.entries(MENU_FOOD_ROWS).map(
    ([id, [name, one, many, grams, step, least, usual, most, weighed]]) => {
      const food = foodById(id);
      if (!food) throw new Error(`menu food ${id} is not in the food table`);
      return [id, { food, name, measure: { one, many, grams }, step, least, usual, most, weighed }];
    },
  ),
);

export function menuFood(id: string): MenuFood {
  const servedFoodRow = MENU_FOODS.get(id);
  if (!servedFoodRow) throw new Error(`${id} is not served in menus`);
  return servedFoodRow;
}

export function servedFood(id: string, serving?: Serving): MenuFood {
  const menuServing = menuFood(id);
  if (!serving) return menuServing;
  const [least, usual, most, step] = serving;
  return { ...menuServing, least, usual, most, step };
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

const TEASPOON = 'cucharadita';
const TEASPOONS_PER_SPOON = 3;

export function formatHouseholdMeasure({ measure }: MenuFood, amount: number): string {
  const spoons = measure.one === TEASPOON ? Math.floor(amount / TEASPOONS_PER_SPOON) : 0;
  if (spoons === 0) return formatCount(amount, measure.one, measure.many);
  const teaspoons = amount - spoons * TEASPOONS_PER_SPOON;
  const wholeSpoons = formatCount(spoons, 'cucharada', 'cucharadas');
  return teaspoons === 0
    ? wholeSpoons
    : `${wholeSpoons} y ${formatCount(teaspoons, measure.one, measure.many)}`;
}

function formatCount(amount: number, one: string, many: string): string {
  const whole = Math.floor(amount);
  const fraction = FRACTIONS[String(amount - whole)] ?? '';
  const number = whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
  return `${number} ${amount > 1 ? many : one}`;
}
