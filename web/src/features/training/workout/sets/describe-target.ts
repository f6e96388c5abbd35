import { sortChildren } from '@forja/domain/records/children';
import type { WorkoutExercise } from '@forja/domain/workouts/workout';
import { logTexts as texts } from '../log.messages.ts';

/** "4 × 6 a 8, RIR 2, pausa 2:30", for the working sets. */
export function describeTarget({ sets, restSeconds = 0 }: WorkoutExercise): string {
  const working = sortChildren(sets).filter(({ kind }) => kind === 'working');
  return texts.target(working.length, working[0]?.target ?? {}, restSeconds);
}
