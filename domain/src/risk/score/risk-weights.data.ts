import type { RiskClass } from '../../compounds/compound.ts';
import type { DoseMultiple, Level, Origin } from '../../person/choices.ts';
import { atMost, below, otherwise } from './point-scale.ts';
import type { PointScale } from './point-scale.ts';

/** Minimum age for compounds at any level. */
export const MINIMUM_AGE_FOR_COMPOUNDS = 21;

/**
 * 10 × ln 2.81, rounded: the only weight from a hazard ratio of death. The others are expert
 * judgement in its unit.
 */
export const BASE_WEIGHTS = { androgen: 10, onlyOtherDrugs: 6, onlyLegalSupplements: 0 } as const;

export const DOSE_WEIGHTS = { up_to_1: 0, up_to_2_5: 4, up_to_5: 8, over_5: 12, unknown: 12 } as const satisfies Record<DoseMultiple, number>;

export const WEEKS: PointScale = [atMost(8, 2), atMost(12, 4), atMost(16, 6), atMost(26, 9), otherwise(12)];
export const WITHOUT_BREAK_WEIGHT = 12;
export const YEARS_OF_USE: PointScale = [below(2, 0), below(5, 5), below(10, 8), otherwise(10)];
export const EXTRA_COMPOUND = { each: 2, most: 10 } as const;

/** `each` counts every compound of the class; `once` counts the class. */
export const CLASS_WEIGHTS: Readonly<Record<RiskClass, { first: number; eachMore: number; most: number }>> = {
  test_ester: once(0),
  '17aa': { first: 6, eachMore: 4, most: 14 },
  nandrolone: once(3),
  trenbolone: once(8),
  boldenone: once(6),
  dht_inj: once(3),
  mesterolone: once(2),
  sarm: { first: 6, eachMore: 6, most: Number.POSITIVE_INFINITY },
  mk677: once(6),
  gh: once(5),
  igf1: once(8),
  t3: once(6),
  clenbuterol: once(12),
  ephedrine_yohimbine: once(6),
  diuretic: once(15),
  epo: once(15),
  unapproved_peptide: once(5),
  glp1: once(4),
  serm: once(3),
  ai: once(3),
  hcg: once(2),
  cabergoline: once(4),
  finasteride: once(1),
  never_only: once(0),
  legal_supplement: once(0),
};

export const ORIGIN_WEIGHTS = { prescribed: 0, pharmacy_without_prescription: 0, unknown: 6 } as const satisfies Record<Origin, number>;
export const SHARED_EQUIPMENT_WEIGHT = 10;
export const NO_BASELINE_WEIGHT = 4;

/** Minors never get compounds; they take the nearest band. */
export const AGE: PointScale = [below(21, 10), below(25, 5), below(40, 0), below(50, 4), below(60, 7), otherwise(10)];
export const FEMALE_WEIGHT = 8;
export const BODY_MASS_INDEX: PointScale = [below(18.5, 3), below(25, 0), below(30, 1), below(35, 4), otherwise(7)];

export const CONDITION_WEIGHTS = {
  hypertension: 7,
  diabetes: 7,
  familyPrematureCvd: 6,
  smoking: 5,
  stableDepressionOrAnxiety: 8,
  substanceUse: 6,
  muscleDysmorphiaOrEatingDisorder: 8,
  treatedSleepApnoea: 4,
} as const;

/**
 * Training years per level: under 6 months, up to 2 years, more, competes. Under 2 years add 4;
 * longer ones take the worse band, 2 to 4 years.
 */
export const TRAINING_WEIGHTS = { beginner: 4, intermediate: 4, advanced: 2, elite: 2 } as const satisfies Record<Level, number>;

/** Worst categories extend past the limit of the hard stops. */
export const SYSTOLIC: PointScale = [below(130, 0), below(140, 3), otherwise(8)];
export const DIASTOLIC: PointScale = [below(85, 0), below(90, 3), otherwise(8)];
export const HAEMATOCRIT: PointScale = [atMost(48, 0), atMost(50, 4), otherwise(8)];
export const LIVER_ENZYMES: PointScale = [atMost(1, 0), atMost(2, 3), otherwise(8)];
export const LDL: PointScale = [below(130, 0), below(160, 2), below(190, 4), otherwise(8)];
export const LOW_HDL: PointScale = [below(20, 8), below(40, 3), otherwise(0)];
export const LOW_EGFR: PointScale = [below(90, 2), otherwise(0)];
/** Diabetes starts at 6.5 %, and counts as such. */
export const HBA1C: PointScale = [below(5.7, 0), otherwise(3)];

export const LEVEL_FLOORS = { moderate: 10, high: 20, very_high: 35 } as const;

function once(first: number): { first: number; eachMore: number; most: number } {
  return { first, eachMore: 0, most: first };
}
