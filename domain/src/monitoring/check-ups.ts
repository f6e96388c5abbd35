import { hasCondition } from '../person/profile.ts';
import type { Profile } from '../person/profile.ts';
import { CHECK_UP_TESTS, HOME_BLOOD_PRESSURE } from './check-up-tests.data.ts';
import type { Moment } from './check-up-tests.data.ts';
import type { CheckUp } from './check-up.ts';
import { situationOf } from './situation.ts';
import type { Situation } from './situation.ts';

const WEEKS = { baseline: -3, early: 6, middle: 13, after3Months: 13, after12Months: 52 } as const;
/** A use longer than this gets a check-up in the middle, so that no more than three months go by. */
const LONG_USE = 16;
const ADULT = 18;

type Appointment = Pick<CheckUp, 'id' | 'week' | 'title'> & { moment: Moment; note?: string };

function appointments(cycleWeeks: number): Appointment[] {
  return [
    {
      id: 'baseline',
      moment: 'baseline',
      week: WEEKS.baseline,
      title: 'Antes de empezar',
      note: 'De 2 a 4 semanas antes, con 48 a 72 horas sin entrenar (criterio experto).',
    },
    ...(cycleWeeks > WEEKS.early
      ? [{ id: 'early', moment: 'early', week: WEEKS.early, title: 'A las 4 a 6 semanas' } as const]
      : []),
    ...(cycleWeeks > LONG_USE
      ? [{ id: 'middle', moment: 'middle', week: WEEKS.middle, title: 'A los 3 meses' } as const]
      : []),
    { id: 'end', moment: 'end', week: cycleWeeks, title: 'Al terminar', note: 'Si el uso sigue, cada 3 meses.' },
    {
      id: 'after-3-months',
      moment: 'after_3_months',
      week: cycleWeeks + WEEKS.after3Months,
      title: 'A los 3 meses de dejar',
    },
    {
      id: 'after-12-months',
      moment: 'after_12_months',
      week: cycleWeeks + WEEKS.after12Months,
      title: 'A los 12 meses de dejar',
      note: 'Si las hormonas o los espermatozoides no volvieron a lo normal.',
    },
  ];
}

function testsAt(moment: Moment, situation: Situation): CheckUp['tests'] {
  return CHECK_UP_TESTS.filter(
    ({ moments, onlyFor }) => moments.includes(moment) && (onlyFor?.(situation) ?? true),
  ).map(({ moments: _, onlyFor: __, sources, ...test }) => ({ ...test, sources: [...sources] }));
}

/** Without compounds there is nothing of ours to watch, but a known hypertension is measured before training hard. */
function withoutCompounds(profile: Profile): CheckUp[] {
  if (!hasCondition(profile, 'hypertension')) return [];
  return [{ id: 'baseline', week: 0, title: 'Antes de empezar', tests: [HOME_BLOOD_PRESSURE] }];
}

/** The calendar of medical check-ups, in order. A refusal of compounds does not take it away. */
export function checkUps(profile: Profile): CheckUp[] {
  if (profile.cycleType === 'natural' || profile.ageYears < ADULT) return withoutCompounds(profile);
  const situation = situationOf(profile);
  return appointments(profile.cycleWeeks).map(({ moment, ...appointment }) => ({
    ...appointment,
    tests: testsAt(moment, situation),
  }));
}
