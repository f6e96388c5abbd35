import { clinicalState, type ClinicalState } from '../clinical/clinical-state.ts';
import type { PlanInput } from '../person/plan-input.ts';

/** Answers about health. A rule reads `clinical`, where all of them were read once, and can read nothing else. */
type OfHealth = 'conditions' | 'health' | 'labs' | 'bloodPressure' | 'injuries' | 'screening';

/** What may stay unknown: nothing sensible can be assumed in its place. */
type Unsettled = 'bodyFatPercent' | 'chemistry' | 'measuredExpenditure';

/** A plan input with its optional fields settled: what every rule of the engine receives. */
export type Profile = {
  [Field in Exclude<keyof PlanInput, Unsettled | OfHealth>]: NonNullable<PlanInput[Field]>;
} & Pick<PlanInput, Unsettled> & {
    readonly clinical: ClinicalState;
  };

/** Defaults of decisions section 5: the middle of what people of that level do. */
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
