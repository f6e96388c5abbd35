import type {
  Activity,
  Condition,
  CycleType,
  DoseMultiple,
  Equipment,
  FoodBudget,
  FoodPattern,
  Goal,
  HealthFlag,
  Joint,
  Level,
  Origin,
  ScreeningAnswer,
  ScreeningQuestion,
  Sex,
} from './choices.ts';

export type PlanInput = {
  ageYears: number;
  weightKg: number;
  heightCm: number;
  sex: Sex;
  /** `['none']` or any of the others. */
  conditions: Condition[];
  goal: Goal;
  level: Level;
  cycleWeeks: number;
  cycleType: CycleType;

  bodyFatPercent?: number | undefined;
  activity?: Activity | undefined;
  trainingDays?: number | undefined;
  sessionMinutes?: number | undefined;
  equipment?: Equipment | undefined;
  foodPattern?: FoodPattern | undefined;
  /** Ids of the food table. */
  foodsToAvoid?: string[] | undefined;
  foodBudget?: FoodBudget | undefined;
  /** Days that a cooked main dish lasts, 1 to 3. */
  cookingDays?: number | undefined;
  injuries?: Joint[] | undefined;
  trainsInHeat?: boolean | undefined;
  bloodPressure?: { systolic: number; diastolic: number } | undefined;
  labs?: Labs | undefined;
  health?: HealthFlag[] | undefined;
  /** Absent answers are unanswered, never "no". */
  screening?: Screening | undefined;
  /** Up to six sets, one per exercise. */
  lifts?: KnownLift[] | undefined;
  chemistry?: Chemistry | undefined;
  /** Present only in a plan regenerated with it. */
  measuredExpenditure?: ExpenditureMeasurement | undefined;
};

/** Expenditure measured from records, in whole kcal per day. */
export type ExpenditureMeasurement = {
  kcal: number;
  /** Standard error, kcal per day. */
  standardErrorKcal: number;
  /** Days between the first and the last weight used, 21 or more. */
  recordDays: number;
  /** Expenditure of the earlier plan, from which changes start. */
  previousKcal: number;
};

export type Screening = { [Question in ScreeningQuestion]?: ScreeningAnswer | undefined };

/** Real set: kilos on the bar or in each hand, and repetitions without failure. */
export type KnownLift = { exerciseId: string; weightKg: number; repetitions: number };

/** Blood test of the last six months, in the units of Argentine laboratories. */
export type Labs = {
  haematocritPercent?: number | undefined;
  /** Multiples of the laboratory's upper limit of normal. */
  altTimesUpperLimit?: number | undefined;
  astTimesUpperLimit?: number | undefined;
  ldlMgDl?: number | undefined;
  hdlMgDl?: number | undefined;
  egfr?: number | undefined;
  hba1cPercent?: number | undefined;
  psaNgMl?: number | undefined;
  lvefPercent?: number | undefined;
};

/** Compounds that the person declares. Never proposed by us. */
export type Chemistry = {
  /** Glossary ids; empty if undeclared. */
  compounds: string[];
  doseMultiple: DoseMultiple;
  origin: Origin;
  yearsOfUse: number;
  medicalFollowUp: boolean;
  sharesEquipment: boolean;
  /** No break between cycles. */
  withoutBreak: boolean;
};

type Limit = { readonly min: number; readonly max: number; readonly decimals: number };

/** Accepted ranges, against typing errors; the plan has its own guards. */
export const LIMITS = {
  ageYears: { min: 14, max: 90, decimals: 0 },
  weightKg: { min: 30, max: 300, decimals: 1 },
  heightCm: { min: 120, max: 230, decimals: 0 },
  cycleWeeks: { min: 4, max: 24, decimals: 0 },
  bodyFatPercent: { min: 3, max: 60, decimals: 1 },
  trainingDays: { min: 2, max: 6, decimals: 0 },
  sessionMinutes: { min: 30, max: 90, decimals: 0 },
  systolic: { min: 70, max: 260, decimals: 0 },
  diastolic: { min: 40, max: 160, decimals: 0 },
  haematocritPercent: { min: 20, max: 70, decimals: 1 },
  altTimesUpperLimit: { min: 0.1, max: 50, decimals: 1 },
  astTimesUpperLimit: { min: 0.1, max: 50, decimals: 1 },
  ldlMgDl: { min: 10, max: 500, decimals: 0 },
  hdlMgDl: { min: 3, max: 150, decimals: 0 },
  egfr: { min: 3, max: 150, decimals: 0 },
  hba1cPercent: { min: 3, max: 18, decimals: 1 },
  psaNgMl: { min: 0, max: 200, decimals: 1 },
  lvefPercent: { min: 10, max: 80, decimals: 0 },
  yearsOfUse: { min: 0, max: 50, decimals: 0 },
  cookingDays: { min: 1, max: 3, decimals: 0 },
  liftWeightKg: { min: 1, max: 500, decimals: 2 },
  liftRepetitions: { min: 1, max: 10, decimals: 0 },
  measuredKcal: { min: 500, max: 10_000, decimals: 0 },
  standardErrorKcal: { min: 0, max: 3000, decimals: 0 },
  recordDays: { min: 21, max: 400, decimals: 0 },
} as const satisfies Record<string, Limit>;

export const MOST_KNOWN_LIFTS = 6;

/** Impossible combinations of weight and height, usually a unit error. */
export const POSSIBLE_BODY_MASS_INDEX = { min: 10, max: 90 } as const;
