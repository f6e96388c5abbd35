import { sortChildren } from '@forja/domain/records/children';
import type { RoutineExercise, RoutineSet } from '@forja/domain/routines/routine';
import { kilograms, quantity, range, timer, trimmed } from '../../../../design/format.ts';
import { routinesMessages } from '../routines.messages.ts';

const { sets: texts } = routinesMessages;

/** "3 series de 8 a 12, 62,5 kg, 2 de calentamiento, descanso 2:00". */
export function describeSets({
  sets,
  restSeconds,
}: Pick<RoutineExercise, 'sets' | 'restSeconds'>): string {
  const all = sortChildren(sets);
  const working = all.filter(({ kind }) => kind === 'working');
  const warmUps = all.length - working.length;
  const [first] = working;
  if (!first && warmUps === 0) return texts.noSets;
  const what = first && describeEach(first);
  const weight = first?.weightKg === undefined ? [] : [kilograms(first.weightKg)];
  return [
    ...(first ? [what ? texts.sets(working.length, what) : texts.setsOnly(working.length)] : []),
    ...weight,
    ...(warmUps > 0 ? [texts.warmUps(warmUps)] : []),
    texts.rest(timer(restSeconds)),
  ].join(', ');
}

function describeEach({ repsMin, repsMax, seconds }: RoutineSet): string | undefined {
  if (seconds !== undefined) return quantity(seconds, 's', 0);
  if (repsMin === undefined) return repsMax === undefined ? undefined : trimmed(repsMax, 0);
  return repsMax === undefined || repsMax === repsMin
    ? trimmed(repsMin, 0)
    : range(repsMin, repsMax, 0);
}
