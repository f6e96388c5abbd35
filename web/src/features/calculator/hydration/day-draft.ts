import { hasFinding, clinicalState } from '@forja/domain/clinical/clinical-state';
import {
  OF_PREGNANCY,
  TRAINED_MINUTES,
  WATER_EXCEPTIONS,
  type WaterException,
} from '@forja/domain/hydration/daily-water';
import type { WaterDayConditions } from '@forja/domain/hydration/water-day';
import type { Sex } from '@forja/domain/person/choices';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { parseDecimal } from '@forja/domain/units/parse-decimal';

export type DayAnswers = {
  sex?: Sex | undefined;
  isHot?: boolean | undefined;
  exceptions?: WaterException[] | undefined;
  minutes: string;
};

/** Answers of the form; an absent one comes from the account, else from the plan. */
export type DayDraft = Partial<DayAnswers> & {
  /** Day of the minutes and the heat. */
  day?: string | undefined;
};

export const emptyDay = (): DayDraft => ({});

export function restoreDay(stored: unknown): DayDraft | undefined {
  const { day, sex, isHot, exceptions, minutes } = (stored ?? {}) as Partial<DayDraft>;
  if (typeof day !== 'string') return undefined;
  return {
    day,
    ...(typeof minutes === 'string' && { minutes }),
    ...((sex === 'male' || sex === 'female') && { sex }),
    ...(typeof isHot === 'boolean' && { isHot }),
    ...(Array.isArray(exceptions) && {
      exceptions: WATER_EXCEPTIONS.filter((one) => exceptions.includes(one)),
    }),
  };
}

type AnswersOfDay = {
  day: string;
  draft: DayDraft;
  saved: WaterDayConditions | undefined;
  plan: Partial<DayAnswers> | undefined;
};

/** The tab overrides the account, and the account overrides the plan. */
export function dayAnswers({ day, draft, saved, plan }: AnswersOfDay): DayAnswers {
  const { day: typedDay, minutes, isHot, ...ofAnyDay } = draft;
  const isTyped = typedDay === day;
  const answers: DayAnswers = {
    minutes: '0',
    ...plan,
    ...(saved && { minutes: String(saved.trainedMinutes), isHot: saved.isHot }),
    ...ofAnyDay,
    ...(isTyped && minutes !== undefined && { minutes }),
    ...(isTyped && isHot !== undefined && { isHot }),
  };
  return { ...answers, exceptions: allowedExceptions(answers.sex, answers.exceptions ?? []) };
}

export const allowedExceptions = (
  sex: Sex | undefined,
  exceptions: readonly WaterException[],
): WaterException[] =>
  exceptions.filter((exception) => sex !== 'male' || !OF_PREGNANCY.includes(exception));

export function dayOfPlan(input: PlanInput): Partial<DayAnswers> {
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
      ...(hasFinding(person, 'pregnancy_sought') ? (['pregnancy_sought'] as const) : []),
    ],
  };
}

/** Undefined unless the text is a possible number of minutes per day. */
export function readMinutes(text: string): number | undefined {
  const minutes = parseDecimal(text);
  return minutes !== undefined &&
    Number.isInteger(minutes) &&
    minutes >= TRAINED_MINUTES.min &&
    minutes <= TRAINED_MINUTES.max
    ? minutes
    : undefined;
}
