import { hasFinding } from '../clinical/clinical-state.ts';
import type { Profile } from '../person/profile.ts';
import { followsTreatment } from '../risk/score.ts';
import { CHECK_UP_TESTS } from './check-up-tests.data.ts';
import type { Moment } from './check-up-tests.data.ts';
import type { CheckUp } from './check-up.ts';
import { HEALTH_TESTS } from './health-tests.data.ts';
import { situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { TREATMENT_TESTS } from './treatment-tests.data.ts';

const WEEKS = { baseline: -3, early: 6, middle: 13, after3Months: 13, after12Months: 52 } as const;
/** A use longer than this gets a check-up in the middle, so that no more than three months go by. */
const LONG_USE = 16;

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

/** What health asks before starting. Some of it is already among the tests of whoever uses compounds. */
const ofHealth = (profile: Profile, { withCompounds }: { withCompounds: boolean }): CheckUp['tests'] =>
  HEALTH_TESTS.filter(
    ({ when, withinThoseOfCompounds = false }) =>
      hasFinding(profile, ...when) && !(withCompounds && withinThoseOfCompounds),
  ).map(({ when: _, withinThoseOfCompounds: __, sources, ...test }) => ({ ...test, sources: [...sources] }));

function withoutCompounds(profile: Profile): CheckUp[] {
  const tests = ofHealth(profile, { withCompounds: false });
  return tests.length === 0 ? [] : [{ id: 'baseline', week: 0, title: 'Antes de empezar', tests }];
}

/** A treatment has no end of ours: it is looked at before the plan, at 3 to 6 months, at 12, and then every year. */
function ofTreatment(profile: Profile): CheckUp[] {
  const situation = situationOf(profile);
  const tests = TREATMENT_TESTS.filter(({ onlyFor }) => onlyFor?.(situation) ?? true).map(
    ({ onlyFor: _, sources, ...test }) => ({ ...test, sources: [...sources] }),
  );
  const note = 'Si ya los hiciste con tu médico, valen esos.';
  return [
    {
      id: 'baseline',
      week: 0,
      title: 'Antes de empezar el plan',
      tests: [...tests, ...ofHealth(profile, { withCompounds: true })],
      note,
    },
    { id: 'treatment-3-months', week: WEEKS.middle, title: 'A los 3 a 6 meses', tests, note },
    { id: 'treatment-12-months', week: WEEKS.after12Months, title: 'A los 12 meses, y después cada año', tests },
  ];
}

/** The calendar of medical check-ups, in order. A refusal of compounds does not take it away. */
export function checkUps(profile: Profile): CheckUp[] {
  if (profile.cycleType === 'natural' || hasFinding(profile, 'minor')) return withoutCompounds(profile);
  if (followsTreatment(profile)) return ofTreatment(profile);
  const situation = situationOf(profile);
  return appointments(profile.cycleWeeks).map(({ moment, ...appointment }) => ({
    ...appointment,
    tests: [
      ...testsAt(moment, situation),
      ...(moment === 'baseline' ? ofHealth(profile, { withCompounds: true }) : []),
    ],
  }));
}
