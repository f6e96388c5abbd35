import { hasFinding } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { Load } from '../exercises/loads.ts';
import type { Level } from '../person/choices.ts';
import { LIMITS } from '../person/plan-input.ts';
import type { Profile } from '../profile/profile.ts';
import type { TrainingPause } from './training-plan.ts';

export type Caution =
  | 'heart'
  | 'high_pressure'
  | 'high_pressure_now'
  | 'kidney'
  | 'liver'
  | 'pregnancy'
  | 'pregnancy_unanswered'
  | 'postpartum'
  | 'cancer'
  | 'bariatric_surgery'
  | 'underfed'
  | 'minor'
  | 'older'
  | 'aged_70'
  | 'aged_75'
  | 'aged_85'
  | 'obesity'
  | 'frail'
  | 'anticoagulant';

export type Cautions = {
  readonly active: readonly Caution[];
  readonly paused: TrainingPause | undefined;
  /** Limits: RIR 2 or more, 8 to 12 repetitions, rests of 90 s or more, no power, no intervals. */
  readonly conservative: boolean;
  /** Repetitions in reserve, at least. */
  readonly leastReserve: number;
  /** Level of the weekly range. */
  readonly rangeLevel: Level;
  readonly exerciseLevel: Level;
  readonly setsPerExercise: number;
  readonly mostDays: number;
  readonly allowsLying: boolean;
  /** Excluded regardless of injuries. */
  readonly avoidedLoads: readonly Load[];
  readonly allowsBarbell: boolean;
  /** Bodyweight exercises above beginner level, whose load cannot be reduced. */
  readonly allowsBodyweightFeats: boolean;
  readonly prefersSteadyExercises: boolean;
};

const FINDINGS_BY_CAUTION: readonly (readonly [Caution, ...Finding[]])[] = [
  ['heart', 'heart_disease'],
  ['high_pressure', 'hypertension', 'uncontrolled_hypertension'],
  ['high_pressure_now', 'pressure_limits_effort'],
  ['kidney', 'kidney_disease'],
  ['liver', 'liver_disease'],
  ['pregnancy', 'pregnancy'],
  ['pregnancy_unanswered', 'pregnancy_unanswered'],
  ['postpartum', 'breastfeeding'],
  ['cancer', 'active_cancer'],
  ['bariatric_surgery', 'bariatric_surgery_recent'],
  ['underfed', 'eating_disorder_signs', 'severe_thinness'],
  ['minor', 'minor'],
  ['older', 'aged_65_or_more'],
  ['aged_70', 'aged_70_or_more'],
  ['aged_75', 'aged_75_or_more'],
  ['aged_85', 'aged_85_or_more'],
  ['obesity', 'body_mass_index_40_or_more'],
  ['frail', 'frail'],
  ['anticoagulant', 'anticoagulant'],
];

/** Cautions that cap volume and exercises at beginner level; the others cap at intermediate. */
const NOVICE_CAUTIONS: readonly Caution[] = [
  'heart',
  'high_pressure_now',
  'kidney',
  'liver',
  'pregnancy',
  'cancer',
  'bariatric_surgery',
  'underfed',
  'aged_75',
  'frail',
];

const NOTICE_ONLY_CAUTIONS: readonly Caution[] = ['anticoagulant'];

/**
 * Evidence 1, 5 and 7, Forja's rules: 3 in pregnancy and from 75, 4 from 160/100. The other
 * cautions keep 2 (D4).
 */
const MIN_RESERVE_BY_CAUTION: Readonly<Partial<Record<Caution, number>>> = {
  high_pressure_now: 4,
  pregnancy: 3,
  pregnancy_unanswered: 3,
  aged_75: 3,
  frail: 3,
  minor: 3,
};

const IMPACT_LOADS: readonly Load[] = ['jump_or_run', 'explosive_lift', 'press_explosive'];
/** Loads with a fall risk or that cannot be reduced: evidence 1 and 7. */
const UNSCALABLE_LOADS: readonly Load[] = [...IMPACT_LOADS, 'hanging', 'dip', 'deep_kneeling'];
/**
 * Loads that need rising from the floor, hanging or standing on one leg: evidence 7, Forja's rule.
 */
