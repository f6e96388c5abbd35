import type { Food } from '../foods/food.ts';
import { FOODS } from '../foods/foods.ts';
import type { Profile } from '../person/profile.ts';

/** Outside the dairy group, what carries milk or may carry it in Argentina. Judged food by food, on the safe side. */
const MAY_CARRY_MILK = [
  'manteca-sin-sal',
  'margarina',
  'dulce-de-leche',
  'leche-condensada',
  'chocolate-con-leche',
  'chocolate-amargo-70-85',
  'helado-de-crema-vainilla',
  'medialuna-de-manteca-croissant',
  'galletitas-dulces-de-manteca',
  'bizcochuelo',
  'pizza-de-muzzarella',
  'hamburguesa-simple-con-pan',
  'empanada-de-carne-restaurante',
  'pan-lactal-blanco',
  'pan-lactal-integral',
  'galletitas-de-agua',
  'galletitas-integrales',
  'pan-rallado',
  'jamon-cocido',
  'mortadela',
  'salame',
  'salchicha-de-viena-vacuna',
  'proteina-de-suero-en-polvo',
  'proteina-aislada-de-suero-en-polvo',
];

export const mayCarryMilk = ({ id, group }: Food): boolean => group === 'dairy' || MAY_CARRY_MILK.includes(id);

/** What a menu must leave out: what the person chose, and milk for whoever is allergic to it. */
export const foodsToAvoidOf = ({ foodsToAvoid, health }: Pick<Profile, 'foodsToAvoid' | 'health'>): string[] =>
  health.includes('milk_allergy')
    ? [...new Set([...foodsToAvoid, ...FOODS.filter(mayCarryMilk).map(({ id }) => id)])]
    : [...foodsToAvoid];
