import type { SourceKey } from '../evidence/sources.ts';

export const BLOCKS = ['activity', 'sleep', 'nutrition', 'tobacco', 'waist', 'pressure'] as const;
export type Block = (typeof BLOCKS)[number];

/** Incremented with any question, value or weight. */
export const EVALUATION_VERSION = 2;

export type Question = {
  readonly id: string;
  readonly block: Block;
  /** Share of 60 within its block; integers keep the sums exact. */
  readonly weight: number;
  /** Points out of 100 by answer. */
  readonly values: Readonly<Record<string, number>>;
  /** Thresholds; empty for Forja's judgement. */
  readonly sources: readonly SourceKey[];
  /** Target answer; absent, lost points lead to a referral. */
  readonly goal?: string;
  /** Answers that remove the question from the score. */
  readonly exempt?: readonly string[];
};

const SLEEP_HABITS = ['regularity', 'satisfaction', 'alertness', 'timing', 'efficiency', 'wakings'];
const FOOD_HABITS = [
  'variety',
  'water',
  'produce',
  'salt',
  'sweets',
  'legumes',
  'oil',
  'alcohol',
];

const ANIMAL_FOODS = ['dairy', 'protein'];

const foodHabit = (id: string): Question => ({
  id,
  block: 'nutrition',
  weight: 6,
  values: { no: 0, yes: 100 },
  sources: ['gapa2016'],
  goal: 'yes',
});

/** Weights are Forja's judgement; thresholds come from the sources. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'minutes',
    block: 'activity',
    weight: 42,
    values: {
      none: 0,
      'under-30': 20,
      'from-30': 40,
      'from-60': 60,
      'from-90': 80,
      'from-120': 90,
      'from-150': 100,
    },
    sources: ['lloydjones2022'],
    goal: 'from-150',
  },
  {
    id: 'strength',
    block: 'activity',
    weight: 18,
    values: { none: 0, one: 50, two: 100 },
    sources: ['bull2020'],
    goal: 'two',
  },
  {
    id: 'hours',
    block: 'sleep',
    weight: 36,
    values: {
      'under-4': 0,
      'from-4': 20,
      'from-5': 40,
      'from-6': 70,
      'from-7': 100,
      'from-9': 90,
      'from-10': 40,
    },
    sources: ['lloydjones2022'],
    goal: 'from-7',
  },
  ...SLEEP_HABITS.map(
    (id): Question => ({
      id,
      block: 'sleep',
      weight: 4,
      values: { rarely: 0, sometimes: 50, often: 100 },
      sources: ['buysse2014'],
      goal: 'often',
    }),
  ),
  ...FOOD_HABITS.map(foodHabit),
  ...ANIMAL_FOODS.map((id): Question => ({ ...foodHabit(id), exempt: ['none'] })),
  {
    id: 'tobacco',
    block: 'tobacco',
    weight: 60,
    values: { current: 0, 'quit-recently': 25, 'quit-1': 50, 'quit-5': 75, never: 100 },
    sources: ['lloydjones2022'],
  },
  {
    id: 'waist',
    block: 'waist',
    weight: 60,
    values: { 'from-60': 0, 'from-50': 50, 'under-50': 100 },
    sources: ['ng246'],
  },
  {
    id: 'pressure',
    block: 'pressure',
    weight: 60,
    values: { 'from-180': 0, 'stage-3': 0, 'stage-2': 25, 'stage-1': 50, elevated: 75, normal: 100 },
    sources: ['lloydjones2022'],
  },
];
