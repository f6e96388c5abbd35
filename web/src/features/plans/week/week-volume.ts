import type { CycleWeek, TrainingPlan } from '@forja/domain/training/training-plan';
import type { Muscle } from '@forja/domain/exercises/muscles';
import { weekExercises } from '@forja/domain/training/effort/week-exercises';
import { weeklyVolume } from '@forja/domain/training/effort/weekly-volume';

type Volume = TrainingPlan['weeklyVolume'];

export const volumeInWeek = ({ days }: Pick<TrainingPlan, 'days'>, week: CycleWeek): Volume =>
  weeklyVolume(days.map((day) => ({ exercises: weekExercises(day, week) })));

export type VolumeChange = { muscle: Muscle; before: number; after: number };

/** Muscles with a different number of sets, largest change first. */
export function volumeChanges(before: Volume, after: Volume): VolumeChange[] {
  const setsBefore = new Map(before.map(({ muscle, sets }) => [muscle, sets.value]));
  return after
    .map(({ muscle, sets }) => ({ muscle, before: setsBefore.get(muscle) ?? 0, after: sets.value }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
