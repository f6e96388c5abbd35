import { hasFinding, clinicalState } from '@forja/domain/clinical/clinical-state';
import {
  TRAINED_MINUTES,
  WATER_EXCEPTIONS,
  type WaterException,
} from '@forja/domain/hydration/daily-water';
import type { Sex } from '@forja/domain/person/choices';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { parseDecimal } from '@forja/domain/units/parse-decimal';

/** What a person answered of a day; what is absent is as in their plan. */
export type DayDraft = {
  sex?: Sex | undefined;
  isHot?: boolean | undefined;
  exceptions?: WaterException[] | undefined;
  minutes: string;
};

export const emptyDay = (): DayDraft => ({ minutes: '0' });

export function restoreDay(stored: unknown): DayDraft | undefined {
  const { sex, isHot, exceptions, minutes } = (stored ?? {}) as Partial<DayDraft>;
  if (typeof minutes !== 'string') return undefined;
  return {
    minutes,
    ...((sex === 'male' || sex === 'female') && { sex }),
    ...(typeof isHot === 'boolean' && { isHot }),
    ...(Array.isArray(exceptions) && {
      exceptions: WATER_EXCEPTIONS.filter((one) => exceptions.includes(one)),
    }),
  };
}

/** What a plan says of the water of its person. */
export function dayOfPlan(input: PlanInput): Omit<DayDraft, 'minutes'> {
  const person = { clinical: clinicalState(input) };
  const organs = (['kidney_disease', 'heart_disease', 'cirrhosis'] as const).filter((finding) =>
    hasFinding(person, finding),
  );
  return {
    sex: input.sex,
    isHot: input.trainsInHeat ?? false,
    exceptions: [
      ...organs,
      ...(hasFinding(person, 'pregnancy', 'breastfeeding') ? (['pregnancy'] as const) : []),
    ],
  };
}

/** Undefined when it is not minutes that a day has. */
export function readMinutes(text: string): number | undefined {
  const minutes = parseDecimal(text);
  return minutes !== undefined &&
    Number.isInteger(minutes) &&
    minutes >= TRAINED_MINUTES.min &&
    minutes <= TRAINED_MINUTES.max
    ? minutes
    : undefined;
}
