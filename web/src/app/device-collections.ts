import type { Collection } from '../shared/records/collection.ts';
import { completeFoodDays } from '../features/calculator/complete-food-days.collection.ts';
import { foodEntries } from '../features/calculator/food-entries.collection.ts';
import { foodSettings } from '../features/calculator/food-settings.collection.ts';
import { ownFoods } from '../features/calculator/own-foods.collection.ts';
import { ownGoals } from '../features/calculator/own-goals.collection.ts';
import { recipes } from '../features/calculator/recipes.collection.ts';
import { sweatTests } from '../features/calculator/sweat-tests.collection.ts';
import { waterDays } from '../features/calculator/water-days.collection.ts';
import { waterEntries } from '../features/calculator/water-entries.collection.ts';
import { measureGoals } from '../features/measures/goals/measure-goals.collection.ts';
import { measures } from '../features/measures/measures.collection.ts';
import { planChoices } from '../features/plans/choices/plan-choices.collection.ts';
import { ownExercises } from '../features/training/records/own-exercises.collection.ts';
import { routines } from '../features/training/records/routines.collection.ts';
import { trainingSettings } from '../features/training/records/training-settings.collection.ts';
import { workouts } from '../features/training/records/workouts.collection.ts';
import { evaluations } from '../features/evaluation/evaluations.collection.ts';
import { plans } from '../features/plans/plans.collection.ts';

export const deviceCollections: readonly Pick<Collection<never>, 'name'>[] = [
  completeFoodDays,
  foodEntries,
  foodSettings,
  measureGoals,
  measures,
  ownFoods,
  ownGoals,
  ownExercises,
  planChoices,
  plans,
  recipes,
  routines,
  sweatTests,
  trainingSettings,
  waterDays,
  waterEntries,
  workouts,
  evaluations,
];
