import type { WorkoutSet } from '@forja/domain/workouts/workout';
import { logTexts as texts } from '../log.messages.ts';

export type NumberedSet = {
  set: WorkoutSet & { id: string; order: string };
  name: string;
  short: string;
  /** Position among working sets, from zero. Undefined for a warm-up set. */
  index: number | undefined;
};

/** Numbers working sets; warm-up sets do not count. */
export function numberSets(sets: readonly NumberedSet['set'][]): NumberedSet[] {
  let index = -1;
  return sets.map((set) => {
    if (set.kind === 'warmup')
      return { set, name: texts.warmUpSet, short: texts.warmUp, index: undefined };
    index += 1;
    return { set, name: texts.setName(index + 1), short: String(index + 1), index };
  });
}
