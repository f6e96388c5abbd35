import { hasFinding } from '../clinical/clinical-state.ts';
import type { Profile } from '../profile/profile.ts';
import { isFollowingTreatment } from '../risk/score/score-use.ts';
import { CHECK_UP_TESTS } from './check-up-tests.data.ts';
import type { Moment } from './check-up-tests.data.ts';
import type { CheckUp } from './check-up.ts';
import { HEALTH_TESTS } from './health-tests.data.ts';
import { monitoringSituation } from './monitoring-situation.ts';
import type { Situation } from './monitoring-situation.ts';
import { TREATMENT_TESTS } from './treatment-tests.data.ts';

const WEEKS = { baseline: -3, early: 6, middle: 13, after3Months: 13, after12Months: 52 } as const;
/** A longer use gets a check-up in the middle, so that at most three months pass between them. */
const LONG_USE_WEEKS = 16;

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
    ...(cycleWeeks > LONG_USE_WEEKS
      ? [{ id: 'middle', moment: 'middle', week: WEEKS.middle, title: 'A los 3 meses' } as const]
      : []),
    {
      id: 'end',
      moment: 'end',
      week: cycleWeeks,
      title: 'Al terminar',
      note: 'Si el uso sigue, cada 3 meses.',
    },
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

function selectTests(moment: Moment, situation: Situation): CheckUp['tests'] {
  return CHECK_UP_TESTS.filter(
    ({ moments, applies }) => moments.includes(moment) && (applies?.(situation) ?? true),
  ).map(({ moments: _, applies: __, sources, ...test }) => ({ ...test, sources: [...sources] }));
}

/** Tests that health requires before starting. Some are already among the tests for compounds. */
const healthTests = (
  profile: Profile,
  { withCompounds }: { withCompounds: boolean },
): CheckUp['tests'] =>
  HEALTH_TESTS.filter(
    ({ when, withinThoseOfCompounds = false }) =>
      hasFinding(profile, ...when) && !(withCompounds && withinThoseOfCompounds),
  ).map(({ when: _, withinThoseOfCompounds: __, sources, ...test }) => ({
    ...test,
    sources: [...sources],
  }));

function withoutCompounds(profile: Profile): CheckUp[] {
  const tests = healthTests(profile, { withCompounds: false });
  return tests.length === 0 ? [] : [{ id: 'baseline', week: 0, title: 'Antes de empezar', tests }];
}

/** Check-ups of a treatment: before the plan, at 3 to 6 months, at 12 months and then yearly. */
function treatmentCheckUps(profile: Profile): CheckUp[] {
  const situation = monitoringSituation(profile);
  const tests = TREATMENT_TESTS.filter(({ applies }) => applies?.(situation) ?? true).map(
    ({ applies: _, sources, ...test }) => ({ ...test, sources: [...sources] }),
  );
  const note = 'Si ya los hiciste con tu médico, valen esos.';
  return [
    {
      id: 'baseline',
      week: 0,
      title: 'Antes de empezar el plan',
      tests: [...tests, ...healthTests(profile, { withCompounds: true })],
      note,
    },
    { id: 'treatment-3-months', week: WEEKS.middle, title: 'A los 3 a 6 meses', tests, note },
    {
      id: 'treatment-12-months',
      week: WEEKS.after12Months,
      title: 'A los 12 meses, y después cada año',
      tests,
    },
  ];
}

/** The medical check-ups in order. A refusal of compounds does not remove them. */
export function checkUps(profile: Profile): CheckUp[] {
  if (profile.cycleType === 'natural' || hasFinding(profile, 'minor'))
    return withoutCompounds(profile);
  if (isFollowingTreatment(profile)) return treatmentCheckUps(profile);
  const situation = monitoringSituation(profile);
  return appointments(profile.cycleWeeks).map(({ moment, ...appointment }) => ({
    ...appointment,
    tests: [
      ...selectTests(moment, situation),
      ...(moment === 'baseline' ? healthTests(profile, { withCompounds: true }) : []),
    ],
  }));
}
