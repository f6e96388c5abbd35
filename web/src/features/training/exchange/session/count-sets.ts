import type { Workout } from '@forja/domain/workouts/workout';

export const countSets = ({ exercises }: Workout): number =>
  Object.values(exercises).reduce((sum, { sets }) => sum + Object.keys(sets).length, 0);
