import { exerciseById } from '../../exercises/library/exercise-library.ts';
import { injuryAdjustments } from '../../exercises/injuries.ts';
import type { Profile } from '../../profile/profile.ts';
import { balanceBlock, balanceMinutes } from '../care/balance-block.ts';
import { cardioPlan } from '../care/cardio-plan.ts';
import { trainingCautions, type Cautions } from '../training-cautions.ts';
import { chooseExercises } from '../selection/choose-exercises.ts';
import {
  trainingDose,
  mainRepetitions,
  exerciseRepetitions,
  type TrainingDose,
} from '../effort/training-dose.ts';
import { draftWeek, availableSeconds } from './draft-week.ts';
import {
  exercisePool,
  exerciseLimits,
  isAllowed,
  type ExerciseLimits,
} from '../selection/exercise-pool.ts';
import type { SetEntry } from '../selection/fill-week.ts';
import { findUnestimated, firstLoad } from '../lifts/first-load.ts';
import { loadHint } from '../effort/load-hint.ts';
import { orderDay, pairOpposites } from '../selection/order-day.ts';
import { trainingPrescription } from '../effort/training-prescription.ts';
import { progression } from '../effort/progression.ts';
import { routesBack } from '../care/routes-back.ts';
import { sessionMinutes, warmUpMinutes } from '../effort/session-minutes.ts';
import { findHelped } from '../selection/own-weight.ts';
import { selectSplit, type TrainingSplit } from '../selection/select-split.ts';
import { trainingNotices } from '../care/training-notices.ts';
import type {
  PlannedExercise,
  TrainingDay,
  TrainingPause,
  TrainingPlan,
} from '../training-plan.ts';
import { warmUp } from '../effort/warm-up.ts';
import { exerciseReserve } from '../effort/week-exercises.ts';
import { weeklyRange } from '../effort/weekly-range.ts';
import { weeklyVolume } from '../effort/weekly-volume.ts';

export type TrainingOptions = {
  /** Seed of equivalent exercises ("Probar otra semana"). */
  seed?: number;
  /** Replacement id by exercise id. */
  swaps?: Readonly<Record<string, string>>;
};

/** Forja's rule: repetitions in reserve of an exercise adjusted for an injury. */
const ADJUSTED_RESERVE = 3;

function planExercise(
  { choice: { exercise }, sets, restSeconds }: SetEntry,
  profile: Profile,
  cautions: Cautions,
  dose: TrainingDose,
): PlannedExercise {
  const { min, max } = exerciseRepetitions(exercise, profile, cautions);
  const adjustments = injuryAdjustments(exercise, profile.clinical.injuries);
  const isAdjusted = adjustments.length > 0;
  const leastReserve = isAdjusted ? Math.max(ADJUSTED_RESERVE, dose.reserveFloor) : 0;
  const repsInReserve = Math.max(
    leastReserve,
    exerciseReserve(exercise.compound, dose.reserveStart, dose.reserveFloor),
  );
  // Adjusted exercises get no weight.
  const load = isAdjusted
    ? undefined
    : firstLoad(exercise, { repetitions: min, reserve: repsInReserve }, profile.lifts, cautions);
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    sets,
    repsMin: min,
    repsMax: max,
    unit: exercise.timed ? 'seconds' : 'reps',
    repsInReserve,
    restSeconds,
    loadHint: loadHint(exercise, { min, max }, repsInReserve, load),
    ...(isAdjusted && { adjustments, leastReserve }),
    ...(load && { load }),
  };
}

function planExercises(
  entries: readonly SetEntry[],
  profile: Profile,
  cautions: Cautions,
  dose: TrainingDose,
): PlannedExercise[] {
  const ordered = orderDay(entries.filter(({ sets }) => sets > 0));
  const pairs = pairOpposites(ordered.map(({ choice }) => choice.exercise));
  return ordered.map((entry) => {
    const exercise = planExercise(entry, profile, cautions, dose);
    const pairedWith = pairs.get(exercise.exerciseId);
    return pairedWith === undefined ? exercise : { ...exercise, pairedWith };
  });
}

function planWeekdays({ weekdays }: Pick<TrainingSplit, 'weekdays'>): TrainingPlan['week'] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = weekdays.indexOf(weekday);
    return day >= 0 ? day : weekday === 6 ? 'rest' : 'cardio';
  });
}

