import { bodyMassIndex } from '../../body/body-mass-index.ts';
import { hasFinding } from '../../clinical/clinical-state.ts';
import {
  ACTIVITIES,
  CONDITIONS,
  EQUIPMENT,
  FOOD_PATTERNS,
  GOALS,
  JOINTS,
  LEVELS,
  type Activity,
  type Condition,
  type Equipment,
  type FoodPattern,
  type Goal,
  type Joint,
  type Level,
} from '../../person/choices.ts';
import { LIMITS, POSSIBLE_BODY_MASS_INDEX, type PlanInput } from '../../person/plan-input.ts';
import { createProfile, type Profile } from '../../profile/profile.ts';

/** Allowed values per answer. Conditions and injuries are only added. */
type ChangedTo = {
  ageYears: number;
  weightKg: number;
  heightCm: number;
  bodyFatPercent: number;
  cycleWeeks: number;
  trainingDays: number;
  sessionMinutes: number;
  goal: Goal;
  level: Level;
  activity: Activity;
  equipment: Equipment;
  foodPattern: FoodPattern;
  trainsInHeat: boolean;
  conditions: Condition;
  injuries: Joint;
};
export type ChangedAnswer = keyof ChangedTo;

/** `from` is undefined for an unanswered question or an addition to a list. */
export type AnswerChange = {
  [Answer in ChangedAnswer]: {
    answer: Answer;
    from: ChangedTo[Answer] | undefined;
    to: ChangedTo[Answer];
  };
}[ChangedAnswer];

type Steps = (profile: Profile, input: PlanInput) => readonly AnswerChange[];

const SESSION_MINUTES = [30, 45, 60, 75, 90] as const;
/** Body fat to compare with if undeclared, %: mid-range of healthy adults. Rule of Forja. */
const USUAL_BODY_FAT = { male: 20, female: 28 } as const;
/** Leanest body shown as an example, %. Rule of Forja, well over essential fat. */
const LEANEST_SHOWN = { male: 10, female: 18 } as const;
const UNDERWEIGHT = 18.5;

/** Findings that ban examples with less weight, less fat or a deficit. */
const isLossHarmful = (profile: Profile): boolean =>
  hasFinding(
    profile,
    'minor',
    'underweight',
    'eating_disorder_signs',
    'eating_screen_incomplete',
    'bariatric_surgery_recent',
    'pregnancy',
    'pregnancy_unanswered',
    'breastfeeding',
  );

const isInRange = (field: keyof typeof LIMITS, value: number): boolean =>
  value >= LIMITS[field].min && value <= LIMITS[field].max;

/** Rounds to a decimal: 80.1 − 5 is 75.1. */
const roundToTenths = (value: number): number => Math.round(value * 10) / 10;

const isPossible = (body: Pick<PlanInput, 'weightKg' | 'heightCm'>): boolean => {
  const index = bodyMassIndex(body);
  return index >= POSSIBLE_BODY_MASS_INDEX.min && index <= POSSIBLE_BODY_MASS_INDEX.max;
};

const otherValues = <T>(all: readonly T[], current: T): T[] =>
  all.filter((each) => each !== current);

function adjacentLevels(level: Level): Level[] {
  const at = LEVELS.indexOf(level);
  return LEVELS.filter((_, index) => Math.abs(index - at) === 1);
}

