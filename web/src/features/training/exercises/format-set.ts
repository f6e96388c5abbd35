import type { DoneSet } from '@forja/domain/workouts/done-sets';
import type { RecordKind } from '@forja/domain/workouts/records';
import { integer, kilograms, plural, quantity, timer } from '../../../design/format.ts';
import { exercisePageMessages } from './exercise-page.messages.ts';

const { marks } = exercisePageMessages.history;

/** "62,5 kg × 8", "12 repeticiones" or "1:30". */
export function formatSet({ weightKg, repetitions, seconds, distanceMeters }: DoneSet): string {
  const load = weightKg ? [quantity(weightKg, 'kg', 2)] : [];
  const amount =
    repetitions !== undefined
      ? load.length > 0
        ? integer(repetitions)
        : plural(repetitions, marks.repetition, marks.repetitions)
      : seconds !== undefined
        ? timer(seconds)
        : distanceMeters !== undefined
          ? quantity(distanceMeters, 'm', 0)
          : marks.nothing;
  return [...load, amount].join(' × ');
}

export function formatMark(kind: RecordKind, value: number): string {
  if (kind === 'repetitions') return plural(value, marks.repetition, marks.repetitions);
  if (kind === 'seconds') return timer(value);
  if (kind === 'distance') return quantity(value, 'm', 0);
  return kilograms(value);
}
