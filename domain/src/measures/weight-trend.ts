import type { Measure } from './measure.ts';
import { DAY_MS } from '../units/durations.ts';

const WINDOW_DAYS = 7;

export type Weighing = { day: number; weightKg: number };
/** Days with a weighing; two on one day count once. */
export type WeightAverage = Weighing & { days: number };
export type WeightTrend = {
  weighings: Weighing[];
  averages: WeightAverage[];
};

/** Noon UTC in milliseconds, so that clock changes do not move days. */
export const dayTime = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export function weightTrend(
  measures: readonly Pick<Measure, 'takenOn' | 'weightKg'>[],
): WeightTrend {
  const weighings = measures
    .flatMap(({ takenOn, weightKg }) =>
      weightKg === undefined ? [] : [{ day: dayTime(takenOn), weightKg }],
    )
    .toSorted((one, other) => one.day - other.day);
  const averages = [...new Set(weighings.map(({ day }) => day))].map((day) => {
    const within = weighings.filter(
      (each) => each.day <= day && day - each.day < WINDOW_DAYS * DAY_MS,
    );
    const total = within.reduce((sum, each) => sum + each.weightKg, 0);
    const days = new Set(within.map((each) => each.day)).size;
    return { day, weightKg: total / within.length, days };
  });
  return { weighings, averages };
}

export const TREND_SPANS = { four: 28, twelve: 84, year: 365 } as const;
export type TrendSpan = keyof typeof TREND_SPANS;

export const firstDay = (lastDay: string, span: TrendSpan): string =>
  new Date(dayTime(lastDay) - (TREND_SPANS[span] + WINDOW_DAYS) * DAY_MS)
    .toISOString()
    .slice(0, 10);

export function lastSpan({ weighings, averages }: WeightTrend, span: TrendSpan): WeightTrend {
  const from = (averages.at(-1)?.day ?? 0) - TREND_SPANS[span] * DAY_MS;
  return {
    weighings: weighings.filter(({ day }) => day >= from),
    averages: averages.filter(({ day }) => day >= from),
  };
}

export type WeightChange = {
  nowKg: number;
  changeKg: number;
  days: number;
  perWeekKg: number | undefined;
};

/** Weekly only from two weeks on. */
export function weightChange({
  averages,
}: Pick<WeightTrend, 'averages'>): WeightChange | undefined {
  const [first, last] = [averages.at(0), averages.at(-1)];
  if (!first || !last) return undefined;
  const days = Math.round((last.day - first.day) / DAY_MS);
  const changeKg = last.weightKg - first.weightKg;
  return {
    nowKg: last.weightKg,
    changeKg,
    days,
    perWeekKg: days >= 14 ? (changeKg / days) * 7 : undefined,
  };
}
