import type { DoneSet } from '@forja/domain/workouts/done-sets';
import { integer, kilograms, quantity, timer } from '../../../design/format.ts';
import { progressMessages } from './progress.messages.ts';

const { exercise: texts } = progressMessages;

/** 80 kg × 8 · 12 repeticiones · 1:30 · 400 m */
export function describeSet({
  weightKg = 0,
  repetitions,
  seconds,
  distanceMeters,
}: Pick<DoneSet, 'weightKg' | 'repetitions' | 'seconds' | 'distanceMeters'>): string {
  const counted =
    repetitions !== undefined
      ? weightKg > 0
        ? integer(repetitions)
        : texts.repetitionCount(integer(repetitions))
      : seconds !== undefined
        ? timer(seconds)
        : distanceMeters === undefined
          ? ''
          : quantity(distanceMeters, 'm', 0);
  if (weightKg <= 0) return counted;
  return counted === '' ? kilograms(weightKg) : texts.times(kilograms(weightKg), counted);
}
