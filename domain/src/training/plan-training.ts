import { exerciseById } from '../exercises/exercise.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Profile } from '../person/profile.ts';
import { cardioPlan } from './cardio.ts';
import { trainingCautions, type Cautions } from './cautions.ts';
import { chooseExercises } from './choose-exercises.ts';
import { mainRepetitions, repetitionsOf, type Dose } from './dose.ts';
import { draftWeek, secondsToTrain } from './draft-week.ts';
import { exercisePool } from './exercise-pool.ts';
import type { Entry } from './fill-week.ts';
import { loadHint } from './load-hint.ts';
import { orderDay, pairsOf } from './order-day.ts';
import { prescription } from './prescription.ts';
import { progression } from './progression.ts';
import { sessionMinutes, warmUpMinutes } from './session-minutes.ts';
import { splitFor, type Split } from './split.ts';
import { trainingNotices } from './training-notices.ts';
import type { PlannedExercise, TrainingDay, TrainingPlan } from './training-plan.ts';
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

/** What stands behind raising the effort within a block and resting between blocks is judgement; these say what is known. */
const PROGRESSION_SOURCES: SourceKey[] = ['pelland2026', 'moesgaard2022', 'refalo2023'];

function planned(
  { choice: { exercise }, sets, restSeconds }: Entry,
  profile: Profile,
  cautions: Cautions,
  dose: Dose,
): PlannedExercise {
  const { min, max } = repetitionsOf(exercise, profile, cautions);
  const repsInReserve = reserveIn(exercise.compound, dose.reserveStart, dose.reserveFloor);
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    sets,
    repsMin: min,
    repsMax: max,
    unit: exercise.timed ? 'seconds' : 'reps',
    repsInReserve,
    restSeconds,
    loadHint: loadHint(exercise, { min, max }, repsInReserve),
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
function weekOf({ weekdays }: Split): TrainingPlan['week'] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = weekdays.indexOf(weekday);
    return day >= 0 ? day : weekday === 6 ? 'rest' : 'cardio';
  });
}

/** The training of a week and how it changes over the cycle. Same person and options, same plan. */
export function trainingPlan(profile: Profile, { seed = 0, swaps = {} }: TrainingOptions = {}): TrainingPlan {
  const cautions = trainingCautions(profile);
  const limits = { ...cautions, equipment: profile.equipment, injuries: profile.injuries };
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
  const days = filled.days.map(({ entries }, at): TrainingDay => {
    const exercises = exercisesOf(entries, profile, cautions, dose);
    return {
      weekday: split.weekdays[at] ?? at,
      name: split.days[at]?.name ?? split.name,
      warmUp: warmUp(exercises, warmUpMin, cautions),
      exercises,
      minutes: sessionMinutes(exercises, warmUpMin),
    };
  });
  const week = weekOf(split);
  const range = weeklyRange(cautions.rangeLevel);
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
      secondsPerSession: secondsToTrain(profile.sessionMinutes),
    }),
    progressionSources: [...PROGRESSION_SOURCES],
    cardio: cardioPlan(profile, cautions, week.filter((day) => day === 'cardio').length),
    notices: trainingNotices(profile, {
      cautions,
      shortfall,
      missingPatterns: [...chosen.missing],
      refusedSwaps: chosen.refusedSwaps.map((id) => exerciseById(id)?.name ?? id),
    }),
  };
}
