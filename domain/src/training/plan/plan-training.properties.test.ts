import fc from 'fast-check';
import { test } from 'vitest';
import { cases } from '../../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { hasFinding } from '../../clinical/clinical-state.ts';
import type { Finding } from '../../clinical/findings.ts';
import { injuryAdjustments, exerciseTolerance } from '../../exercises/injuries.ts';
import type { Load } from '../../exercises/loads.ts';
import { findRiseLimits } from '../../progress/rise-limits.ts';
import { retrace } from '../../evidence/traced.ts';
import { tracesIn } from '../../evidence/traces-in.fixture.ts';
import { LEVELS } from '../../person/choices.ts';
import { anyPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile, type Profile } from '../../profile/profile.ts';
import { findTooHeavy } from '../selection/own-weight.ts';
import { trainingCautions } from '../training-cautions.ts';
import { trainingPlan } from './plan-training.ts';
import {
  listNoticeCodes,
  listExercises,
  requireExercise,
  findOutOfRange,
  listPlannedExercises,
} from './training-plan.fixture.ts';
import type { PlannedExercise, TrainingPlan } from '../training-plan.ts';
import { weekExercises } from '../effort/week-exercises.ts';

const SHORTFALLS = ['training-volume-below-range', 'training-muscles-without-exercise'];

type Trained = {
  readonly input: PlanInput;
  readonly seed: number;
  readonly profile: Profile;
  readonly plan: TrainingPlan;
};

/** Recomputed from the published rules, not with the plan's code. */
function minutesOf(
  exercises: PlannedExercise[],
  warmUpMinutes: number,
  changeSeconds: number,
): number {
  const seconds = exercises.map(({ exerciseId, sets, repsMax, unit, restSeconds }) => {
    const oneSide = unit === 'seconds' ? repsMax : repsMax * 3;
    return (
      sets * oneSide * (requireExercise(exerciseId).unilateral ? 2 : 1) +
      (sets - 1) * restSeconds +
      changeSeconds
    );
  });
  return warmUpMinutes + seconds.reduce((sum, of) => sum + of, 0) / 60;
}

