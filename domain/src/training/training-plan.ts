import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';
import type { Load } from '../exercises/loads.ts';
import type { Equipment, Joint, Level } from '../person/choices.ts';

export const MUSCLES = [
  'chest',
  'upper_back',
  'lats',
  'traps',
  'front_delts',
  'side_delts',
  'rear_delts',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'lower_back',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'calves',
] as const;
export type Muscle = (typeof MUSCLES)[number];

/** The muscles that every plan of three days or more must cover inside the weekly range. */
export const MAJOR_MUSCLES = [
  'chest',
  'upper_back',
  'lats',
  'side_delts',
  'biceps',
  'triceps',
  'glutes',
  'quads',
  'hamstrings',
] as const satisfies readonly Muscle[];

export const PATTERNS = [
  'squat',
  'hinge',
  'lunge',
  'horizontal_push',
  'vertical_push',
  'horizontal_pull',
  'vertical_pull',
  'knee_flexion',
  'knee_extension',
  'hip_abduction',
  'calf',
  'elbow_flexion',
  'elbow_extension',
  'shoulder_raise',
  'chest_fly',
  'core',
  'carry',
  'power',
  'cardio',
  'balance',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What a weight is put on: it says which weights exist and how they are counted. */
export type Implement = 'barbell' | 'dumbbells' | 'machine';

/** An exercise of the library. Names and cues are ours, in Spanish. */
export type Exercise = {
  readonly id: string;
  readonly name: string;
  /** Two to four short instructions. */
  readonly cues: readonly string[];
  readonly pattern: Pattern;
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  /** Where it can be done; 'bodyweight' means without any equipment beyond a bar, a bench or a chair. */
  readonly equipment: readonly Equipment[];
  /** As people read it: "barra y banco", "mancuernas". */
  readonly needs: string;
  /** The lowest level it suits. */
  readonly level: Level;
  /** What it asks of the body, by movement: the injury table reads it. */
  readonly loads: readonly Load[];
  /** What its weight is put on; absent when it needs none or it is not counted in kilos. */
  readonly implement?: Implement;
  readonly unilateral: boolean;
  readonly compound: boolean;
  /** Safe and practical at six repetitions or fewer: the main lifts of strength work. */
  readonly heavy?: true;
  /** Counted in seconds, not repetitions. */
  readonly timed?: true;
  /** Done lying down: left out in pregnancy. */
  readonly lying?: 'supine' | 'prone';
  /** High-intensity intervals. */
  readonly intervals?: true;
};

/** Kilos of the bar and its discs, of one dumbbell, or of the stack: what can really be put together. */
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
  /** In Spanish, how an injury asks to do it: range, grip, support, load. */
  adjustments?: string[];
  /** Repetitions in reserve that no week goes under for this exercise. */
  leastReserve?: number;
  /** Weight of the first week, from a lift that the person told. */
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
  /** Warm-up, balance, sets and rests; never more than asked. */
  minutes: Traced;
};

export type CycleWeek = {
  week: number;
  deload: boolean;
  /** Fractional hard sets per major muscle, mean. */
  setsPerMuscle: number;
  /** What multiplies the planned sets of each exercise this week. */
  setsFactor: number;
  /** Of the compounds. */
  repsInReserve: number;
  /** Of the isolation exercises. */
  isolationReserve?: number;
  /** In Spanish. */
  instruction: string;
};

/** Why there is nothing to train until somebody has seen the person. */
export const TRAINING_PAUSES = ['emergency', 'pressure', 'heart_failure', 'thinness'] as const;
export type TrainingPause = (typeof TRAINING_PAUSES)[number];

/** Work against falls, beside the sessions. */
export type BalanceBlock = {
  daysPerWeek: Traced;
  minutesPerDay: Traced;
  /** 0 = Monday. */
  weekdays: number[];
  exercises: { exerciseId: string; name: string; cues: string[] }[];
  /** In Spanish. */
  text: string;
};

/** How to come back to what an injury left out. In Spanish. */
export type RouteBack = {
  joint: Joint;
  /** From the first to the last; a flare goes one back for a week. */
  steps: string[];
  /** When to go on and when not. */
  painRule: string;
  /** What to try again, the gentlest first. */
  retry: string[];
  /** Stop and see somebody. */
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
  /** Fractional hard sets per week: direct sets count 1, indirect 0.5. Reached sets and the range aimed at. */
  weeklyVolume: { muscle: Muscle; sets: Traced }[];
  weeklyRange: { min: Traced; max: Traced };
  /** The figures behind the table, for their stamps. */
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
