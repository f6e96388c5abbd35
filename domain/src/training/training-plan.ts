import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { Joint } from '../person/choices.ts';

/** Kilos of bar and discs, a single dumbbell or the stack, rounded to available weights. */
export type PlannedLoad = { low: Traced; high: Traced; suggested: Traced };

export type PlannedExercise = {
  exerciseId: string;
  name: string;
  sets: number;
  /** Repetitions, or seconds if `unit` is 'seconds'. */
  repsMin: number;
  repsMax: number;
  unit: 'reps' | 'seconds';
  repsInReserve: number;
  restSeconds: number;
  /** Spanish hint to choose the first weight. */
  loadHint: string;
  /** Spanish adjustments for the person's injuries: range, grip, support, load. */
  adjustments?: string[];
  /** Repetitions in reserve, at least, in every week. */
  leastReserve?: number;
  /** First-week weight, estimated from a declared lift. */
  load?: PlannedLoad;
  /** Id of an opposite exercise of the day, to alternate if time is short. */
  pairedWith?: string;
};

export type TrainingDay = {
  /** 0 = Monday. */
  weekday: number;
  /** "Empuje", "Torso A"… */
  name: string;
  warmUp: string[];
  exercises: PlannedExercise[];
  /** Warm-up, balance, sets and rests; never over the available minutes. */
  minutes: Traced;
};

export type CycleWeek = {
  week: number;
  deload: boolean;
  /** Mean fractional hard sets per major muscle. */
  setsPerMuscle: number;
  /** Factor of the planned sets this week. */
  setsFactor: number;
  /** Reserve of compound exercises. */
  repsInReserve: number;
  /** Reserve of isolation exercises. */
  isolationReserve?: number;
  /** Spanish text. */
  instruction: string;
};

export const TRAINING_PAUSES = ['emergency', 'pressure', 'heart_failure', 'thinness'] as const;
export type TrainingPause = (typeof TRAINING_PAUSES)[number];

export type BalanceBlock = {
  daysPerWeek: Traced;
  minutesPerDay: Traced;
  /** 0 = Monday. */
  weekdays: number[];
  exercises: { exerciseId: string; name: string; cues: string[] }[];
  /** Spanish text. */
  text: string;
};

/** Steps back to movements that an injury excludes, in Spanish. */
export type RouteBack = {
  joint: Joint;
  /** Ordered; a flare returns to the previous step for a week. */
  steps: string[];
  painRule: string;
  /** Gentlest first. */
  retry: string[];
  /** Signs to stop and see a clinician. */
  redFlags: string[];
  basis: Basis;
  sources: SourceKey[];
};

export type TrainingPlan = {
  /** Present if the week is empty on purpose. */
  paused?: TrainingPause;
  /** "Torso y piernas", "Cuerpo entero"… */
  split: string;
  days: TrainingDay[];
  /** Seven entries from Monday: index in `days`, or 'rest' or 'cardio'. */
  week: (number | 'rest' | 'cardio')[];
  /** Fractional hard sets per week: direct sets count 1, indirect 0.5. */
  weeklyVolume: { muscle: Muscle; sets: Traced }[];
  weeklyRange: { min: Traced; max: Traced };
  prescription: {
    repsInReserve: Traced;
    restCompound: Traced;
    restIsolation: Traced;
    frequency: Traced;
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
