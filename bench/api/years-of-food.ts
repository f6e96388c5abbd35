import { randomUUID } from 'node:crypto';
import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import { addDays } from '@forja/domain/calendar/day';
import type { FoodEntry } from '@forja/domain/food-log/food-entry';
import { type OwnFood, ownFoodFigures } from '@forja/domain/food-log/own-food';
import { FOODS } from '@forja/domain/foods/foods';
import { MEALS } from '@forja/domain/menu/menu';
import { connect } from '../../server/src/database/connect.ts';
import { type Person, type RunningForja, send } from './running-forja.ts';

export const ENTRIES_PER_DAY = 2 * MEALS.length;
const OWN_FOODS = 60;

export async function addDaysOfFood(
  { port, databaseUrl }: Pick<RunningForja, 'port' | 'databaseUrl'>,
  { cookie }: Person,
  { days, today }: { days: number; today: string },
): Promise<void> {
  const ownFoods = Array.from({ length: OWN_FOODS }, (_, index) => ({
    id: randomUUID(),
    value: anOwnFood(index),
  }));
  const entries = Array.from({ length: days * ENTRIES_PER_DAY }, (_, index) =>
    anEntry(addDays(today, -Math.floor(index / ENTRIES_PER_DAY)), index, ownFoods),
  );
  const writes = [
    ...ownFoods.map(({ id, value }) => ({ collection: 'own-foods', id, value })),
    ...entries.map((value) => ({ collection: 'food-entries', id: randomUUID(), value })),
  ].map((write) => ({ ...write, revision: 0, mutationId: randomUUID() }));
  const database = connect(databaseUrl, { onLost: () => {} });
  try {
    for (let first = 0; first < writes.length; first += MAX_WRITES_PER_REQUEST) {
      const batch = writes.slice(first, first + MAX_WRITES_PER_REQUEST);
      await send(port, 'POST', '/api/changes', { writes: batch }, cookie);
      // years of food would exceed the limit on writes in ten minutes
      await database.query('UPDATE record_positions SET writes = 0');
    }
  } finally {
    await database.close();
  }
}

export function anEntry(
  eatenOn: string,
  index: number,
  ownFoods: readonly { id: string; value: OwnFood }[],
): FoodEntry {
  const meal = MEALS[index % MEALS.length] ?? 'lunch';
  const food = index % ENTRIES_PER_DAY === 0 ? ownFoods[index % ownFoods.length] : undefined;
  const grams = 40 + (index % 30) * 10;
  if (food) {
    const ownFood = { name: food.value.name, figures: ownFoodFigures(food.value) };
    return { eatenOn, meal, foodId: food.id, grams, ownFood };
  }
  // 31 is coprime with the table's length, so every food appears
  return { eatenOn, meal, foodId: FOODS[(index * 31) % FOODS.length]?.id ?? 'palta', grams };
}

const anOwnFood = (index: number): OwnFood => ({
  name: `Galletitas de la marca ${index + 1}`,
  portionGrams: 30,
  basis: 'per100g',
  energy: 400 + index,
  energyUnit: 'kcal',
  protein: 8,
  carbs: 66,
  fat: 12,
  fibre: 4,
  sodiumMg: 300,
});
