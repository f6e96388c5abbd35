import { ownExercises } from '@forja/contract/training/own-exercises';
import { foodSettings } from '@forja/contract/calculator/food-settings';
import { ownFoods } from '@forja/contract/calculator/own-foods';
import { ownGoals } from '@forja/contract/calculator/own-goals';
import { recipes } from '@forja/contract/calculator/recipes';
import { routines } from '@forja/contract/training/routines';
import { trainingSettings } from '@forja/contract/training/training-settings';
import { completeFoodDaysCollection } from '../features/calculator/complete-food-days.collection.ts';
import { foodEntriesCollection } from '../features/calculator/food-entries.collection.ts';
import { sweatTestsCollection } from '../features/calculator/sweat-tests.collection.ts';
import { waterDaysCollection } from '../features/calculator/water-days.collection.ts';
import { waterEntriesCollection } from '../features/calculator/water-entries.collection.ts';
import { measureGoalsCollection } from '../features/measures/measure-goals.collection.ts';
import { measuresCollection } from '../features/measures/measures.collection.ts';
import { planChoicesCollection } from '../features/plans/plan-choices.collection.ts';
import { plansCollection } from '../features/plans/plans.collection.ts';
import { workoutsCollection } from '../features/training/workouts.collection.ts';
import { evaluationsCollection } from '../features/evaluation/evaluations.collection.ts';
import type { RecordCollection } from '../features/records/records.service.ts';

export const collections: readonly RecordCollection[] = [
  completeFoodDaysCollection,
  foodEntriesCollection,
  { contract: foodSettings },
  measureGoalsCollection,
  measuresCollection,
  { contract: ownExercises },
  { contract: ownFoods },
  { contract: ownGoals },
  planChoicesCollection,
  plansCollection,
  { contract: recipes },
  { contract: routines },
  sweatTestsCollection,
  { contract: trainingSettings },
  waterDaysCollection,
  waterEntriesCollection,
  workoutsCollection,
  evaluationsCollection,
];
