import type { Condition, HealthFlag } from './choices.ts';
import type { PlanInput } from './plan-input.ts';

/** What may stay unknown: nothing sensible can be assumed in its place. */
type Unsettled = 'bodyFatPercent' | 'bloodPressure' | 'labs' | 'chemistry';

/** A plan input with its optional fields settled: what every rule of the engine receives. */
export type Profile = { [Field in Exclude<keyof PlanInput, Unsettled>]: NonNullable<PlanInput[Field]> } & Pick<
  PlanInput,
  Unsettled
>;

/** Defaults of decisions section 5: the middle of what people of that level do. */
export function profileOf(input: PlanInput): Profile {
  const daysByLevel = { beginner: 3, intermediate: 4, advanced: 5, elite: 5 } as const;
  return {
    ...input,
    activity: input.activity ?? 'sedentary',
    trainingDays: input.trainingDays ?? daysByLevel[input.level],
    sessionMinutes: input.sessionMinutes ?? 60,
    equipment: input.equipment ?? 'gym',
    foodPattern: input.foodPattern ?? 'all',
    foodsToAvoid: input.foodsToAvoid ?? [],
    injuries: input.injuries ?? [],
    trainsInHeat: input.trainsInHeat ?? false,
    health: input.health ?? [],
  };
}

export const hasCondition = (profile: Profile, condition: Condition): boolean => profile.conditions.includes(condition);
export const hasFlag = (profile: Profile, flag: HealthFlag): boolean => profile.health.includes(flag);

/** kg/m². Quetelet's index. */
export const bodyMassIndex = ({ weightKg, heightCm }: Pick<PlanInput, 'weightKg' | 'heightCm'>): number =>
  weightKg / (heightCm / 100) ** 2;
