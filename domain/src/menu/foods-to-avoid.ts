import { FOODS } from '../foods/foods.ts';
import type { Profile } from '../person/profile.ts';
import { mayCarryMilk } from './foods-with-milk.ts';

/** Almost all sugar: no menu of ours proposes them to whoever has diabetes. */
const SUGARY = ['mermelada-comun', 'miel', 'durazno-en-almibar-escurrido', 'dulce-de-leche'];

/** What a menu must leave out: what the person chose, milk for whoever is allergic to it, and sugar with diabetes. */
export const foodsToAvoidOf = ({
  foodsToAvoid,
  health,
  conditions,
}: Pick<Profile, 'foodsToAvoid' | 'health' | 'conditions'>): string[] => [
  ...new Set([
    ...foodsToAvoid,
    ...(health.includes('milk_allergy') ? FOODS.filter(mayCarryMilk).map(({ id }) => id) : []),
    ...(conditions.includes('diabetes') ? SUGARY : []),
  ]),
];
