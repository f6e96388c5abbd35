import { type LoggableFood, tableFood } from './loggable-food.ts';

export function favouriteFoods(
  favourites: Readonly<Record<string, true>>,
  ownFoods: readonly LoggableFood[],
): LoggableFood[] {
  const ownById = new Map(ownFoods.map((food) => [food.id, food]));
  return Object.keys(favourites)
    .flatMap((id) => ownById.get(id) ?? tableFood(id) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
}
