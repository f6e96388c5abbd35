import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { retrace } from '../evidence/traced.ts';
import { tracesIn } from '../evidence/traces-in.fixture.ts';
import { LEVELS } from '../person/choices.ts';
import { anyPerson } from '../person/person.fixture.ts';
import { profileOf, type Profile } from '../person/profile.ts';
import { trainingPlan } from './plan-training.ts';
import { codes, exercisesOf, known, outOfRange, planned } from './training-plan.fixture.ts';
import type { PlannedExercise, TrainingPlan } from './training-plan.ts';
import { exercisesInWeek } from './week-of-plan.ts';

// Thousands of people on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 60_000 });

const SHORTFALLS = ['training-volume-below-range', 'training-muscles-without-exercise'];

/** One expectation per person: what is wrong, in words, or nothing. */
const forAnyone = (wrongWith: (plan: TrainingPlan, profile: Profile) => (string | false)[], cases = 5000): void =>
  fc.assert(
    fc.property(anyPerson, (person) => {
      const profile = profileOf(person);
      expect(wrongWith(trainingPlan(profile), profile).filter(Boolean)).toEqual([]);
    }),
    { numRuns: cases },
  );

/** Counted again here, with the rules of the text and not with the code of the plan. */
function minutesOf(exercises: PlannedExercise[], warmUpMinutes: number, changeSeconds: number): number {
  const seconds = exercises.map(({ exerciseId, sets, repsMax, unit, restSeconds }) => {
    const oneSide = unit === 'seconds' ? repsMax : repsMax * 3;
    return sets * oneSide * (known(exerciseId).unilateral ? 2 : 1) + (sets - 1) * restSeconds + changeSeconds;
  });
  return warmUpMinutes + seconds.reduce((sum, of) => sum + of, 0) / 60;
}

test('no session is longer than asked, in any week of the cycle, and none is empty', () => {
  forAnyone((plan, { sessionMinutes }) => {
    const { calentamientoMin = 0, segundosPorCambio = 0 } = plan.days[0]?.minutes.inputs ?? {};
    const largest = plan.progression.reduce((most, week) => (week.setsFactor > most.setsFactor ? week : most));
    return plan.days.flatMap((day) => [
      day.exercises.length === 0 && 'empty',
      day.minutes.value > sessionMinutes && `${day.minutes.value} min`,
      Math.ceil(minutesOf(day.exercises, calentamientoMin, segundosPorCambio)) !== day.minutes.value &&
        'printed minutes differ from the recount',
      minutesOf(exercisesInWeek(day, largest), calentamientoMin, segundosPorCambio) > sessionMinutes &&
        `week ${largest.week} does not fit`,
    ]);
  });
});

test('only allowed equipment and level, no injured joint, and never the same exercise twice in a day', () => {
  forAnyone((plan, { equipment, level, injuries, health }) => [
    ...exercisesOf(plan).flatMap((exercise) => [
      !exercise.equipment.includes(equipment) && `${exercise.id} needs other equipment`,
      LEVELS.indexOf(exercise.level) > LEVELS.indexOf(level) && `${exercise.id} is too hard`,
      exercise.jointsStressed.some((joint) => injuries.includes(joint)) && `${exercise.id} stresses an injury`,
      health.includes('pregnancy') && exercise.lying !== undefined && `${exercise.id} is done lying`,
    ]),
    ...plan.days.map(
      ({ exercises }) => new Set(exercises.map(({ exerciseId }) => exerciseId)).size !== exercises.length && 'repeated',
    ),
  ]);
});

test('the printed volume is the recount of the days: whole for who leads, half for who helps', () => {
  forAnyone((plan) =>
    plan.weeklyVolume.map(({ muscle, sets }) => {
      const recount = planned(plan).reduce((sum, { exerciseId, sets: done }) => {
        const { pattern, primary, secondary } = known(exerciseId);
        if (pattern === 'power' || pattern === 'cardio') return sum;
        return sum + done * (primary.includes(muscle) ? 1 : secondary.includes(muscle) ? 0.5 : 0);
      }, 0);
      return recount !== sets.value && `${muscle}: ${sets.value} printed, ${recount} counted`;
    }),
  );
});

test('every major muscle is inside its range, or a notice says that some are not; none passes the ceiling', () => {
  forAnyone((plan) => {
    const out = outOfRange(plan);
    return [
      ...out.map(({ muscle, sets }) => sets.value > plan.weeklyRange.max.value && `${muscle} over`),
      codes(plan).some((code) => SHORTFALLS.includes(code)) !== out.length > 0 && 'notice and range disagree',
    ];
  });
});

test('what is printed can be recomputed from its own trace', () => {
  forAnyone((plan) => tracesIn(plan).map((trace) => retrace(trace) !== trace.value && trace.rule));
});

test('same person and options, same plan; another seed keeps the minutes', () => {
  fc.assert(
    fc.property(anyPerson, fc.nat(), (person, seed) => {
      const profile = profileOf(person);
      const plan = trainingPlan(profile, { seed });
      expect(JSON.stringify(trainingPlan(profile, { seed }))).toBe(JSON.stringify(plan));
      expect(Math.max(...plan.days.map(({ minutes }) => minutes.value))).toBeLessThanOrEqual(profile.sessionMinutes);
    }),
    { numRuns: 5000 },
  );
});

test('the cycle has its weeks, deloads every four to eight, and never a fifth more sets than the block before', () => {
  forAnyone(({ progression }, { cycleWeeks }) => {
    const deloads = progression.filter(({ deload }) => deload).map(({ week }) => week);
    const hard = progression.filter(({ deload }) => !deload);
    return [
      progression.length !== cycleWeeks && 'length',
      progression.some(({ week }, at) => week !== at + 1) && 'numbering',
      deloads.at(-1) !== cycleWeeks && 'does not end in a deload',
      ...deloads.map(
        (week, at) =>
          (week - (deloads[at - 1] ?? 0) < 4 || week - (deloads[at - 1] ?? 0) > 8) && `deload in week ${week}`,
      ),
      ...hard.slice(1).flatMap((week, at) => {
        const before = hard[at] ?? week;
        return [
          week.setsFactor > before.setsFactor * 1.2 && `factor of week ${week.week}`,
          // Printed to one decimal.
          week.setsPerMuscle > before.setsPerMuscle * 1.2 + 0.1 && `sets of week ${week.week}`,
          week.week === before.week + 1 && week.repsInReserve > before.repsInReserve && `reserve of week ${week.week}`,
        ];
      }),
    ];
  });
});

test('heart, pressure, age and pregnancy: no intervals or jumps, 2 in reserve or more, 8 to 12 repetitions, 90 s or more', () => {
  forAnyone((plan, { conditions, ageYears, health }) => {
    const careful =
      conditions.includes('heart_disease') ||
      conditions.includes('hypertension') ||
      ageYears < 18 ||
      ageYears >= 65 ||
      health.includes('pregnancy');
    if (!careful) return [];
    const leastReserve = ageYears < 18 ? 3 : 2;
    return [
      plan.cardio.intervals !== false && 'intervals',
      plan.cardio.text.includes('tramos fuertes') && 'intervals in the text',
      ...exercisesOf(plan).map(({ id, pattern, intervals }) => (pattern === 'power' || intervals === true) && id),
      ...plan.progression.flatMap((week) =>
        plan.days.flatMap((day) =>
          exercisesInWeek(day, week).map(
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
  });
});
