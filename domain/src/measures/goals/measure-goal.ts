import type { MEASURE_LIMITS } from '../measure.ts';

/** Pulse and pressure are excluded: a doctor follows them. */
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

export type MeasureGoal = {
  field: GoalField;
  target: number;
  from: number;
  /** YYYY-MM-DD, local date. */
  setOn: string;
};

/** Fixed ids, so that two devices write the same record. */
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
