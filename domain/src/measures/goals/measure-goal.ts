import type { MEASURE_LIMITS } from '../measure.ts';

/** What a goal may be of: what a person trains for, and never a pulse or a pressure, which a doctor looks at. */
export const GOAL_FIELDS = [
  'weightKg',
  'waistCm',
  'hipsCm',
  'chestCm',
  'thighsCm',
  'armsCm',
  'neckCm',
  'calfCm',
  'bodyFatPercent',
] as const satisfies readonly (keyof typeof MEASURE_LIMITS)[];
export type GoalField = (typeof GOAL_FIELDS)[number];

/** Where a person wants a measure to go. There is one at most of each field. */
export type MeasureGoal = {
  field: GoalField;
  target: number;
  /** What it was when the goal was set: it says in which direction the goal is. */
  from: number;
  /** YYYY-MM-DD, the day where the person was. */
  setOn: string;
};

/** The record of each field: two devices that set it write the same one. */
export const GOAL_IDS: Readonly<Record<GoalField, string>> = {
  weightKg: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6001',
  waistCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6002',
  hipsCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6003',
  chestCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6004',
  thighsCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6005',
  armsCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6006',
  neckCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6007',
  calfCm: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6008',
  bodyFatPercent: '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e6009',
};

export const isReduction = ({ target, from }: Pick<MeasureGoal, 'target' | 'from'>): boolean =>
  target < from;
