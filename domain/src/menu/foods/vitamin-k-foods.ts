import { findMicronutrients } from '../../foods/micronutrients.ts';
import { MENU_FOODS } from './menu-food.ts';

/** µg per usual portion. Forja's rule. */
const RICH_FROM_UG = 40;

/** Portions stay constant with an anticoagulant. */
export const VITAMIN_K_RICH_FOODS: ReadonlySet<string> = new Set(
  [...MENU_FOODS].flatMap(([id, { food, usual, measure }]) => {
    const micrograms = ((findMicronutrients(id)['vitamin-k'] ?? 0) * usual * measure.grams) / 100;
    return food.group === 'vegetables' && micrograms >= RICH_FROM_UG ? [id] : [];
  }),
);
