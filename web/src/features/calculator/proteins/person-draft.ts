import { clinicalState, hasFinding } from '@forja/domain/clinical/clinical-state';
import { FOOD_PATTERNS, type FoodPattern, type Sex } from '@forja/domain/person/choices';
import { LIMITS, type PlanInput } from '@forja/domain/person/plan-input';
import {
  PROTEIN_EXCEPTIONS,
  PROTEIN_SITUATIONS,
  type ProteinException,
  type ProteinPerson,
  type ProteinSituation,
} from '@forja/domain/protein/daily-protein';
import { PROTEIN_MEALS, type ProteinMeals } from '@forja/domain/protein/split-protein';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../../design/format.ts';

/** Answers of the form; an absent one comes from the plan. Numbers stay as typed. */
export type PersonDraft = {
  sex?: Sex | undefined;
  age?: string | undefined;
  weight?: string | undefined;
  height?: string | undefined;
  situation?: ProteinSituation | undefined;
  isTrained?: boolean | undefined;
  exceptions?: ProteinException[] | undefined;
  pattern?: FoodPattern | undefined;
  meals?: ProteinMeals | undefined;
};

const findChoice = <Value>(values: readonly Value[], stored: unknown): Value | undefined =>
  values.find((value) => value === stored);
const toText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/** Restores only known answers: another version may have stored others. */
export function restorePerson(stored: unknown): PersonDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const draft: Partial<Record<keyof PersonDraft, unknown>> = stored;
  const { exceptions } = draft;
  return withoutAbsent({
    sex: findChoice(['male', 'female'] as const, draft.sex),
    age: toText(draft.age),
    weight: toText(draft.weight),
    height: toText(draft.height),
    situation: findChoice(PROTEIN_SITUATIONS, draft.situation),
    isTrained: findChoice([true, false], draft.isTrained),
    exceptions: Array.isArray(exceptions)
      ? PROTEIN_EXCEPTIONS.filter((one) => exceptions.includes(one))
      : undefined,
    pattern: findChoice(FOOD_PATTERNS, draft.pattern),
    meals: findChoice(PROTEIN_MEALS, draft.meals),
  });
}

/** An undefined answer must not override the plan. */
const withoutAbsent = (draft: PersonDraft): PersonDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

const SITUATION_OF_GOAL: Readonly<Record<PlanInput['goal'], ProteinSituation>> = {
  maintenance: 'maintenance',
  muscle_gain: 'muscle_gain',
  strength: 'muscle_gain',
  fat_loss: 'fat_loss',
  performance: 'endurance',
};

export function personOfPlan(input: PlanInput): PersonDraft {
  const person = { clinical: clinicalState(input) };
  return {
    sex: input.sex,
    age: trimmed(input.ageYears),
    weight: trimmed(input.weightKg),
    height: trimmed(input.heightCm),
    situation: SITUATION_OF_GOAL[input.goal],
    isTrained: input.level === 'advanced' || input.level === 'elite',
    exceptions: PROTEIN_EXCEPTIONS.filter((finding) => hasFinding(person, finding)),
    pattern: input.foodPattern ?? 'all',
  };
}

function readFigure(
  text: string | undefined,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): number | undefined {
  const value = parseDecimal(text ?? '');
  const isWhole = value !== undefined && (decimals > 0 || Number.isInteger(value));
  return isWhole && value >= min && value <= max ? value : undefined;
}

export const readFigures = ({ age, weight, height }: PersonDraft) => ({
  ageYears: readFigure(age, LIMITS.ageYears),
  weightKg: readFigure(weight, LIMITS.weightKg),
  heightCm: readFigure(height, LIMITS.heightCm),
});

/** Undefined until all inputs of the target are known. */
export function readPerson(draft: PersonDraft): ProteinPerson | undefined {
  const { ageYears, weightKg, heightCm } = readFigures(draft);
  const { sex, situation = 'maintenance', isTrained = false, exceptions = [] } = draft;
  if (!sex || ageYears === undefined || weightKg === undefined || heightCm === undefined)
    return undefined;
  return { sex, ageYears, weightKg, heightCm, situation, isTrained, exceptions };
}