type TrainingContext = {
  readonly profile: Profile;
  readonly cautions: Cautions;
  readonly limits: ExerciseLimits;
};

function pausedPlan({ profile, cautions }: TrainingContext, paused: TrainingPause): TrainingPlan {
  const dose = trainingDose(profile, cautions, false);
  const noShortfall = { forLackOfTime: [], forLackOfExercise: [], missingSets: 0 };
  return {
    paused,
    split: 'Sin entrenamiento por ahora',
    days: [],
    week: Array.from({ length: 7 }, () => 'rest' as const),
    weeklyVolume: weeklyVolume([]),
    weeklyRange: weeklyRange(cautions.rangeLevel),
    prescription: trainingPrescription({
      days: [],
      dose,
      reps: mainRepetitions(profile, cautions),
      goal: profile.goal,
      cautions,
    }),
    progression: [],
    progressionSources: [],
    cardio: cardioPlan(profile, cautions, { cardioDays: 0, sessions: 0 }),
    notices: trainingNotices(profile, {
      cautions,
      shortfall: noShortfall,
      missingPatterns: [],
      refusedSwaps: [],
      needs: [],
      helped: [],
    }),
  };
}

function activePlan(
  { profile, cautions, limits }: TrainingContext,
  { seed = 0, swaps = {} }: TrainingOptions,
): TrainingPlan {
  const split = selectSplit(
    Math.min(profile.trainingDays, cautions.mostDays),
    profile.goal,
    cautions.conservative,
  );
  const selection = chooseExercises(split.days, {
    pool: exercisePool(limits, profile.goal === 'strength'),
    limits,
    level: cautions.exerciseLevel,
    seed,
    swaps,
  });
  const { filled, dose, shortfall } = draftWeek(selection.days, profile, cautions);
  const warmUpMin = warmUpMinutes(profile.sessionMinutes);
  const balanceMin = balanceMinutes(profile.sessionMinutes, cautions);
  const days = filled.days.map(({ entries }, at): TrainingDay => {
    const exercises = planExercises(entries, profile, cautions, dose);
    return {
      weekday: split.weekdays[at] ?? at,
      name: split.days[at]?.name ?? split.name,
      warmUp: warmUp(exercises, warmUpMin, cautions),
      exercises,
      minutes: sessionMinutes(exercises, warmUpMin, balanceMin),
    };
  });
  const week = planWeekdays(split);
  const range = weeklyRange(cautions.rangeLevel);
  const balance = balanceBlock(week, cautions, limits, balanceMin > 0);
  return {
    split: split.name,
    days,
    week,
    weeklyVolume: weeklyVolume(days),
    weeklyRange: range,
    prescription: trainingPrescription({
      days,
      dose,
      reps: mainRepetitions(profile, cautions),
      goal: profile.goal,
      cautions,
    }),
    progression: progression({
      sessions: days.map(({ exercises }) => exercises),
      cycleWeeks: profile.cycleWeeks,
      level: cautions.rangeLevel,
      dose,
      keepsSets: cautions.conservative,
      raisesLoads: findUnestimated(cautions) === undefined,
      ceiling: range.max.value,
      secondsPerSession: availableSeconds(profile.sessionMinutes, cautions),
    }),
    // Blocks and lighter weeks are expert judgement without a source.
    progressionSources: [],
    ...(balance && { balance }),
    ...(limits.injuries.length > 0 && { routesBack: routesBack(limits) }),
    cardio: cardioPlan(profile, cautions, {
      cardioDays: week.filter((day) => day === 'cardio').length,
      sessions: days.length,
    }),
    notices: trainingNotices(profile, {
      cautions,
      shortfall,
      missingPatterns: [...selection.missing],
      refusedSwaps: selection.refusedSwaps.map((id) => exerciseById(id)?.name ?? id),
      helped: findHelped(
        days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
        limits.tooHeavy,
        (exercise) => isAllowed(exercise, limits),
      ),
      needs: days.flatMap(({ exercises }) =>
        exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.needs ?? []),
      ),
    }),
  };
}

/** Deterministic for a profile and options. */
export function trainingPlan(profile: Profile, options: TrainingOptions = {}): TrainingPlan {
  const cautions = trainingCautions(profile);
  const context = { profile, cautions, limits: exerciseLimits(profile, cautions) };
  return cautions.paused ? pausedPlan(context, cautions.paused) : activePlan(context, options);
}
