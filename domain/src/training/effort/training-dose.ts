import type { Goal } from '../../person/choices.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Cautions } from '../training-cautions.ts';
import type { Exercise } from '../../exercises/exercise.ts';

/** Forja's rules: evidence D1, engine defaults. */
export type TrainingDose = {
  readonly restCompound: number;
  readonly restIsolation: number;
  readonly reserveStart: number;
  readonly reserveEnd: number;
  readonly reserveFloor: number;
};

export function trainingDose(
  { goal, level }: Pick<Profile, 'goal' | 'level'>,
  cautions: Cautions,
  tight: boolean,
): TrainingDose {
  const long = goal === 'strength' && !cautions.conservative && level !== 'beginner';
  const minReserve = cautions.leastReserve;
  const reserve = cautions.conservative
    ? { reserveStart: 4, reserveEnd: minReserve, reserveFloor: minReserve }
    : level === 'beginner'
      ? { reserveStart: 4, reserveEnd: 2, reserveFloor: 2 }
      : { reserveStart: 3, reserveEnd: 1, reserveFloor: 0 };
  const restCompound = long ? (tight ? 150 : 180) : tight || level === 'beginner' ? 120 : 150;
  return { restCompound, restIsolation: cautions.conservative ? 90 : tight ? 60 : 90, ...reserve };
}

export type RepetitionRange = { readonly min: number; readonly max: number };

/** Seconds. */
const TIMED_REPETITIONS: RepetitionRange = { min: 20, max: 40 };
const CONSERVATIVE_TIMED_REPETITIONS: RepetitionRange = { min: 15, max: 30 };
const CONSERVATIVE_REPETITIONS: RepetitionRange = { min: 8, max: 12 };
const EXPLOSIVE_REPETITIONS: RepetitionRange = { min: 3, max: 5 };

type RepetitionsByKind = {
  readonly main: RepetitionRange;
  readonly compound: RepetitionRange;
  readonly isolation: RepetitionRange;
};

const REPETITIONS_BY_GOAL: Readonly<Record<Goal, RepetitionsByKind>> = {
  strength: {
    main: { min: 3, max: 6 },
    compound: { min: 5, max: 8 },
    isolation: { min: 8, max: 12 },
  },
  performance: {
    main: { min: 3, max: 6 },
    compound: { min: 6, max: 10 },
    isolation: { min: 8, max: 12 },
  },
  muscle_gain: {
    main: { min: 6, max: 10 },
    compound: { min: 6, max: 10 },
    isolation: { min: 10, max: 15 },
  },
  fat_loss: {
    main: { min: 6, max: 10 },
    compound: { min: 6, max: 10 },
    isolation: { min: 10, max: 15 },
  },
  maintenance: {
    main: { min: 8, max: 12 },
    compound: { min: 8, max: 12 },
    isolation: { min: 10, max: 15 },
  },
};
const ADVANCED_STRENGTH_REPETITIONS: RepetitionRange = { min: 2, max: 5 };
/** Bodyweight exercises progress by repetitions. */
const BODYWEIGHT_REPETITIONS: RepetitionRange = { min: 8, max: 15 };
const HARD_BODYWEIGHT_REPETITIONS: RepetitionRange = { min: 4, max: 8 };

export function mainRepetitions(
  { goal }: Pick<Profile, 'goal'>,
  { conservative, rangeLevel }: Cautions,
): RepetitionRange {
  if (conservative) return CONSERVATIVE_REPETITIONS;
  if (goal === 'strength' && (rangeLevel === 'advanced' || rangeLevel === 'elite'))
    return ADVANCED_STRENGTH_REPETITIONS;
  if (rangeLevel === 'beginner' && goal !== 'strength') return CONSERVATIVE_REPETITIONS;
  return REPETITIONS_BY_GOAL[goal].main;
}

export function exerciseRepetitions(
  exercise: Exercise,
  profile: Pick<Profile, 'goal'>,
  cautions: Cautions,
): RepetitionRange {
  if (exercise.timed)
    return cautions.conservative ? CONSERVATIVE_TIMED_REPETITIONS : TIMED_REPETITIONS;
  if (exercise.pattern === 'power') return EXPLOSIVE_REPETITIONS;
  if (cautions.conservative) return CONSERVATIVE_REPETITIONS;
  // An anticoagulant excludes near-maximal overhead presses: evidence 4.
  if (exercise.pattern === 'vertical_push' && cautions.active.includes('anticoagulant'))
    return CONSERVATIVE_REPETITIONS;
  if (exercise.heavy) return mainRepetitions(profile, cautions);
  if (exercise.equipment.includes('bodyweight') && exercise.level === 'beginner')
    return BODYWEIGHT_REPETITIONS;
  if (exercise.equipment.includes('bodyweight') && exercise.level !== 'intermediate')
    return HARD_BODYWEIGHT_REPETITIONS;
  const kind = exercise.compound ? 'compound' : 'isolation';
  return cautions.rangeLevel === 'beginner' && kind === 'compound' && profile.goal !== 'strength'
    ? CONSERVATIVE_REPETITIONS
    : REPETITIONS_BY_GOAL[profile.goal][kind];
}

/** judgement: a controlled repetition lasts about three seconds. */
const SECONDS_PER_REPETITION = 3;

export function workSeconds(exercise: Exercise, { max }: RepetitionRange): number {
  const oneSide = exercise.timed ? max : max * SECONDS_PER_REPETITION;
  return exercise.unilateral ? oneSide * 2 : oneSide;
}

export const needsLongRest = (exercise: Exercise): boolean => exercise.compound;
