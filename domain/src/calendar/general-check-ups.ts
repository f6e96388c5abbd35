import { addDays } from './day.ts';
import { type Appointment, APPOINTMENTS, CHECK_UP_WEEKS } from '../monitoring/appointments.data.ts';
import { CHECK_UP_TESTS } from '../monitoring/check-up-tests.data.ts';
import type { CheckUp } from '../monitoring/check-up.ts';

/** Where somebody stands, which is all that a calendar without an account asks. */
export const USE_SITUATIONS = ['not_started', 'using', 'stopped'] as const;
export type UseSituation = (typeof USE_SITUATIONS)[number];

const DAYS_PER_WEEK = 7;
const MONTHS_PER_QUARTER = 3;
/** A year of them. */
const QUARTERS_AHEAD = 4;

/** Whoever stopped has no use that goes on. */
const { note: _, ...ENDED } = APPOINTMENTS.end;

/** A check-up of nobody in particular: the name of a test says for whom it is. */
const describeCheckUp = ({ moment, ...appointment }: Appointment, week: number): CheckUp => ({
  ...appointment,
  week,
  tests: CHECK_UP_TESTS.filter(({ moments }) => moments.includes(moment)).map(
    ({ moments: __, applies: ___, forWhom, name, sources, ...test }) => ({
      ...test,
      name: forWhom ? `${name} (${forWhom})` : name,
      sources: [...sources],
    }),
  ),
});

const quarter = (number: number): CheckUp => ({
  ...describeCheckUp(APPOINTMENTS.middle, number * CHECK_UP_WEEKS.middle),
  id: `month-${number * MONTHS_PER_QUARTER}`,
  title: `A los ${number * MONTHS_PER_QUARTER} meses de empezar`,
});

/** While a use goes on there is one every three months: the last whose day has passed, and those of a year ahead. */
function quarters(startDay: string, today: string): CheckUp[] {
  const findDay = (number: number) =>
    addDays(startDay, number * CHECK_UP_WEEKS.middle * DAYS_PER_WEEK);
  let next = 1;
  while (findDay(next) < today) next += 1;
  const first = Math.max(1, next - 1);
  return Array.from({ length: next - first + QUARTERS_AHEAD }, (_, at) => quarter(first + at));
}

/**
 * The check-ups that are still to be done, from the day of the situation: of the check-up itself before any use, of the
 * start of the use, or of its end. It never asks how long a use will be.
 */
export function generalCheckUps(
  situation: UseSituation,
  { startDay, today }: { startDay: string; today: string },
): CheckUp[] {
  const { baseline, early, after_3_months, after_12_months } = APPOINTMENTS;
  const bySituation: Record<UseSituation, () => CheckUp[]> = {
    not_started: () => [describeCheckUp(baseline, 0)],
    using: () => [describeCheckUp(early, CHECK_UP_WEEKS.early), ...quarters(startDay, today)],
    stopped: () => [
      describeCheckUp(ENDED, 0),
      describeCheckUp(after_3_months, CHECK_UP_WEEKS.after3Months),
      describeCheckUp(after_12_months, CHECK_UP_WEEKS.after12Months),
    ],
  };
  return bySituation[situation]();
}

/** Every moment, with what is measured in it, whatever the day: before, during and after a use. */
export const checkUpStages = (): { id: 'before' | 'during' | 'after'; checkUps: CheckUp[] }[] => {
  const { baseline, early, middle, after_3_months, after_12_months } = APPOINTMENTS;
  const describe = (appointment: Appointment) => describeCheckUp(appointment, 0);
  return [
    { id: 'before', checkUps: [describe(baseline)] },
    {
      id: 'during',
      checkUps: [early, { ...middle, title: 'Cada 3 meses, mientras siga' }].map(describe),
    },
    {
      id: 'after',
      checkUps: [ENDED, after_3_months, after_12_months].map(describe),
    },
  ];
};
