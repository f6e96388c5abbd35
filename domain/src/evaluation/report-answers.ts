import { LIMITS } from '../person/plan-input.ts';
import { parseDecimal } from '../units/parse-decimal.ts';
import type { Answers } from './answers.ts';

export const TYPED_ANSWERS = ['name', 'age', 'weight', 'height'] as const;
export type TypedAnswer = (typeof TYPED_ANSWERS)[number];

export const REPORT_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  timeFrame: ['month', 'quarter', 'half', 'year', 'open'],
  motivation: ['health', 'energy', 'look', 'sport', 'mood', 'doctor'],
};

/** Limit of an account record. */
export const LONGEST_NAME = 40;

/** Thresholds of the evaluation apply to adults. */
export const TYPED_LIMITS = {
  age: { ...LIMITS.ageYears, min: 18 },
  weight: LIMITS.weightKg,
  height: LIMITS.heightCm,
} as const;

export type PersonalInfo = {
  readonly name?: string;
  readonly ageYears?: number;
  readonly weightKg?: number;
  readonly heightCm?: number;
};

export function readPersonalInfo(answers: Answers): PersonalInfo {
  const name = answers['name']?.trim();
  const ageYears = readTyped('age', answers);
  const weightKg = readTyped('weight', answers);
  const heightCm = readTyped('height', answers);
  return {
    ...(name && { name }),
    ...(ageYears !== undefined && { ageYears }),
    ...(weightKg !== undefined && { weightKg }),
    ...(heightCm !== undefined && { heightCm }),
  };
}

export const listTypedProblems = (answers: Answers): TypedAnswer[] =>
  TYPED_ANSWERS.filter((id) => {
    const text = answers[id]?.trim() ?? '';
    if (text === '') return false;
    return id === 'name' ? text.length > LONGEST_NAME : readTyped(id, answers) === undefined;
  });

function readTyped(id: keyof typeof TYPED_LIMITS, answers: Answers): number | undefined {
  const { min, max, decimals } = TYPED_LIMITS[id];
  const value = parseDecimal(answers[id] ?? '');
  if (value === undefined || value < min || value > max) return undefined;
  return decimals === 0 && !Number.isInteger(value) ? undefined : value;
}
