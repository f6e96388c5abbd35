import type { Profile } from '../../profile/profile.ts';
import { balanceMinutes } from '../care/balance-block.ts';
import type { Cautions } from '../training-cautions.ts';
import type { ExerciseChoice } from '../selection/choose-exercises.ts';
import {
  trainingDose,
  exerciseRepetitions,
  needsLongRest,
  workSeconds,
  type TrainingDose,
} from '../effort/training-dose.ts';
import {
  fillWeek,
  countMissingSets,
  type SetEntry,
  type FilledWeek,
} from '../selection/fill-week.ts';
import { exerciseCredits, muscleIndex } from '../effort/fractional-volume.ts';
import { warmUpMinutes } from '../effort/session-minutes.ts';
import type { Shortfall } from '../care/training-notices.ts';
import { MAJOR_MUSCLES } from '../../exercises/muscles.ts';
import { WEEKLY_RANGE } from '../effort/weekly-range.ts';

/** Share of the weekly range that each goal fills: 0 is its minimum. Forja's rule. */
const RANGE_SHARE_BY_GOAL = {
  muscle_gain: 0.4,
  strength: 0.15,
  performance: 0.15,
  fat_loss: 0.1,
  maintenance: 0,
} as const;

/** judgement: seven minutes per exercise, between four and ten exercises. */
const maxExercises = (minutes: number): number =>
  Math.min(10, Math.max(4, Math.floor(minutes / 7)));

function initialMainSets({ goal, sessionMinutes }: Profile, { setsPerExercise }: Cautions): number {
  if (sessionMinutes < 45) return 2;
  return Math.min(setsPerExercise, goal === 'strength' ? 4 : 3);
}

export type WeekDraft = {
  readonly filled: FilledWeek;
  readonly dose: TrainingDose;
  readonly shortfall: Shortfall;
};

/** Seconds left for strength work. */
export const availableSeconds = (sessionMinutes: number, cautions: Cautions): number =>
  (sessionMinutes - warmUpMinutes(sessionMinutes) - balanceMinutes(sessionMinutes, cautions)) * 60;

function findShortfall({ volume, lacksTime }: FilledWeek, min: number): Shortfall {
  const musclesBelowRange = MAJOR_MUSCLES.filter(
    (muscle) => (volume[muscleIndex(muscle)] ?? 0) < min,
  );
  const forLackOfTime = musclesBelowRange.filter(lacksTime);
  return {
    forLackOfTime,
    forLackOfExercise: musclesBelowRange.filter((muscle) => !forLackOfTime.includes(muscle)),
    missingSets: forLackOfTime.reduce(
      (sum, muscle) => sum + min - (volume[muscleIndex(muscle)] ?? 0),
      0,
    ),
  };
}

export function draftWeek(
  choices: readonly ExerciseChoice[][],
  profile: Profile,
  cautions: Cautions,
): WeekDraft {
  const { min, max } = WEEKLY_RANGE[cautions.rangeLevel];
  const fillWithDose = (dose: TrainingDose): FilledWeek =>
    fillWeek(choices, {
      seconds: availableSeconds(profile.sessionMinutes, cautions),
      exercises: maxExercises(
        profile.sessionMinutes - balanceMinutes(profile.sessionMinutes, cautions),
      ),
      setsPerExercise: cautions.setsPerExercise,
      initialMainSets: initialMainSets(profile, cautions),
      min,
      max,
      target: min + (max - min) * (cautions.conservative ? 0 : RANGE_SHARE_BY_GOAL[profile.goal]),
      createEntry: (choice): SetEntry => ({
        choice,
        credits: exerciseCredits(choice.exercise.id),
        workSeconds: workSeconds(
          choice.exercise,
          exerciseRepetitions(choice.exercise, profile, cautions),
        ),
        restSeconds: needsLongRest(choice.exercise) ? dose.restCompound : dose.restIsolation,
        sets: 0,
      }),
    });
  const draftWithDose = (dose: TrainingDose): Omit<WeekDraft, 'shortfall'> => ({
    filled: fillWithDose(dose),
    dose,
  });
  const longRests = draftWithDose(trainingDose(profile, cautions, false));
  if (countMissingSets(longRests.filled, min) === 0)
    return { ...longRests, shortfall: findShortfall(longRests.filled, min) };
  const shortRests = draftWithDose(trainingDose(profile, cautions, true));
  const best =
    countMissingSets(shortRests.filled, min) < countMissingSets(longRests.filled, min)
      ? shortRests
      : longRests;
  return { ...best, shortfall: findShortfall(best.filled, min) };
}
