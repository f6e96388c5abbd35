import type { Goal } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';
import type { Cautions } from './cautions.ts';
import type { Exercise } from './training-plan.ts';

/** Rests and efforts that this person trains with. Rules of ours: evidence D1, engine defaults. */
export type Dose = {
  readonly restCompound: number;
  readonly restIsolation: number;
  /** Repetitions in reserve of the compounds in the first and the last hard week of a block. */
  readonly reserveStart: number;
  readonly reserveEnd: number;
  /** None below this. */
  readonly reserveFloor: number;
};

/** `tight` takes the short end of both ranges, so that more sets fit in the same minutes. */
export function doseFor({ goal, level }: Pick<Profile, 'goal' | 'level'>, cautions: Cautions, tight: boolean): Dose {
  const long = goal === 'strength' && !cautions.conservative && level !== 'beginner';
  const least = cautions.leastReserve;
  const reserve = cautions.conservative
    ? { reserveStart: 4, reserveEnd: least, reserveFloor: least }
    : level === 'beginner'
      ? { reserveStart: 4, reserveEnd: 2, reserveFloor: 2 }
      : { reserveStart: 3, reserveEnd: 1, reserveFloor: 0 };
  const restCompound = long ? (tight ? 150 : 180) : tight || level === 'beginner' ? 120 : 150;
  return { restCompound, restIsolation: cautions.conservative ? 90 : tight ? 60 : 90, ...reserve };
}

export type Repetitions = { readonly min: number; readonly max: number };

/** Seconds, for what is held or carried. */
const HELD: Repetitions = { min: 20, max: 40 };
const HELD_CONSERVATIVE: Repetitions = { min: 15, max: 30 };
const CONSERVATIVE: Repetitions = { min: 8, max: 12 };
const EXPLOSIVE: Repetitions = { min: 3, max: 5 };

type ByKind = { readonly main: Repetitions; readonly compound: Repetitions; readonly isolation: Repetitions };

const BY_GOAL: Readonly<Record<Goal, ByKind>> = {
  strength: { main: { min: 3, max: 6 }, compound: { min: 5, max: 8 }, isolation: { min: 8, max: 12 } },
  performance: { main: { min: 3, max: 6 }, compound: { min: 6, max: 10 }, isolation: { min: 8, max: 12 } },
  muscle_gain: { main: { min: 6, max: 10 }, compound: { min: 6, max: 10 }, isolation: { min: 10, max: 15 } },
  fat_loss: { main: { min: 6, max: 10 }, compound: { min: 6, max: 10 }, isolation: { min: 10, max: 15 } },
  maintenance: { main: { min: 8, max: 12 }, compound: { min: 8, max: 12 }, isolation: { min: 10, max: 15 } },
};
const HEAVY_TRAINED: Repetitions = { min: 2, max: 5 };
/** With the body as the only weight, repetitions do what discs would. */
const UNLOADED: Repetitions = { min: 8, max: 15 };
/** Nordic curls, handstand push-ups: few can do many. */
const UNLOADED_HARD: Repetitions = { min: 4, max: 8 };

/** The repetitions of the main exercises, those of the plan's figures. */
export function mainRepetitions({ goal }: Pick<Profile, 'goal'>, { conservative, rangeLevel }: Cautions): Repetitions {
  if (conservative) return CONSERVATIVE;
  if (goal === 'strength' && (rangeLevel === 'advanced' || rangeLevel === 'elite')) return HEAVY_TRAINED;
  if (rangeLevel === 'beginner' && goal !== 'strength') return CONSERVATIVE;
  return BY_GOAL[goal].main;
}

export function repetitionsOf(exercise: Exercise, profile: Pick<Profile, 'goal'>, cautions: Cautions): Repetitions {
  if (exercise.timed) return cautions.conservative ? HELD_CONSERVATIVE : HELD;
  if (exercise.pattern === 'power') return EXPLOSIVE;
  if (cautions.conservative) return CONSERVATIVE;
  // Nothing near a maximum overhead for whoever bleeds easily: evidence 4.
  if (exercise.pattern === 'vertical_push' && cautions.found.includes('anticoagulant')) return CONSERVATIVE;
  if (exercise.heavy) return mainRepetitions(profile, cautions);
  if (exercise.equipment.includes('bodyweight') && exercise.level === 'beginner') return UNLOADED;
  if (exercise.equipment.includes('bodyweight') && exercise.level !== 'intermediate') return UNLOADED_HARD;
  const kind = exercise.compound ? 'compound' : 'isolation';
  return cautions.rangeLevel === 'beginner' && kind === 'compound' && profile.goal !== 'strength'
    ? CONSERVATIVE
    : BY_GOAL[profile.goal][kind];
}

/** judgement: a controlled repetition lasts about three seconds. */
const SECONDS_PER_REPETITION = 3;

/** Seconds of one set at its longest, both sides included. */
export function workSeconds(exercise: Exercise, { max }: Repetitions): number {
  const oneSide = exercise.timed ? max : max * SECONDS_PER_REPETITION;
  return exercise.unilateral ? oneSide * 2 : oneSide;
}

/** Long rests go to compounds and to explosive work; the rest recover sooner. */
export const restsLong = (exercise: Exercise): boolean => exercise.compound;
