import { exerciseById } from '../exercises/exercise.ts';
import { adjustmentsFor } from '../exercises/injuries.ts';
import type { Profile } from '../person/profile.ts';
import { balanceBlock, balanceMinutesIn } from './balance.ts';
import { cardioPlan } from './cardio.ts';
import { trainingCautions, type Cautions } from './cautions.ts';
import { chooseExercises } from './choose-exercises.ts';
import { doseFor, mainRepetitions, repetitionsOf, type Dose } from './dose.ts';
import { draftWeek, secondsToTrain } from './draft-week.ts';
import { exercisePool, limitsOf, type Limits } from './exercise-pool.ts';
import type { Entry } from './fill-week.ts';
import { firstLoad } from './first-load.ts';
import { loadHint } from './load-hint.ts';
import { orderDay, pairsOf } from './order-day.ts';
import { prescription } from './prescription.ts';
import { progression } from './progression.ts';
import { routesBack } from './routes-back.ts';
import { sessionMinutes, warmUpMinutes } from './session-minutes.ts';
import { splitFor, type Split } from './split.ts';
import { trainingNotices } from './training-notices.ts';
import type { PlannedExercise, TrainingDay, TrainingPause, TrainingPlan } from './training-plan.ts';
import { warmUp } from './warm-up.ts';
import { reserveIn } from './week-of-plan.ts';
import { weeklyRange } from './weekly-range.ts';
import { weeklyVolume } from './weekly-volume.ts';

export type TrainingOptions = {
  /** Another number, other exercises of the same worth: "Probar otra semana". */
  seed?: number;
  /** Exercise id of the plan, and the id that replaces it. */
  swaps?: Readonly<Record<string, string>>;
};

/** Rule of ours: an exercise that an injury makes gentler stays this far from the limit. */
const ADJUSTED_RESERVE = 3;

function planned(
  { choice: { exercise }, sets, restSeconds }: Entry,
  profile: Profile,
  cautions: Cautions,
  dose: Dose,
): PlannedExercise {
  const { min, max } = repetitionsOf(exercise, profile, cautions);
  const adjustments = adjustmentsFor(exercise, profile.clinical.injuries);
  const isAdjusted = adjustments.length > 0;
  const leastReserve = isAdjusted ? Math.max(ADJUSTED_RESERVE, dose.reserveFloor) : 0;
  const repsInReserve = Math.max(leastReserve, reserveIn(exercise.compound, dose.reserveStart, dose.reserveFloor));
  // No figure for a movement that an injury touches.
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

function exercisesOf(entries: readonly Entry[], profile: Profile, cautions: Cautions, dose: Dose): PlannedExercise[] {
  const done = orderDay(entries.filter(({ sets }) => sets > 0));
  const pairs = pairsOf(done.map(({ choice }) => choice.exercise));
  return done.map((entry) => {
    const exercise = planned(entry, profile, cautions, dose);
    const pairedWith = pairs.get(exercise.exerciseId);
    return pairedWith === undefined ? exercise : { ...exercise, pairedWith };
  });
}

/** Training where the split says, cardio on the other days, Sunday always of rest. */
function weekOf({ weekdays }: Pick<Split, 'weekdays'>): TrainingPlan['week'] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = weekdays.indexOf(weekday);
    return day >= 0 ? day : weekday === 6 ? 'rest' : 'cardio';
  });
}

type Asked = { readonly profile: Profile; readonly cautions: Cautions; readonly limits: Limits };

/** The figures stay, so that they can be read; the week and its cycle are empty on purpose. */
function pausedPlan({ profile, cautions }: Asked, paused: TrainingPause): TrainingPlan {
  const dose = doseFor(profile, cautions, false);
  const nothing = { forLackOfTime: [], forLackOfExercise: [], missingSets: 0 };
  return {
    paused,
    split: 'Sin entrenamiento por ahora',
    days: [],
    week: Array.from({ length: 7 }, () => 'rest' as const),
    weeklyVolume: weeklyVolume([]),
    weeklyRange: weeklyRange(cautions.rangeLevel),
    prescription: prescription({
      days: [],
      dose,
      reps: mainRepetitions(profile, cautions),
      goal: profile.goal,
      cautions,
    }),
    progression: [],
    progressionSources: [],
    cardio: cardioPlan(profile, cautions, 0),
    notices: trainingNotices(profile, { cautions, shortfall: nothing, missingPatterns: [], refusedSwaps: [] }),
  };
}

function activePlan({ profile, cautions, limits }: Asked, { seed = 0, swaps = {} }: TrainingOptions): TrainingPlan {
  const split = splitFor(profile.trainingDays, profile.goal, cautions.conservative);
  const chosen = chooseExercises(split.days, {
    pool: exercisePool(limits, profile.goal === 'strength'),
    limits,
    level: cautions.exerciseLevel,
    seed,
    swaps,
  });
  const { filled, dose, shortfall } = draftWeek(chosen.days, profile, cautions);
  const warmUpMin = warmUpMinutes(profile.sessionMinutes);
  const balanceMin = balanceMinutesIn(profile.sessionMinutes, cautions);
  const days = filled.days.map(({ entries }, at): TrainingDay => {
    const exercises = exercisesOf(entries, profile, cautions, dose);
    return {
      weekday: split.weekdays[at] ?? at,
      name: split.days[at]?.name ?? split.name,
      warmUp: warmUp(exercises, warmUpMin, cautions),
      exercises,
      minutes: sessionMinutes(exercises, warmUpMin, balanceMin),
    };
  });
  const week = weekOf(split);
  const range = weeklyRange(cautions.rangeLevel);
  const balance = balanceBlock(week, cautions, limits, balanceMin > 0);
  return {
    split: split.name,
    days,
    week,
    weeklyVolume: weeklyVolume(days),
    weeklyRange: range,
    prescription: prescription({ days, dose, reps: mainRepetitions(profile, cautions), goal: profile.goal, cautions }),
    progression: progression({
      sessions: days.map(({ exercises }) => exercises),
      cycleWeeks: profile.cycleWeeks,
      level: cautions.rangeLevel,
      dose,
      keepsSets: cautions.conservative,
      ceiling: range.max.value,
      secondsPerSession: secondsToTrain(profile.sessionMinutes, cautions),
    }),
    // Blocks and lighter weeks are the judgement of experts: no work that was read fixes them.
    progressionSources: [],
    ...(balance && { balance }),
    ...(limits.injuries.length > 0 && { routesBack: routesBack(limits) }),
    cardio: cardioPlan(profile, cautions, week.filter((day) => day === 'cardio').length),
    notices: trainingNotices(profile, {
      cautions,
      shortfall,
      missingPatterns: [...chosen.missing],
      refusedSwaps: chosen.refusedSwaps.map((id) => exerciseById(id)?.name ?? id),
    }),
  };
}

/** The training of a week and how it changes over the cycle. Same person and options, same plan. */
export function trainingPlan(profile: Profile, options: TrainingOptions = {}): TrainingPlan {
  const cautions = trainingCautions(profile);
  const asked = { profile, cautions, limits: limitsOf(profile, cautions) };
  return cautions.paused ? pausedPlan(asked, cautions.paused) : activePlan(asked, options);
}
