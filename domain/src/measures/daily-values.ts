import type { Measure, MEASURE_LIMITS } from './measure.ts';

export type MeasureField = keyof typeof MEASURE_LIMITS;

const isPressure = (field: MeasureField): field is 'systolic' | 'diastolic' =>
  field === 'systolic' || field === 'diastolic';

export const getField = (measure: Measure, field: MeasureField): number | undefined =>
  isPressure(field) ? measure.bloodPressure?.[field] : measure[field];

/** `value` is the median, which one bad reading does not move. */
export type DailyValue = { takenOn: string; value: number; readings: readonly number[] };

/** Oldest first. */
export function dailyValues(measures: readonly Measure[], field: MeasureField): DailyValue[] {
  const readingsByDay = new Map<string, number[]>();
  for (const measure of measures) {
    const value = getField(measure, field);
    if (value === undefined) continue;
    readingsByDay.set(measure.takenOn, [...(readingsByDay.get(measure.takenOn) ?? []), value]);
  }
  return [...readingsByDay]
    .map(([takenOn, readings]) => ({ takenOn, value: median(readings), readings }))
    .toSorted((one, other) => (one.takenOn < other.takenOn ? -1 : 1));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = Number.isInteger(middle)
    ? [sorted[middle - 1], sorted[middle]]
    : [sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export const lastRepeatedDay = (
  measures: readonly Measure[],
  field: MeasureField,
): DailyValue | undefined =>
  dailyValues(measures, field).findLast(({ readings }) => readings.length > 1);
