import type { Food, Nutrient } from './food.ts';
import { NUTRIENTS } from './food.ts';
import type { FoodRow } from './foods.data.ts';
import { FOOD_ROWS } from './foods.data.ts';

export const FOODS: readonly Food[] = FOOD_ROWS.map(toFood);

const BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

export const foodById = (id: string): Food | undefined => BY_ID.get(id);

function toFood([
  id,
  name,
  ndb,
  group,
  pattern,
  nutrients,
  portion,
  portionGrams,
  portionSource,
  match,
]: FoodRow): Food {
  const [usdaMatch, refuse = '0'] = match.split(' ');
  return {
    id,
    name,
    ndb,
    group,
    vegetarian: pattern !== 'all',
    vegan: pattern === 'vegan',
    per100g: parseNutrients(id, nutrients),
    portion: { text: portion, grams: portionGrams },
    portionIsOrientative: portionSource === 'orientative',
    usdaMatch: usdaMatch === 'same' ? 'same' : 'nearest',
    refusePercent: Number(refuse),
  };
}

function parseNutrients(id: string, row: string): Food['per100g'] {
  const values: Partial<Record<Nutrient, number>> = {};
  row.split(' ').forEach((cell, column) => {
    const nutrient = NUTRIENTS[column];
    if (nutrient && cell !== '_') values[nutrient] = Number(cell);
  });
  const { kcal, protein, carbs, fat } = values;
  if (kcal === undefined || protein === undefined || carbs === undefined || fat === undefined)
    throw new Error(`food ${id} lacks energy or a macronutrient`);
  return { ...values, kcal, protein, carbs, fat };
}
