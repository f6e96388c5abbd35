import { completeFoodDays } from './calculator/complete-food-days.ts';
import { evaluations } from './evaluations.ts';
import { foodEntries } from './calculator/food-entries.ts';
import { foodSettings } from './calculator/food-settings.ts';
import { measureGoals } from './measure-goals.ts';
import { measures } from './measures.ts';
import { ownFoods } from './calculator/own-foods.ts';
import { ownGoals } from './calculator/own-goals.ts';
import { planChoices } from './plan-choices.ts';
import { plans } from './plans.ts';
import { sweatTests } from './calculator/sweat-tests.ts';
import { recipes } from './calculator/recipes.ts';
import { ownExercises } from './training/own-exercises.ts';
import { routines } from './training/routines.ts';
import { trainingSettings } from './training/training-settings.ts';
import { workouts } from './training/workouts.ts';
import { waterDays } from './calculator/water-days.ts';
import { waterEntries } from './calculator/water-entries.ts';
import type { AnyCollection } from './records/records.ts';

export const COLLECTIONS = {
  'complete-food-days': completeFoodDays,
  'food-entries': foodEntries,
  'food-settings': foodSettings,
  'measure-goals': measureGoals,
  measures,
  'own-foods': ownFoods,
  'own-goals': ownGoals,
  'own-exercises': ownExercises,
  'plan-choices': planChoices,
  plans,
  recipes,
  routines,
  'sweat-tests': sweatTests,
  'training-settings': trainingSettings,
  'water-days': waterDays,
  'water-entries': waterEntries,
  workouts,
  evaluations,
} as const satisfies Record<string, AnyCollection>;