const UNSTEADY_LOADS: readonly Load[] = [
  'face_down_on_floor',
  'hung_row',
  'floor_slide',
  'head_down',
  'weight_on_feet',
  'lunge_or_high_step',
  'one_leg_balance',
  'side_plank',
  'trunk_anti_extension',
];
/** Age 75 counts as a fall risk. Evidence 7, Forja's rule. */
const FRAIL_LOADS: readonly Load[] = [
  ...UNSCALABLE_LOADS,
  ...UNSTEADY_LOADS,
  'trunk_loaded_flexion_or_rotation',
  'trunk_flexion',
  'squat_deep',
  'ankle_end_range',
];
const AVOIDED_LOADS_BY_CAUTION: Readonly<Partial<Record<Caution, readonly Load[]>>> = {
  pregnancy: UNSCALABLE_LOADS,
  pregnancy_unanswered: IMPACT_LOADS,
  postpartum: IMPACT_LOADS,
  older: [...UNSCALABLE_LOADS, 'trunk_loaded_flexion_or_rotation'],
  aged_70: UNSTEADY_LOADS,
  aged_75: FRAIL_LOADS,
  obesity: IMPACT_LOADS,
  frail: FRAIL_LOADS,
};

/** Evidence D4 has two or three days of strength for older adults; two from 85 is Forja's rule. */
const MOST_DAYS_BY_CAUTION: Readonly<Partial<Record<Caution, number>>> = {
  aged_75: 3,
  aged_85: 2,
  frail: 3,
};
/** Evidence D4 has one to three sets; two from 85 is Forja's rule. */
const MOST_SETS_BY_CAUTION: Readonly<Partial<Record<Caution, number>>> = { aged_85: 2 };

const findLowest = (
  most: Readonly<Partial<Record<Caution, number>>>,
  active: readonly Caution[],
  otherwise: number,
): number => Math.min(otherwise, ...active.map((caution) => most[caution] ?? otherwise));

/** %, evidence 5: no automatic plan below it. */
const MIN_EJECTION_FRACTION = 50;

function findTrainingPause(profile: Profile): TrainingPause | undefined {
  if (hasFinding(profile, 'emergency_symptom_now', 'jaundice_or_dark_urine')) return 'emergency';
  if (hasFinding(profile, 'pressure_stops_training')) return 'pressure';
  if ((profile.clinical.readings.labs.lvefPercent ?? 100) < MIN_EJECTION_FRACTION)
    return 'heart_failure';
  if (hasFinding(profile, 'marked_thinness', 'severe_thinness')) return 'thinness';
  return undefined;
}

const capLevel = (level: Level, highest: Level): Level =>
  level === 'beginner' || highest === 'beginner'
    ? 'beginner'
    : level === 'intermediate' || highest === 'intermediate'
      ? 'intermediate'
      : level;

export function trainingCautions(profile: Profile): Cautions {
  const active = FINDINGS_BY_CAUTION.filter(([, ...findings]) =>
    hasFinding(profile, ...findings),
  ).map(([caution]) => caution);
  const conservative = active.some((caution) => !NOTICE_ONLY_CAUTIONS.includes(caution));
  const highest = active.some((caution) => NOVICE_CAUTIONS.includes(caution))
    ? 'beginner'
    : conservative
      ? 'intermediate'
      : 'elite';
  const level = capLevel(profile.level, highest);
  const setsByLevel = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;
  const isOlderOrFrail = active.includes('older') || active.includes('frail');
  return {
    active,
    paused: findTrainingPause(profile),
    conservative,
    leastReserve: Math.max(
      conservative ? 2 : 0,
      ...active.map((caution) => MIN_RESERVE_BY_CAUTION[caution] ?? 0),
    ),
    rangeLevel: level,
    exerciseLevel: level,
    setsPerExercise: findLowest(
      MOST_SETS_BY_CAUTION,
      active,
      conservative ? 3 : setsByLevel[level],
    ),
    mostDays: findLowest(MOST_DAYS_BY_CAUTION, active, LIMITS.trainingDays.max),
    allowsLying: !active.includes('pregnancy') && !active.includes('pregnancy_unanswered'),
    avoidedLoads: [
      ...new Set(active.flatMap((caution) => AVOIDED_LOADS_BY_CAUTION[caution] ?? [])),
    ],
    allowsBarbell: !active.includes('frail') && !active.includes('aged_75'),
    allowsBodyweightFeats: !isOlderOrFrail && !active.includes('pregnancy'),
    prefersSteadyExercises: isOlderOrFrail,
  };
}
