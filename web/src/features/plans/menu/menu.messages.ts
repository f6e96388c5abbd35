import type { FoodGroup } from '@forja/domain/foods/food';
import type { Meal } from '@forja/domain/menu/menu';
import { WEEKDAYS } from '../plans.messages.ts';

export const mealNames: Record<Meal, string> = {
  breakfast: 'Desayuno',
  lunch: 'Almuerzo',
  snack: 'Merienda',
  dinner: 'Cena',
};
/** "Cambiar arroz del almuerzo." */
export const ofMeal: Record<Meal, string> = {
  breakfast: 'del desayuno',
  lunch: 'del almuerzo',
  snack: 'de la merienda',
  dinner: 'de la cena',
};

/** Of a meal that was cooked before: "De ayer", "Del martes". */
export const describeCookedDay = (weekday: number, daysAgo: number): string =>
  daysAgo === 1 ? 'De ayer' : `Del ${WEEKDAYS[weekday - daysAgo]?.toLowerCase() ?? 'otro día'}`;

/** Aisles of the shopping list. */
export const foodGroupNames: Record<FoodGroup, string> = {
  meat: 'Carnes y aves',
  fish: 'Pescados',
  eggs: 'Huevos',
  dairy: 'Lácteos',
  fats: 'Aceites, frutos secos y semillas',
  starches: 'Cereales, legumbres y papa',
  vegetables: 'Verduras',
  fruits: 'Frutas',
  occasional: 'Ocasionales',
  drinks: 'Bebidas',
  alcohol: 'Bebidas con alcohol',
  supplements: 'Suplementos',
};
