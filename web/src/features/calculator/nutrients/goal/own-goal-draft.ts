import { type OWN_GOAL_HELP, ownGoal } from '@forja/contract/calculator/own-goals';
import { KCAL_PER_GRAM } from '@forja/domain/food-log/own-food';
import type { OwnGoal } from '@forja/domain/food-log/goal/own-goal';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../../../design/format.ts';

export const GOAL_FIELDS = ['kcal', 'protein', 'carbs', 'fat'] as const;
export type GoalField = keyof typeof OWN_GOAL_HELP;
/** Numbers stay as typed until they are parsed. */
export type GoalDraft = Record<GoalField, string>;
export type GoalErrors = Partial<Record<GoalField, string>>;

export function createDraft(goal: Partial<OwnGoal>): GoalDraft {
  const type = (value: number | undefined) => (value === undefined ? '' : trimmed(value));
  return {
    kcal: type(goal.kcal),
    protein: type(goal.protein),
    carbs: type(goal.carbs),
    fat: type(goal.fat),
  };
}

/** Undefined for a draft of another version. */
export function restoreDraft(stored: unknown): GoalDraft | undefined {
  const draft = { ...(stored as GoalDraft | null) };
  return GOAL_FIELDS.every((field) => typeof draft[field] === 'string')
    ? createDraftOfTexts(draft)
    : undefined;
}

const createDraftOfTexts = ({ kcal = '', protein = '', carbs = '', fat = '' }): GoalDraft => ({
  kcal,
  protein,
  carbs,
  fat,
});

/** The goal, or the errors by field. Keeps the fields of a newer version. */
export function readDraft(
  draft: GoalDraft,
  changing?: OwnGoal,
): { goal: OwnGoal; errors?: undefined } | { goal?: undefined; errors: GoalErrors } {
  const typed = Object.fromEntries(GOAL_FIELDS.map((field) => [field, parseDecimal(draft[field])]));
  const { data, error } = ownGoal.safeParse(typed);
  if (data) return { goal: { ...changing, ...data } };
  const errors: GoalErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = GOAL_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { errors };
}

/** Energy of the grams; undefined until all three are numbers. */
export function energyOfDraft(draft: GoalDraft): number | undefined {
  const [protein, carbs, fat] = [draft.protein, draft.carbs, draft.fat].map(parseDecimal);
  if (protein === undefined || carbs === undefined || fat === undefined) return undefined;
  return Math.round(
    protein * KCAL_PER_GRAM.protein + carbs * KCAL_PER_GRAM.carbs + fat * KCAL_PER_GRAM.fat,
  );
}
