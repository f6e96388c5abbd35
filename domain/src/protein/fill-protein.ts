import { addIntakes, foodIntake, type Intake } from '../food-log/day-intake.ts';
import { type Food, suitsPattern } from '../foods/food.ts';
import { foodById } from '../foods/foods.ts';
import type { FoodPattern } from '../person/choices.ts';
import { PROTEIN_COMBINATIONS } from './protein-combinations.data.ts';

export type CombinedFood = {
  readonly food: Food;
  readonly grams: number;
  readonly intake: Intake;
};

export type Combination = {
  readonly id: string;
  readonly foods: readonly CombinedFood[];
  readonly protein: number;
  readonly kcal: number;
  readonly isEnough: boolean;
};

/** Plates per dish; more than two is unrealistic: judgement. */
const PLATES = [0.5, 1, 1.5, 2] as const;
const MOST_SHOWN = 4;

/** Combinations that reach the missing grams, fewest kcal first. Deterministic. */
export function fillProtein(missingGrams: number, pattern: FoodPattern): Combination[] {
  if (missingGrams <= 0) return [];
  return PROTEIN_COMBINATIONS.flatMap(({ id, foods }) => {
    const plate = foods.flatMap(([foodId, grams]) => {
      const food = foodById(foodId);
      return food && suitsPattern(food, pattern) ? [{ food, grams }] : [];
    });
    return plate.length === foods.length ? [findSmallestPortion(id, plate, missingGrams)] : [];
  })
    .toSorted(
      (a, b) =>
        Number(b.isEnough) - Number(a.isEnough) ||
        (a.isEnough ? a.kcal - b.kcal : b.protein - a.protein) ||
        a.id.localeCompare(b.id),
    )
    .slice(0, MOST_SHOWN);
}

type Plate = readonly { readonly food: Food; readonly grams: number }[];

function findSmallestPortion(id: string, plate: Plate, missingGrams: number): Combination {
  const sizes = PLATES.map((plates) => serve(id, plate, { plates, missingGrams }));
  const largest = serve(id, plate, { plates: 2, missingGrams });
  return sizes.find(({ isEnough }) => isEnough) ?? largest;
}

function serve(
  id: string,
  plate: Plate,
  { plates, missingGrams }: { plates: number; missingGrams: number },
): Combination {
  const foods = plate.map(({ food, grams }) => ({
    food,
    grams: grams * plates,
    intake: foodIntake(food, grams * plates),
  }));
  const { protein, kcal } = addIntakes(foods.map(({ intake }) => intake)).total;
  return { id, foods, protein, kcal, isEnough: protein >= missingGrams };
}

export function proteinFoods(pattern: FoodPattern): CombinedFood[] {
  const foods = new Set(PROTEIN_COMBINATIONS.map(({ foods: [[foodId]] }) => foodById(foodId)));
  return [...foods]
    .flatMap((food) => (food && suitsPattern(food, pattern) ? [food] : []))
    .map((food) => ({
      food,
      grams: food.portion.grams,
      intake: foodIntake(food, food.portion.grams),
    }))
    .toSorted(
      (a, b) =>
        (b.intake.protein ?? 0) - (a.intake.protein ?? 0) || a.food.id.localeCompare(b.food.id),
    );
}
