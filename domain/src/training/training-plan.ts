import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { Joint } from '../person/choices.ts';

/** Kilos of the bar with its discs, of one dumbbell or of the stack, rounded to available weights. */
export type PlannedLoad = { low: Traced; high: Traced; suggested: Traced };

export type PlannedExercise = {
  exerciseId: string;
  name: string;
  sets: number;
  /** Repetitions, or seconds when `unit` is 'seconds'. */
  repsMin: number;
  repsMax: number;
  unit: 'reps' | 'seconds';
  repsInReserve: number;
  restSeconds: number;
  /** In Spanish, how to choose the weight the first time. */
  loadHint: string;
  /** In Spanish, how to do it with the person's injuries: range, grip, support, load. */
  adjustments?: string[];
  /** Minimum repetitions in reserve of this exercise in every week. */
  leastReserve?: number;
  /** Weight of the first week, estimated from a declared lift. */
  load?: PlannedLoad;
  /** Id of an opposite exercise of the same day to alternate with when time is short. */
  pairedWith?: string;
};

export type TrainingDay = {
  /** 0 = Monday. */
  weekday: number;
  /** "Empuje", "Torso A"… */
  name: string;
  warmUp: string[];
  exercises: PlannedExercise[];
  /** Warm-up, balance, sets and rests; never more than the person has. */
  minutes: Traced;
};

export type CycleWeek = {
  week: number;
  deload: boolean;
  /** Fractional hard sets per major muscle, mean. */
  setsPerMuscle: number;
  /** Factor applied to the planned sets of each exercise this week. */
  setsFactor: number;
  /** Of the compounds. */
  repsInReserve: number;
  /** Of the isolation exercises. */
  isolationReserve?: number;
  /** In Spanish. */
  instruction: string;
};

/** Reasons for no training until a clinician has seen the person. */
export const TRAINING_PAUSES = ['emergency', 'pressure', 'heart_failure', 'thinness'] as const;
export type TrainingPause = (typeof TRAINING_PAUSES)[number];

/** Exercises that prevent falls, in addition to the sessions. */
export type BalanceBlock = {
  daysPerWeek: Traced;
  minutesPerDay: Traced;
  /** 0 = Monday. */
  weekdays: number[];
  exercises: { exerciseId: string; name: string; cues: string[] }[];
  /** In Spanish. */
  text: string;
};

/** How to return to the movements that an injury excludes. In Spanish. */
export type RouteBack = {
  joint: Joint;
  /** In order; a flare returns to the previous step for a week. */
  steps: string[];
  /** When to go on and when not. */
  painRule: string;
  /** Exercises to try again, the gentlest first. */
  retry: string[];
  /** Signs that require stopping and seeing a clinician. */
  redFlags: string[];
  basis: Basis;
  sources: SourceKey[];
};

export type TrainingPlan = {
  /** Present when the week is empty on purpose. */
  paused?: TrainingPause;
  /** "Torso y piernas", "Cuerpo entero"… */
  split: string;
  days: TrainingDay[];
  /** Seven entries from Monday: index in `days`, or 'rest' or 'cardio'. */
  week: (number | 'rest' | 'cardio')[];
  /** Fractional hard sets per week: direct sets count 1, indirect 0.5. */
  weeklyVolume: { muscle: Muscle; sets: Traced }[];
  weeklyRange: { min: Traced; max: Traced };
  /** The traced figures of the exercise table. */
  prescription: {
    repsInReserve: Traced;
    restCompound: Traced;
    restIsolation: Traced;
    frequency: Traced;
    /** Repetitions of the main exercises. */
    repsMin?: Traced;
    repsMax?: Traced;
  };
  progression: CycleWeek[];
  progressionSources: SourceKey[];
  balance?: BalanceBlock;
  routesBack?: RouteBack[];
  cardio: { minutesPerWeek: Traced; text: string; maxHeartRate?: Traced; intervals?: boolean };
  notices: Notice[];
};
