import { hasFinding } from '../clinical/clinical-state.ts';
import type { Profile } from '../profile/profile.ts';
import { isFollowingTreatment } from '../risk/score/score-use.ts';
import { type Appointment, APPOINTMENTS, CHECK_UP_WEEKS } from './appointments.data.ts';
import { CHECK_UP_TESTS } from './check-up-tests.data.ts';
import type { Moment } from './check-up-tests.data.ts';
import type { CheckUp } from './check-up.ts';
import { HEALTH_TESTS } from './health-tests.data.ts';
import { monitoringSituation } from './monitoring-situation.ts';
import type { Situation } from './monitoring-situation.ts';
import { TREATMENT_TESTS } from './treatment-tests.data.ts';

/** Longer uses get a check-up halfway, so that at most three months pass between two. */
const LONG_USE_WEEKS = 16;

type DatedAppointment = Appointment & Pick<CheckUp, 'week'>;

function appointments(cycleWeeks: number): DatedAppointment[] {
  const { baseline, early, middle, end, after_3_months, after_12_months } = APPOINTMENTS;
  return [
    { ...baseline, week: CHECK_UP_WEEKS.baseline },
    ...(cycleWeeks > CHECK_UP_WEEKS.early ? [{ ...early, week: CHECK_UP_WEEKS.early }] : []),
    ...(cycleWeeks > LONG_USE_WEEKS ? [{ ...middle, week: CHECK_UP_WEEKS.middle }] : []),
    { ...end, week: cycleWeeks },
    { ...after_3_months, week: cycleWeeks + CHECK_UP_WEEKS.after3Months },
    { ...after_12_months, week: cycleWeeks + CHECK_UP_WEEKS.after12Months },
  ];
}

function selectTests(moment: Moment, situation: Situation): CheckUp['tests'] {
  return CHECK_UP_TESTS.filter(
    ({ moments, applies }) => moments.includes(moment) && (applies?.(situation) ?? true),
  ).map(({ moments: _, applies: __, forWhom: ___, sources, ...test }) => ({
    ...test,
    sources: [...sources],
  }));
}

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

/** Check-ups of a treatment: baseline, 3 to 6 months, 12 months, then yearly. */
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
    {
      id: 'treatment-3-months',
      week: CHECK_UP_WEEKS.middle,
      title: 'A los 3 a 6 meses',
      tests,
      note,
    },
    {
      id: 'treatment-12-months',
      week: CHECK_UP_WEEKS.after12Months,
      title: 'A los 12 meses, y después cada año',
      tests,
    },
  ];
}

/** Check-ups in order; a refusal of compounds keeps them. */
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