const RULES: Rules<Trained> = {
  'every session of the cycle fits the requested minutes and is not empty': ({
    plan,
    profile: { sessionMinutes },
  }) => {
    if (plan.paused) return [plan.days.length > 0 && 'a paused week has sessions'];
    const {
      calentamientoMin = 0,
      equilibrioMin = 0,
      segundosPorCambio = 0,
    } = plan.days[0]?.minutes.inputs ?? {};
    const before = calentamientoMin + equilibrioMin;
    const largest = plan.progression.reduce((most, week) =>
      week.setsFactor > most.setsFactor ? week : most,
    );
    return plan.days.flatMap((day) => [
      day.exercises.length === 0 && 'empty',
      day.minutes.value > sessionMinutes && `${day.minutes.value} min`,
      Math.ceil(minutesOf(day.exercises, before, segundosPorCambio)) !== day.minutes.value &&
        'printed minutes differ from the recount',
      minutesOf(weekExercises(day, largest), before, segundosPorCambio) > sessionMinutes &&
        `week ${largest.week} does not fit`,
    ]);
  },
  'exercises respect equipment and level, and never repeat within a day': ({ plan, profile }) => [
    ...listExercises(plan).flatMap((exercise) => [
      !exercise.equipment.includes(profile.equipment) && `${exercise.id} needs other equipment`,
      LEVELS.indexOf(exercise.level) > LEVELS.indexOf(profile.level) &&
        `${exercise.id} is too hard`,
      hasFinding(profile, 'pregnancy', 'pregnancy_unanswered') &&
        exercise.lying !== undefined &&
        `${exercise.id} is done lying`,
    ]),
    ...plan.days.map(
      ({ exercises }) =>
        new Set(exercises.map(({ exerciseId }) => exerciseId)).size !== exercises.length &&
        'repeated',
    ),
  ],
  'injured people get allowed or adjusted exercises, and a route back': ({
    plan,
    profile: { clinical },
  }) => [
    ...listPlannedExercises(plan).flatMap(
      ({ exerciseId, adjustments = [], repsInReserve, load }) => {
        const exercise = requireExercise(exerciseId);
        const expectedAdjustments = injuryAdjustments(exercise, clinical.injuries);
        return [
          clinical.injuries.some((joint) => exerciseTolerance(exercise, joint) === 'avoid') &&
            `${exerciseId} is avoided`,
          adjustments.join() !== expectedAdjustments.join() && `${exerciseId} does not say how`,
          expectedAdjustments.length > 0 &&
            repsInReserve < 3 &&
            `${exerciseId} goes near the limit`,
          expectedAdjustments.length > 0 && load !== undefined && `${exerciseId} has kilos`,
        ];
      },
    ),
    !plan.paused &&
      (plan.routesBack ?? []).map(({ joint }) => joint).join() !== clinical.injuries.join() &&
      'routes back',
  ],
  'the printed volume matches a recount: 1 per primary muscle and 0.5 per secondary': ({ plan }) =>
    plan.weeklyVolume.map(({ muscle, sets }) => {
      const recount = listPlannedExercises(plan).reduce((sum, { exerciseId, sets: done }) => {
        const { pattern, primary, secondary } = requireExercise(exerciseId);
        if (pattern === 'power' || pattern === 'cardio') return sum;
        return sum + done * (primary.includes(muscle) ? 1 : secondary.includes(muscle) ? 0.5 : 0);
      }, 0);
      return recount !== sets.value && `${muscle}: ${sets.value} printed, ${recount} counted`;
    }),
  'every major muscle is within its range or has a notice, and none exceeds its ceiling': ({
    plan,
  }) => {
    if (plan.paused) return [];
    const out = findOutOfRange(plan);
    return [
      ...out.map(({ muscle, sets }) => sets.value > plan.weeklyRange.max.value && `${muscle} over`),
      listNoticeCodes(plan).some((code) => SHORTFALLS.includes(code)) !== out.length > 0 &&
        'notice and range disagree',
    ];
  },
  'every printed figure matches its calculation': ({ plan }) =>
    tracesIn(plan).map((trace) => retrace(trace) !== trace.value && trace.rule),
  'the plan is deterministic, and another seed keeps the minutes': ({ profile, seed }) => {
    const [one, other] = [trainingPlan(profile, { seed }), trainingPlan(profile, { seed })];
    return [
      JSON.stringify(one) !== JSON.stringify(other) && 'another plan',
      ...one.days.map(
        ({ minutes }) => minutes.value > profile.sessionMinutes && `${minutes.value} min`,
      ),
    ];
  },
  'old, frail and pregnant people get only scalable exercises, and the first two also balance': ({
    plan,
    profile,
  }) => {
    const steady = hasFinding(profile, 'aged_65_or_more', 'frail');
    return [
      ...(steady || hasFinding(profile, 'pregnancy')
        ? listExercises(plan).flatMap(({ id, loads, equipment, level }) => [
            loads.some((load) => UNSCALABLE.includes(load)) && id,
            equipment.includes('bodyweight') && level !== 'beginner' && id,
          ])
        : []),
      !plan.paused && steady !== (plan.balance !== undefined) && 'balance',
      plan.balance !== undefined &&
        plan.balance.weekdays.length < 3 &&
        'fewer than three days of balance',
    ];
  },
  'no exercise exceeds the likely own strength, and assistance is explained': ({
    plan,
    profile,
  }) => {
    const { exerciseLevel } = trainingCautions(profile);
    const tooHeavy = findTooHeavy(profile, exerciseLevel);
    const ids = listPlannedExercises(plan).map(({ exerciseId }) => exerciseId);
    return [
      ...ids.map((id) => tooHeavy.has(id) && id),
      (plan.routesBack ?? []).some(({ retry }) =>
        retry.some((name) => [...tooHeavy].some((id) => requireExercise(id).name === name)),
      ) && 'a route back leads to it',
      ids.includes('assisted-pull-up') &&
        profile.equipment === 'gym' &&
        exerciseLevel !== 'beginner' &&
        tooHeavy.has('pull-up') &&
        !hasFinding(profile, 'aged_65_or_more', 'frail', 'pregnancy') &&
        profile.clinical.injuries.length === 0 &&
        !listNoticeCodes(plan).includes('training-own-weight') &&
        'help without its reason',
    ];
  },
  'age 75 or a fall excludes barbells and deep squats and allows three days; age 85 allows two days and two sets':
    ({ plan, profile }) => {
      const isOldest = hasFinding(profile, 'aged_85_or_more');
      if (!hasFinding(profile, 'aged_75_or_more', 'frail')) return [];
      return [
        plan.days.length > (isOldest ? 2 : 3) && `${plan.days.length} days`,
        ...listPlannedExercises(plan).flatMap(({ exerciseId, sets, load }) => [
          requireExercise(exerciseId).implement === 'barbell' && `${exerciseId} has a bar`,
          requireExercise(exerciseId).loads.includes('squat_deep') && `${exerciseId} goes deep`,
          sets > (isOldest ? 2 : 3) && `${sets} sets of ${exerciseId}`,
          load !== undefined && `${exerciseId} has kilos`,
        ]),
        plan.notices.some(({ text }) => /sumá un día|entrená 6 días/.test(text)) &&
          plan.days.length >= (isOldest ? 2 : 3) &&
          'asks for more days than it allows',
      ];
    },
  'a cycle raises loads exactly for people whose weekly review may raise them': ({
    input,
    plan,
  }) => {
    const { restriction } = findRiseLimits(input);
    const rises = plan.progression.filter(({ instruction }) => /sub[ií] el peso/.test(instruction));
    return [
      restriction !== undefined && rises.length > 0 && 'raises a load despite a restriction',
      restriction === undefined && rises.length === 0 && 'never raises a load',
      rises.some(({ instruction }) => !instruction.includes('10 %')) && 'no limit',
    ];
  },
  'the cycle has all its weeks, a deload every four to eight, and at most 20 % more sets per block':
    ({ plan: { progression, paused }, profile: { cycleWeeks } }) => {
      if (paused) return [progression.length > 0 && 'a paused cycle has weeks'];
      const deloads = progression.filter(({ deload }) => deload).map(({ week }) => week);
      const hard = progression.filter(({ deload }) => !deload);
      return [
        progression.length !== cycleWeeks && 'length',
        progression.some(({ week }, at) => week !== at + 1) && 'numbering',
        deloads.includes(cycleWeeks) && 'ends in a deload',
        cycleWeeks - (deloads.at(-1) ?? 0) > 8 && 'more than eight weeks without one',
        ...deloads.map(
          (week, at) =>
            (week - (deloads[at - 1] ?? 0) < 4 || week - (deloads[at - 1] ?? 0) > 8) &&
            `deload in week ${week}`,
        ),
        ...hard.slice(1).flatMap((week, at) => {
          const before = hard[at] ?? week;
          return [
            week.setsFactor > before.setsFactor * 1.2 && `factor of week ${week.week}`,
            // Printed to one decimal.
            week.setsPerMuscle > before.setsPerMuscle * 1.2 + 0.1 && `sets of week ${week.week}`,
            week.week === before.week + 1 &&
              week.repsInReserve > before.repsInReserve &&
              `reserve of week ${week.week}`,
          ];
        }),
      ];
    },
  'cautions for heart, pressure, age and pregnancy ban intervals and jumps, and limit effort, repetitions and rests':
    ({ plan, profile }) => {
      if (!hasFinding(profile, ...CAREFUL)) return [];
      const leastReserve = hasFinding(profile, 'pressure_limits_effort')
        ? 4
        : hasFinding(profile, 'minor', 'pregnancy', 'frail', 'aged_75_or_more')
          ? 3
          : 2;
      return [
        plan.cardio.intervals !== false && 'intervals',
        plan.cardio.text.includes('tramos fuertes') && 'intervals in the text',
        ...listExercises(plan).map(
          ({ id, pattern, intervals }) => (pattern === 'power' || intervals === true) && id,
        ),
        ...plan.progression.flatMap((week) =>
          plan.days.flatMap((day) =>
            weekExercises(day, week).map(
              ({ exerciseId, repsInReserve, restSeconds, sets, unit, repsMin, repsMax }) =>
                (repsInReserve < leastReserve ||
                  restSeconds < 90 ||
                  sets > 3 ||
                  (unit === 'reps' && (repsMin !== 8 || repsMax !== 12))) &&
                exerciseId,
            ),
          ),
        ),
      ];
    },
};

const CAREFUL: readonly Finding[] = [
  'heart_disease',
  'hypertension',
  'pressure_limits_effort',
  'minor',
  'aged_65_or_more',
  'frail',
  'pregnancy',
  'pregnancy_unanswered',
  'breastfeeding',
  'body_mass_index_40_or_more',
];

const UNSCALABLE: readonly Load[] = [
  'jump_or_run',
  'explosive_lift',
  'hanging',
  'dip',
  'deep_kneeling',
];

function* trained(): Generator<Trained> {
  for (const [input, seed] of fc.sample(fc.tuple(anyPerson, fc.nat()), cases())) {
    const profile = createProfile(input);
    yield { input, seed, profile, plan: trainingPlan(profile) };
  }
}

const check = ruleChecker(trained, RULES);

test.each(Object.keys(RULES))('%s', check);
