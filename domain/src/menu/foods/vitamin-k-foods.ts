import { findMicronutrients } from '../../foods/micronutrients.ts';
import { MENU_FOODS } from './menu-food.ts';

/** µg in a usual portion from which one vegetable changes the vitamin K of a day. Forja's rule. */
const RICH_FROM_UG = 40;

/** Vegetables whose portions must stay constant with an anticoagulant. */
export const VITAMIN_K_RICH_FOODS: ReadonlySet<string> = new Set(
  [...MENU_FOODS].flatMap(([id, { food, usual, measure }]) => {
    const micrograms = ((findMicronutrients(id)['vitamin-k'] ?? 0) * usual * measure.grams) / 100;
    return food.group === 'vegetables' && micrograms >= RICH_FROM_UG ? [id] : [];
  }),
);
