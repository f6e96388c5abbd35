import { expect, test } from 'vitest';
import { energyOf } from '../energy/energy-of.fixture.ts';
import { macroPlan } from '../macros/macro-plan.ts';
import { makeMenu } from '../menu/day/make-menu.fixture.ts';
import { eaterAnswers, toEater } from '../menu/kitchen/eater.ts';
import { aPerson } from '../person/person.fixture.ts';
import { menuTargets } from '../plan/menu-targets.ts';
import { addIntakes } from './day-intake.ts';
import { dishEntries } from './dish-entries.ts';
import { entryIntake } from './entry-intake.ts';
import { ENTRY_GRAMS } from './food-entry.ts';

const TODAY = '2026-11-25';
/** kcal per food: the plan shows whole grams and the log whole kilocalories. */
const ROUNDING_KCAL = 5;

function makeTenDaysOfDishes() {
  const input = aPerson();
  const { profile, energy } = energyOf(input);
  const targets = menuTargets({ energy, macros: macroPlan(profile, energy), input });
  return Array.from({ length: 10 }, (_, seed) =>
    makeMenu({ targets, ...toEater(eaterAnswers(profile)), day: 'training', seed }),
  ).flatMap((outcome) => (outcome.ok ? outcome.menu.meals : []));
}

test('a dish of the plan is logged with its foods, meal and energy', () => {
  const dishes = makeTenDaysOfDishes();
  expect(dishes.length).toBeGreaterThan(30);
  for (const dish of dishes) {
    const entries = dishEntries(dish, TODAY);
    expect(entries.map(({ foodId }) => foodId)).toEqual(dish.items.map(({ foodId }) => foodId));
    for (const { eatenOn, meal, grams } of entries) {
      expect([eatenOn, meal]).toEqual([TODAY, dish.meal]);
      expect(grams).toBeGreaterThanOrEqual(ENTRY_GRAMS.min);
      expect(grams).toBeLessThanOrEqual(ENTRY_GRAMS.max);
    }
    const intakes = entries.map(entryIntake).filter((intake) => intake !== undefined);
    expect(intakes).toHaveLength(entries.length);
    const { kcal } = addIntakes(intakes).total;
    const difference = Math.abs(kcal - dish.totals.energyKcal);
    expect(difference).toBeLessThanOrEqual(entries.length * ROUNDING_KCAL);
  }
});

test('a trace of a food is logged as the smallest amount', () => {
  const [entry] = dishEntries(
    {
      meal: 'lunch',
      items: [
        {
          foodId: 'palta',
          name: 'Palta',
          household: '',
          grams: 0.4,
          amount: 1,
          weighed: 'as_eaten',
          slot: 0,
          totals: {
            energyKcal: 0,
            proteinGrams: 0,
            fatGrams: 0,
            carbohydrateGrams: 0,
            fibreGrams: 0,
            sodiumMg: 0,
          },
        },
      ],
    },
    TODAY,
  );
  expect(entry?.grams).toBe(ENTRY_GRAMS.min);
});
