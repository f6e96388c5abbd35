import { suggestFigures } from '@forja/domain/workouts/next-set';
import type { RampTarget } from '@forja/domain/loads/warm-up-ramp';
import type { WorkoutLogState } from './use-workout-log.ts';

/** First pending working set, which a warm-up prepares for. */
export function warmUpTarget({
  exercise,
  listed,
  sets,
  previous,
}: WorkoutLogState): RampTarget | undefined {
  const first = sets.find(({ index, set }) => index !== undefined && set.doneAt === undefined);
  if (!exercise || !listed?.implement || first?.index === undefined) return undefined;
  const { weightKg = 0, repetitions = 0 } = suggestFigures(
    exercise,
    first.set.id,
    previous?.sets[first.index],
  );
  return { weightKg, repetitions, implement: listed.implement };
}
