import { listDoneSets } from '@forja/domain/workouts/done-sets';
import type { Workout } from '@forja/domain/workouts/workout';

/** Kilos by repetitions of the completed working sets. */
export const sessionVolume = ({ exercises }: Workout): number =>
  Object.values(exercises)
    .flatMap(listDoneSets)
    .reduce((sum, { weightKg = 0, repetitions = 0 }) => sum + weightKg * repetitions, 0);
