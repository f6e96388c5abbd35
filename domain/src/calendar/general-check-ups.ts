import { addDays } from './day.ts';
import { type Appointment, APPOINTMENTS, CHECK_UP_WEEKS } from '../monitoring/appointments.data.ts';
import { CHECK_UP_TESTS } from '../monitoring/check-up-tests.data.ts';
import type { CheckUp } from '../monitoring/check-up.ts';

export const USE_SITUATIONS = ['not_started', 'using', 'stopped'] as const;
export type UseSituation = (typeof USE_SITUATIONS)[number];

const DAYS_PER_WEEK = 7;
const MONTHS_PER_QUARTER = 3;
const QUARTERS_AHEAD = 4;

const { note: _, ...ENDED } = APPOINTMENTS.end;

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

function quarters(startDay: string, today: string): CheckUp[] {
  const findDay = (number: number) =>
    addDays(startDay, number * CHECK_UP_WEEKS.middle * DAYS_PER_WEEK);
  let next = 1;
  while (findDay(next) < today) next += 1;
  const first = Math.max(1, next - 1);
  return Array.from({ length: next - first + QUARTERS_AHEAD }, (_, at) => quarter(first + at));
}

/** Never asks for the duration of a use. */
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
