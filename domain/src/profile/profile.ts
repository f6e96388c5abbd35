import { clinicalState, type ClinicalState } from '../clinical/clinical-state.ts';
import type { PlanInput } from '../person/plan-input.ts';

/** Health answers, readable by rules only through `clinical`. */
type OfHealth = 'conditions' | 'health' | 'labs' | 'bloodPressure' | 'injuries' | 'screening';

/** Fields without a sensible default. */
type Unsettled = 'bodyFatPercent' | 'chemistry' | 'measuredExpenditure';

/** Input of every rule: a plan input with its defaults applied. */
export type Profile = {
  [Field in Exclude<keyof PlanInput, Unsettled | OfHealth>]: NonNullable<PlanInput[Field]>;
} & Pick<PlanInput, Unsettled> & {
    readonly clinical: ClinicalState;
  };

/** Defaults of decisions section 5: typical values per level. */
export function createProfile(input: PlanInput): Profile {
  const daysByLevel = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;
  const {
    ageYears,
    weightKg,
    heightCm,
    sex,
    goal,
    level,
    cycleWeeks,
    cycleType,
    bodyFatPercent,
    chemistry,
    measuredExpenditure,
  } = input;
  return {
    ageYears,
    weightKg,
    heightCm,
    sex,
    goal,
    level,
    cycleWeeks,
    cycleType,
    bodyFatPercent,
    chemistry,
    ...(measuredExpenditure && { measuredExpenditure }),
    activity: input.activity ?? 'sedentary',
    trainingDays: input.trainingDays ?? daysByLevel[input.level],
    sessionMinutes: input.sessionMinutes ?? 60,
    equipment: input.equipment ?? 'gym',
    foodPattern: input.foodPattern ?? 'all',
    foodsToAvoid: input.foodsToAvoid ?? [],
    trainsInHeat: input.trainsInHeat ?? false,
    lifts: input.lifts ?? [],
    foodBudget: input.foodBudget ?? 'normal',
    cookingDays: input.cookingDays ?? 2,
    clinical: clinicalState(input),
  };
}
