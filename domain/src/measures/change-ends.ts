import { dailyValues, type MeasureField } from './daily-values.ts';
import type { Measure } from './measure.ts';
import { type SteadyValue, steadyDay } from './real-change.ts';
import { weightTrend } from './weight-trend.ts';

export type ChangeEnds = { from: string; to: string; first: SteadyValue; last: SteadyValue };

/** What is compared to tell a change from noise: the weight by its averages of seven days, and the rest day with day. */
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
      : dailyValues(measures, field).map((each) => ({
          day: each.takenOn,
          steady: steadyDay(each),
        }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return undefined;
  return { from: first.day, to: last.day, first: first.steady, last: last.steady };
}
