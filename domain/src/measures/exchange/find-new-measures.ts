import { getField } from '../daily-values.ts';
import { MEASURE_LIMITS, type Measure } from '../measure.ts';
import type { MeasureField } from '../daily-values.ts';

const FIELDS = Object.keys(MEASURE_LIMITS) as MeasureField[]; // the keys of the table

export const measureKey = (measure: Measure): string =>
  [measure.takenOn, ...FIELDS.map((field) => getField(measure, field) ?? '')].join(' ');

export type NewMeasure<Row> = {
  of: Row;
  name: string;
};

/** Each stored measure matches at most one row, so equal weighings of a day are imported once. */
export function findNewMeasures<Row extends { measure: Measure }>(
  rows: readonly Row[],
  here: readonly Measure[],
): { added: NewMeasure<Row>[]; repeated: Row[] } {
  const equal = new Map<string, number>();
  for (const measure of here) {
    const key = measureKey(measure);
    equal.set(key, (equal.get(key) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  const unmatched: NewMeasure<Row>[] = [];
  const repeated: Row[] = [];
  for (const row of rows) {
    const key = measureKey(row.measure);
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    if (index < (equal.get(key) ?? 0)) repeated.push(row);
    else unmatched.push({ of: row, name: `${key} ${index}` });
  }
  const fuller = groupByDay(
    here.filter((measure) => {
      const key = measureKey(measure);
      const unmatchedCount = counts.get(key) ?? 0;
      counts.set(key, unmatchedCount - 1);
      return unmatchedCount <= 0;
    }),
  );
  const added = unmatched.filter(({ of: row }) => {
    const dayMeasures = fuller.get(row.measure.takenOn) ?? [];
    const index = dayMeasures.findIndex((measure) => includesFigures(measure, row.measure));
    if (index < 0) return true;
    dayMeasures.splice(index, 1);
    repeated.push(row);
    return false;
  });
  return { added, repeated };
}

function groupByDay(measures: readonly Measure[]): Map<string, Measure[]> {
  const byDay = new Map<string, Measure[]>();
  for (const measure of measures) {
    const dayMeasures = byDay.get(measure.takenOn) ?? [];
    byDay.set(measure.takenOn, dayMeasures);
    dayMeasures.push(measure);
  }
  return byDay;
}

const includesFigures = (fuller: Measure, measure: Measure): boolean =>
  FIELDS.every((field) => {
    const value = getField(measure, field);
    return value === undefined || value === getField(fuller, field);
  });
