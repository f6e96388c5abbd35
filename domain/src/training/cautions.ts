import { hasHighPressure, hasKidneyDisease, isMinor } from '../person/health-of.ts';
import type { Level } from '../person/choices.ts';
import { bodyMassIndex, hasCondition, hasFlag, type Profile } from '../person/profile.ts';

export type Caution =
  | 'heart'
  | 'high_pressure'
  | 'kidney'
  | 'liver'
  | 'pregnancy'
  | 'cancer'
  | 'bariatric_surgery'
  | 'underfed'
  | 'minor'
  | 'older';

/** What health and age ask of the training. */
export type Cautions = {
  readonly found: readonly Caution[];
  /** RIR of 2 or more, 8 to 12 repetitions, rests of 90 s or more, no power work and no intervals. */
  readonly conservative: boolean;
  /** The level whose weekly range is used. */
  readonly rangeLevel: Level;
  /** The highest level of exercise offered. */
  readonly exerciseLevel: Level;
  readonly setsPerExercise: number;
  readonly allowsLying: boolean;
};

const OLDER_FROM_YEARS = 65;
/** kg/m², as in the guards of energy: under it, feeding comes before training. */
const VERY_LOW_BODY_MASS_INDEX = 16;
/** Those that start from the novice's volume and the simplest exercises; the rest stop at intermediate. */
const STARTS_LOW: readonly Caution[] = [
  'heart',
  'kidney',
  'liver',
  'pregnancy',
  'cancer',
  'bariatric_surgery',
  'underfed',
];

function cautionsFound(profile: Profile): Caution[] {
  const found: Caution[] = [];
  if (hasCondition(profile, 'heart_disease') || (profile.labs?.lvefPercent ?? 100) < 50) found.push('heart');
  if (hasHighPressure(profile)) found.push('high_pressure');
  if (hasKidneyDisease(profile)) found.push('kidney');
  if (
    hasCondition(profile, 'liver_disease') ||
    hasFlag(profile, 'cirrhosis') ||
    hasFlag(profile, 'jaundice_or_dark_urine')
  )
    found.push('liver');
  if (hasFlag(profile, 'pregnancy')) found.push('pregnancy');
  if (hasFlag(profile, 'active_cancer')) found.push('cancer');
  if (hasFlag(profile, 'bariatric_surgery_recent')) found.push('bariatric_surgery');
  if (hasFlag(profile, 'eating_disorder_signs') || bodyMassIndex(profile) < VERY_LOW_BODY_MASS_INDEX)
    found.push('underfed');
  if (isMinor(profile)) found.push('minor');
  if (profile.ageYears >= OLDER_FROM_YEARS) found.push('older');
  return found;
}

const notAbove = (level: Level, highest: Level): Level =>
  level === 'beginner' || highest === 'beginner'
    ? 'beginner'
    : level === 'intermediate' || highest === 'intermediate'
      ? 'intermediate'
      : level;

export function trainingCautions(profile: Profile): Cautions {
  const found = cautionsFound(profile);
  const conservative = found.length > 0;
  const highest = found.some((caution) => STARTS_LOW.includes(caution))
    ? 'beginner'
    : conservative
      ? 'intermediate'
      : 'elite';
  const level = notAbove(profile.level, highest);
  const setsByLevel = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;
  return {
    found,
    conservative,
    rangeLevel: level,
    exerciseLevel: level,
    setsPerExercise: conservative ? 3 : setsByLevel[level],
    allowsLying: !found.includes('pregnancy'),
  };
}
