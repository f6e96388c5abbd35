import { FOODS } from '../foods/foods.ts';
import type { Profile } from '../person/profile.ts';
import { mayCarryMilk } from './foods-with-milk.ts';
import type { Eater } from './kitchen.ts';

/** Almost all sugar: no menu of ours proposes them to whoever has diabetes. */
const SUGARY = ['mermelada-comun', 'miel', 'durazno-en-almibar-escurrido', 'dulce-de-leche'];

/** Who a menu is for: what they chose, and what health leaves out (milk with its allergy, sugar with diabetes). */
export const eaterOf = ({
  foodPattern,
  foodsToAvoid,
  health,
  conditions,
}: Pick<Profile, 'foodPattern' | 'foodsToAvoid' | 'health' | 'conditions'>): Eater => ({
  foodPattern,
  foodsToAvoid,
  excludedFoods: [
    ...(health.includes('milk_allergy') ? FOODS.filter(mayCarryMilk).map(({ id }) => id) : []),
    ...(conditions.includes('diabetes') ? SUGARY : []),
  ],
});
