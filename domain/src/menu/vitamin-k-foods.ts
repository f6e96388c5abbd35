import { micronutrientsOf } from '../foods/micronutrients.ts';
import { MENU_FOODS } from './menu-food.ts';

/** µg in a usual portion from which a vegetable moves the vitamin K of a day by itself. Forja's rule; the amounts are of the food table. */
const RICH_FROM_UG = 40;

/** Leaves and cabbages whose portions whoever takes an anticoagulant keeps even. */
export const RICH_IN_VITAMIN_K: ReadonlySet<string> = new Set(
  [...MENU_FOODS].flatMap(([id, { food, usual, measure }]) => {
    const micrograms = ((micronutrientsOf(id)['vitamin-k'] ?? 0) * usual * measure.grams) / 100;
    return food.group === 'vegetables' && micrograms >= RICH_FROM_UG ? [id] : [];
  }),
);
