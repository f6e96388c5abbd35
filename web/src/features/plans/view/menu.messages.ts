import type { FoodGroup } from '@forja/domain/foods/food';
import type { Meal } from '@forja/domain/menu/menu';
import type { MenuDay } from '../workers/menu-calls.ts';

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

export const menuDayNames: Record<MenuDay, string> = { training: 'Día de entrenamiento', rest: 'Día libre' };

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
