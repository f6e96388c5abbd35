import { MUSCLES, type Muscle } from '../exercises/muscles.ts';
import {
  calculateCredits,
  type CreditedExercise,
  exerciseCredits,
  type MuscleCredit,
  type MuscleSets,
} from '../training/effort/fractional-volume.ts';
import type { DoneSet } from '../workouts/done-sets.ts';
import { findWeek } from './training-week.ts';

export type OwnCredits = ReadonlyMap<string, CreditedExercise>;

export type WeekSets = {
  readonly sets: number;
  /** Ordered as MUSCLES. */
  readonly muscles: readonly MuscleSets[];
};

/**
 * Direct sets count 1 and indirect ones 0.5: Pelland et al. 2026, doi:10.1007/s40279-025-02344-w
 */
const fractionalSets = ({ direct, indirect }: MuscleSets): number => direct + 0.5 * indirect;

/** Sets per muscle and week, keyed by its Monday. */
export function countWeeklySets(
  sets: Iterable<Pick<DoneSet, 'exerciseId' | 'day'>>,
  customCredits: OwnCredits = new Map(),
): Map<string, WeekSets> {
  const weeks = new Map<string, { sets: number; muscles: MuscleSets[] }>();
  const weekOfDay = new Map<string, string>();
  const creditsOf = new Map<string, readonly MuscleCredit[]>();
  for (const { exerciseId, day } of sets) {
    const week = remember(weekOfDay, day, findWeek);
    const credits = remember(creditsOf, exerciseId, (id) => findCredits(id, customCredits));
    const counted = remember(weeks, week, () => ({ sets: 0, muscles: emptyMuscles() }));
    counted.sets += 1;
    for (const [muscle, credit] of credits) {
      const entry = counted.muscles[muscle];
      if (entry) entry[credit === 1 ? 'direct' : 'indirect'] += 1;
    }
  }
  return weeks;
}

const emptyMuscles = (): MuscleSets[] => MUSCLES.map(() => ({ direct: 0, indirect: 0 }));

function findCredits(exerciseId: string, customCredits: OwnCredits): readonly MuscleCredit[] {
  const exercise = customCredits.get(exerciseId);
  return exercise ? calculateCredits(exercise) : exerciseCredits(exerciseId);
}

function remember<Value>(
  values: Map<string, Value>,
  key: string,
  find: (key: string) => Value,
): Value {
  const value = values.get(key) ?? find(key);
  values.set(key, value);
  return value;
}

export const sumMuscleSets = (week: WeekSets | undefined, muscle: Muscle): number => {
  const counted = week?.muscles[MUSCLES.indexOf(muscle)];
  return counted ? fractionalSets(counted) : 0;
};
