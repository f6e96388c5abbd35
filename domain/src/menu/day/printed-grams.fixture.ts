import { foodById } from '../../foods/foods.ts';
import type { Menu, MenuTotals } from '../menu.ts';
import { foodTotals, sumTotals } from '../menu-totals.ts';

/** Totals that differ from the sum of the printed whole grams. */
export function printedFaults({ meals, totals }: Menu): string[] {
  const items = meals.flatMap((meal) => meal.items);
  const printed = sumTotals(
    items.map(({ foodId, grams }) => {
      const food = foodById(foodId);
      if (!food) throw new Error(`${foodId} is not in the food table`);
      return foodTotals(food, grams);
    }),
  );
  return [
    ...items.flatMap(({ foodId, grams }) =>
      Number.isInteger(grams) ? [] : [`${grams} g of ${foodId}`],
    ),
    ...(Object.keys(totals) as (keyof MenuTotals)[]).flatMap((key) =>
      Math.abs(totals[key] - printed[key]) > 1e-6
        ? [`${key} ${totals[key]}, and its printed grams give ${printed[key]}`]
        : [],
    ),
  ];
}