const STEPS: { readonly [Answer in ChangedAnswer]: Steps } = {
  weightKg: (profile) =>
    [-5, 5]
      .map((step) => roundToTenths(profile.weightKg + step))
      .filter((weightKg) => isInRange('weightKg', weightKg) && isPossible({ ...profile, weightKg }))
      .filter(
        (weightKg) =>
          weightKg > profile.weightKg ||
          (!isLossHarmful(profile) && bodyMassIndex({ ...profile, weightKg }) >= UNDERWEIGHT),
      )
      .map((to) => ({ answer: 'weightKg', from: profile.weightKg, to })),
  bodyFatPercent: ({ sex, ...profile }) =>
    (profile.bodyFatPercent === undefined
      ? [USUAL_BODY_FAT[sex]]
      : [roundToTenths(profile.bodyFatPercent - 5), roundToTenths(profile.bodyFatPercent + 5)]
    )
      .filter((to) => isInRange('bodyFatPercent', to))
      .filter(
        (to) =>
          to > (profile.bodyFatPercent ?? 0) ||
          (!isLossHarmful({ sex, ...profile }) && to >= LEANEST_SHOWN[sex]),
      )
      .map((to) => ({ answer: 'bodyFatPercent', from: profile.bodyFatPercent, to })),
  ageYears: ({ ageYears }) =>
    // Minors have other rules, so steps never cross 18.
    (ageYears < 18 ? [-2, -1, 1, 2] : [-10, -5, 5, 10])
      .map((step) => ageYears + step)
      .filter((to) => isInRange('ageYears', to) && to < 18 === ageYears < 18)
      .map((to) => ({ answer: 'ageYears', from: ageYears, to })),
  heightCm: (profile) =>
    [-5, 5]
      .map((step) => profile.heightCm + step)
      .filter((heightCm) => isInRange('heightCm', heightCm) && isPossible({ ...profile, heightCm }))
      .map((to) => ({ answer: 'heightCm', from: profile.heightCm, to })),
  goal: (profile) =>
    otherValues(GOALS, profile.goal)
      .filter((goal) => goal !== 'fat_loss' || !isLossHarmful(profile))
      .map((to) => ({ answer: 'goal', from: profile.goal, to })),
  level: ({ level }) => adjacentLevels(level).map((to) => ({ answer: 'level', from: level, to })),
  cycleWeeks: ({ cycleWeeks, cycleType }) =>
    [-4, 4]
      .map((step) => cycleWeeks + step)
      .filter((to) => isInRange('cycleWeeks', to))
      // The cycle is also the length of a use, so it is never extended.
      .filter((to) => to < cycleWeeks || cycleType === 'natural')
      .map((to) => ({ answer: 'cycleWeeks', from: cycleWeeks, to })),
  trainingDays: ({ trainingDays }) =>
    otherValues([2, 3, 4, 5, 6], trainingDays).map((to) => ({
      answer: 'trainingDays',
      from: trainingDays,
      to,
    })),
  sessionMinutes: ({ sessionMinutes }) =>
    otherValues<number>(SESSION_MINUTES, sessionMinutes).map((to) => ({
      answer: 'sessionMinutes',
      from: sessionMinutes,
      to,
    })),
  activity: ({ activity }) =>
    otherValues(ACTIVITIES, activity).map((to) => ({ answer: 'activity', from: activity, to })),
  equipment: ({ equipment }) =>
    otherValues(EQUIPMENT, equipment).map((to) => ({ answer: 'equipment', from: equipment, to })),
  foodPattern: ({ foodPattern }) =>
    otherValues(FOOD_PATTERNS, foodPattern).map((to) => ({
      answer: 'foodPattern',
      from: foodPattern,
      to,
    })),
  trainsInHeat: ({ trainsInHeat }) => [
    { answer: 'trainsInHeat', from: trainsInHeat, to: !trainsInHeat },
  ],
  conditions: (_, { conditions }) =>
    CONDITIONS.filter((condition) => condition !== 'none' && !conditions.includes(condition)).map(
      (to) => ({
        answer: 'conditions',
        from: undefined,
        to,
      }),
    ),
  injuries: (_, { injuries = [] }) =>
    JOINTS.filter((joint) => !injuries.includes(joint)).map((to) => ({
      answer: 'injuries',
      from: undefined,
      to,
    })),
};

/**
 * Small steps of each answer, at most 60. None adds or removes a compound or medicine, extends a
 * use, cures a condition or suggests weight loss against a guard.
 */
export function answerChanges(input: PlanInput): AnswerChange[] {
  const profile = createProfile(input);
  return Object.values(STEPS).flatMap((steps) => steps(profile, input));
}

export function changedInput(input: PlanInput, change: AnswerChange): PlanInput {
  if (change.answer === 'conditions')
    return {
      ...input,
      conditions: [...input.conditions.filter((each) => each !== 'none'), change.to],
    };
  if (change.answer === 'injuries')
    return { ...input, injuries: [...(input.injuries ?? []), change.to] };
  return { ...input, [change.answer]: change.to };
}
