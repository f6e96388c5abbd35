import type { Labs, PlanInput } from '@forja/domain/person/plan-input';
import { SYMPTOM_FLAGS } from './asked-questions.ts';
import { EMPTY_DRAFT, type PlanDraft } from './plan-draft.ts';

/** As a person types it here: with comma and without separators. */
const typed = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',');

const COOKING_DAYS = ['1', '2', '3'] as const;

/** The form as whoever got this plan left it, to answer what is missing. */
export function toPlanDraft(input: PlanInput): PlanDraft {
  const { bloodPressure, labs = {}, chemistry, screening = {}, health = [] } = input;
  return {
    ageYears: typed(input.ageYears),
    weightKg: typed(input.weightKg),
    heightCm: typed(input.heightCm),
    sex: input.sex,
    conditions: input.conditions,
    goal: input.goal,
    level: input.level,
    cycleWeeks: typed(input.cycleWeeks),
    cycleType: input.cycleType,
    bodyFatPercent: typed(input.bodyFatPercent),
    activity: input.activity ?? '',
    trainingDays: typed(input.trainingDays),
    sessionMinutes: typed(input.sessionMinutes),
    equipment: input.equipment ?? '',
    foodPattern: input.foodPattern ?? '',
    foodsToAvoid: input.foodsToAvoid ?? [],
    foodSought: '',
    foodBudget: input.foodBudget ?? '',
    cookingDays: COOKING_DAYS.find((each) => each === typed(input.cookingDays)) ?? '',
    lifts: (input.lifts ?? []).map(({ exerciseId, weightKg, repetitions }) => ({
      exerciseId,
      weightKg: typed(weightKg),
      repetitions: typed(repetitions),
    })),
    injuries: input.injuries ?? [],
    trainsInHeat: input.trainsInHeat ?? false,
    systolic: typed(bloodPressure?.systolic),
    diastolic: typed(bloodPressure?.diastolic),
    labs: typedLabs(labs),
    enzymes: EMPTY_DRAFT.enzymes,
    health,
    screening: {
      ...EMPTY_DRAFT.screening,
      ...answered(screening),
      // before it was a question it was a flag
      ...(health.includes('pregnancy') && { pregnancy: 'yes' as const }),
    },
    compounds: chemistry?.compounds ?? [],
    doseMultiple: chemistry?.doseMultiple ?? '',
    origin: chemistry?.origin ?? '',
    yearsOfUse: typed(chemistry?.yearsOfUse),
    medicalFollowUp: chemistry?.medicalFollowUp ?? false,
    sharesEquipment: chemistry?.sharesEquipment ?? false,
    withoutBreak: chemistry?.withoutBreak ?? false,
    startedFrom: '',
    evaluatedOn: '',
  };
}

/** A blood test and a pressure of half a year ago say little of today. */
const CURRENT_DAYS = 183;
const MS_PER_DAY = 86_400_000;

type EarlierPlan = { input: PlanInput; createdAt: Date };

/** The answers that the next plan starts from. What is felt today and what guards a deficit are asked again. */
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

const answered = (
  screening: NonNullable<PlanInput['screening']>,
): Partial<PlanDraft['screening']> =>
  Object.fromEntries(Object.entries(screening).filter(([, answer]) => answer !== undefined));

function typedLabs(labs: Labs): PlanDraft['labs'] {
  // the keys of a closed record
  const names = Object.keys(EMPTY_DRAFT.labs) as (keyof Labs)[];
  return {
    ...EMPTY_DRAFT.labs,
    ...Object.fromEntries(names.map((name) => [name, typed(labs[name])])),
  };
}
