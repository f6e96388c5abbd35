import { LIMITS } from '@forja/domain/person/plan-input';
import { SEXES, type Sex } from '@forja/domain/person/choices';
import { parseDecimal } from '@forja/domain/units/parse-decimal';

/** Answers that the indices need beyond a measure, as typed. */
export type IndexAnswers = { sex: Sex | ''; height: string; age: string; isPregnant: boolean };

export const emptyAnswers = (): IndexAnswers => ({
  sex: '',
  height: '',
  age: '',
  isPregnant: false,
});

export function restoreAnswers(stored: unknown): IndexAnswers | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: Record<string, unknown> = { ...stored };
  const { sex, height, age, isPregnant } = fields;
  return {
    sex: SEXES.find((each) => each === sex) ?? '',
    height: typeof height === 'string' ? height : '',
    age: typeof age === 'string' ? age : '',
    isPregnant: isPregnant === true,
  };
}

function within(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const value = parseDecimal(text);
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

export const readHeight = ({ height }: IndexAnswers): number | undefined =>
  within(height, LIMITS.heightCm);
export const readAge = ({ age }: IndexAnswers): number | undefined => within(age, LIMITS.ageYears);
