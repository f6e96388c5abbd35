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

/** What a person tells us to get a plan. The first ten fields are asked; the rest are optional refinements. */
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
  /** Food ids of the food table. */
  foodsToAvoid?: string[] | undefined;
  foodBudget?: FoodBudget | undefined;
  /** Days that a cooked main dish is meant to last, 1 to 3. */
  cookingDays?: number | undefined;
  injuries?: Joint[] | undefined;
  trainsInHeat?: boolean | undefined;
  bloodPressure?: { systolic: number; diastolic: number } | undefined;
  labs?: Labs | undefined;
  health?: HealthFlag[] | undefined;
  /** A question that is absent was not answered, which is never a "no". */
  screening?: Screening | undefined;
  /** Up to six sets that the person remembers, one for each exercise. */
  lifts?: KnownLift[] | undefined;
  chemistry?: Chemistry | undefined;
  /** Only in a plan that was made again with it. */
  measuredExpenditure?: ExpenditureMeasurement | undefined;
};

/** What the records of the person say that they spend, in whole kcal per day. */
export type ExpenditureMeasurement = {
  kcal: number;
  /** One standard error. */
  standardErrorKcal: number;
  /** Days between the first and the last weight that were used, 21 or more. */
  recordDays: number;
  /** The expenditure of the plan that is made again: a change starts there. */
  previousKcal: number;
};

export type Screening = { [Question in ScreeningQuestion]?: ScreeningAnswer | undefined };

/** A set that was really done: kilos on the bar or in each hand, and repetitions without failing. */
export type KnownLift = { exerciseId: string; weightKg: number; repetitions: number };

/** Results of a blood test of the last six months, in the units Argentine laboratories print. */
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

/** What the person already uses or considers. Declared, never proposed by us. */
export type Chemistry = {
  /** Compound ids of the glossary; empty means that the person has not said which. */
  compounds: string[];
  doseMultiple: DoseMultiple;
  origin: Origin;
  yearsOfUse: number;
  /** Declared medical follow-up. */
  medicalFollowUp: boolean;
  sharesEquipment: boolean;
  /** No break between cycles. */
  withoutBreak: boolean;
};

type Limit = { readonly min: number; readonly max: number; readonly decimals: number };

/** What a field accepts. Outside these the person mistyped; the guards of the plan are elsewhere. */
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

/** A body that weight and height together cannot be: most likely a field in another unit. */
export const POSSIBLE_BODY_MASS_INDEX = { min: 10, max: 90 } as const;
