import { hasFinding } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { Load } from '../exercises/loads.ts';
import type { Level } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';
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
  | 'frail'
  | 'anticoagulant';

/** What health and age ask of the training. */
export type Cautions = {
  readonly found: readonly Caution[];
  /** No training until somebody has seen them, and why. */
  readonly paused: TrainingPause | undefined;
  /** RIR of 2 or more, 8 to 12 repetitions, rests of 90 s or more, no power work and no intervals. */
  readonly conservative: boolean;
  /** Repetitions in reserve that no week goes under. */
  readonly leastReserve: number;
  /** The level whose weekly range is used. */
  readonly rangeLevel: Level;
  /** The highest level of exercise offered. */
  readonly exerciseLevel: Level;
  readonly setsPerExercise: number;
  readonly allowsLying: boolean;
  /** Left out whatever the injuries. */
  readonly avoidedLoads: readonly Load[];
  readonly allowsBarbell: boolean;
  /** Own-body exercises above the beginner's: their weight cannot be made lighter. */
  readonly allowsBodyweightFeats: boolean;
  /** The exercises of evidence 7 come first. */
  readonly prefersSteady: boolean;
};

const FOUND_BY: readonly (readonly [Caution, ...Finding[]])[] = [
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
  ['frail', 'frail'],
  ['anticoagulant', 'anticoagulant'],
];

/** Those that start from the novice's volume and the simplest exercises; the rest stop at intermediate. */
const STARTS_LOW: readonly Caution[] = [
  'heart',
  'high_pressure_now',
  'kidney',
  'liver',
  'pregnancy',
  'cancer',
  'bariatric_surgery',
  'underfed',
  'frail',
];

/** Says something, without asking for less effort. */
const ONLY_SAID: readonly Caution[] = ['anticoagulant'];

/** Evidence 1 and 5, rules of ours: 3 in pregnancy, 4 from 160/100. The rest of the careful keep 2 (D4). */
const RESERVE: Readonly<Partial<Record<Caution, number>>> = {
  high_pressure_now: 4,
  pregnancy: 3,
  pregnancy_unanswered: 3,
  frail: 3,
  minor: 3,
};

const IMPACT: readonly Load[] = ['jump_or_run', 'explosive_lift', 'press_explosive'];
/** Falls, and what cannot be made lighter: evidence 1 and 7. */
const UNSCALABLE: readonly Load[] = [...IMPACT, 'hanging', 'dip', 'deep_kneeling'];
/** What asks to get up from the floor, to hang from the own arms or to stand on one leg: evidence 7, rule of ours. */
const UNSTEADY: readonly Load[] = [
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
const AVOIDED: Readonly<Partial<Record<Caution, readonly Load[]>>> = {
  pregnancy: UNSCALABLE,
  pregnancy_unanswered: IMPACT,
  postpartum: IMPACT,
  older: [...UNSCALABLE, 'trunk_loaded_flexion_or_rotation'],
  aged_70: UNSTEADY,
  frail: [
    ...UNSCALABLE,
    ...UNSTEADY,
    'trunk_loaded_flexion_or_rotation',
    'trunk_flexion',
    'squat_deep',
    'ankle_end_range',
  ],
};

/** %, evidence 5: under it no plan is automatic. */
const LEAST_EJECTION_FRACTION = 50;

function pauseOf(profile: Profile): TrainingPause | undefined {
  if (hasFinding(profile, 'emergency_symptom_now', 'jaundice_or_dark_urine')) return 'emergency';
  if (hasFinding(profile, 'pressure_stops_training')) return 'pressure';
  if ((profile.clinical.readings.labs.lvefPercent ?? 100) < LEAST_EJECTION_FRACTION) return 'heart_failure';
  if (hasFinding(profile, 'marked_thinness', 'severe_thinness')) return 'thinness';
  return undefined;
}

const notAbove = (level: Level, highest: Level): Level =>
  level === 'beginner' || highest === 'beginner'
    ? 'beginner'
    : level === 'intermediate' || highest === 'intermediate'
      ? 'intermediate'
      : level;

export function trainingCautions(profile: Profile): Cautions {
  const found = FOUND_BY.filter(([, ...findings]) => hasFinding(profile, ...findings)).map(([caution]) => caution);
  const conservative = found.some((caution) => !ONLY_SAID.includes(caution));
  const highest = found.some((caution) => STARTS_LOW.includes(caution))
    ? 'beginner'
    : conservative
      ? 'intermediate'
      : 'elite';
  const level = notAbove(profile.level, highest);
  const setsByLevel = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;
  const careful = found.includes('older') || found.includes('frail');
  return {
    found,
    paused: pauseOf(profile),
    conservative,
    leastReserve: Math.max(conservative ? 2 : 0, ...found.map((caution) => RESERVE[caution] ?? 0)),
    rangeLevel: level,
    exerciseLevel: level,
    setsPerExercise: conservative ? 3 : setsByLevel[level],
    allowsLying: !found.includes('pregnancy') && !found.includes('pregnancy_unanswered'),
    avoidedLoads: [...new Set(found.flatMap((caution) => AVOIDED[caution] ?? []))],
    allowsBarbell: !found.includes('frail'),
    allowsBodyweightFeats: !careful && !found.includes('pregnancy'),
    prefersSteady: careful,
  };
}
