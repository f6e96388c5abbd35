import type { Labs, PlanInput } from '@forja/domain/person/plan-input';
import { SYMPTOM_FLAGS } from './asked-questions.ts';
import { EMPTY_DRAFT, type PlanDraft } from './plan-draft.ts';

/** Formats a number as typed: decimal comma, no separators. */
const formatNumber = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',');

const COOKING_DAYS = ['1', '2', '3'] as const;

/** Rebuilds the form of a plan, to answer the missing questions. */
export function toPlanDraft(input: PlanInput): PlanDraft {
  const { bloodPressure, labs = {}, chemistry, screening = {}, health = [] } = input;
  return {
    ageYears: formatNumber(input.ageYears),
    weightKg: formatNumber(input.weightKg),
    heightCm: formatNumber(input.heightCm),
    sex: input.sex,
    conditions: input.conditions,
    goal: input.goal,
    level: input.level,
    cycleWeeks: formatNumber(input.cycleWeeks),
    cycleType: input.cycleType,
    bodyFatPercent: formatNumber(input.bodyFatPercent),
    activity: input.activity ?? '',
    trainingDays: formatNumber(input.trainingDays),
    sessionMinutes: formatNumber(input.sessionMinutes),
    equipment: input.equipment ?? '',
    foodPattern: input.foodPattern ?? '',
    foodsToAvoid: input.foodsToAvoid ?? [],
    foodSought: '',
    foodBudget: input.foodBudget ?? '',
    cookingDays: COOKING_DAYS.find((each) => each === formatNumber(input.cookingDays)) ?? '',
    lifts: (input.lifts ?? []).map(({ exerciseId, weightKg, repetitions }) => ({
      exerciseId,
      weightKg: formatNumber(weightKg),
      repetitions: formatNumber(repetitions),
    })),
    injuries: input.injuries ?? [],
    trainsInHeat: input.trainsInHeat ?? false,
    systolic: formatNumber(bloodPressure?.systolic),
    diastolic: formatNumber(bloodPressure?.diastolic),
    labs: formatLabs(labs),
    enzymes: EMPTY_DRAFT.enzymes,
    health,
    screening: {
      ...EMPTY_DRAFT.screening,
      ...toDraftAnswers(screening),
      // pregnancy was a flag in older plans
      ...(health.includes('pregnancy') && { pregnancy: 'yes' as const }),
    },
    compounds: chemistry?.compounds ?? [],
    doseMultiple: chemistry?.doseMultiple ?? '',
    origin: chemistry?.origin ?? '',
    yearsOfUse: formatNumber(chemistry?.yearsOfUse),
    medicalFollowUp: chemistry?.medicalFollowUp ?? false,
    sharesEquipment: chemistry?.sharesEquipment ?? false,
    withoutBreak: chemistry?.withoutBreak ?? false,
    startedFrom: '',
    evaluatedOn: '',
  };
}

/** Validity in days of a blood test and a blood pressure: judgement. */
const CURRENT_DAYS = 183;
const MS_PER_DAY = 86_400_000;

type EarlierPlan = { input: PlanInput; createdAt: Date };

/** Initial answers of the next plan, without symptoms and the screening. */
export function toNextDraft({ input, createdAt }: EarlierPlan, now: Date): PlanDraft {
  const draft = toPlanDraft(input);
  const isCurrent = now.getTime() - createdAt.getTime() < CURRENT_DAYS * MS_PER_DAY;
  const { labs, systolic, diastolic, screening } = EMPTY_DRAFT;
  return {
    ...draft,
    ...(isCurrent ? {} : { labs, systolic, diastolic }),
    health: draft.health.filter((flag) => !SYMPTOM_FLAGS.includes(flag)),
    screening,
    startedFrom: createdAt.toISOString(),
  };
}

const toDraftAnswers = (
  screening: NonNullable<PlanInput['screening']>,
): Partial<PlanDraft['screening']> =>
  Object.fromEntries(Object.entries(screening).filter(([, answer]) => answer !== undefined));

function formatLabs(labs: Labs): PlanDraft['labs'] {
  // The record is closed.
  const names = Object.keys(EMPTY_DRAFT.labs) as (keyof Labs)[];
  return {
    ...EMPTY_DRAFT.labs,
    ...Object.fromEntries(names.map((name) => [name, formatNumber(labs[name])])),
  };
}
