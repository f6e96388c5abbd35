import { dailyValues, type MeasureField } from './daily-values.ts';
import type { Measure } from './measure.ts';
import { type SteadyValue, steadyDay } from './real-change.ts';
import { weightTrend } from './weight-trend.ts';

export type ChangeEnds = { from: string; to: string; first: SteadyValue; last: SteadyValue };

export function changeEnds(
  measures: readonly Measure[],
  field: MeasureField,
): ChangeEnds | undefined {
  const days =
    field === 'weightKg'
      ? weightTrend(measures).averages.map(({ day, weightKg, days: averaged }) => ({
          day: new Date(day).toISOString().slice(0, 10),
          steady: { value: weightKg, averaged },
        }))
      : dailyValues(measures, field).map((dailyValue) => ({
          day: dailyValue.takenOn,
          steady: steadyDay(dailyValue),
        }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return undefined;
  return { from: first.day, to: last.day, first: first.steady, last: last.steady };
}
