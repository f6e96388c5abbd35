import { referenceIntakes } from '../../micros/reference-intakes.ts';
import type { Profile } from '../../profile/profile.ts';

/** Daily reference intakes; one that a clinician decides is absent. */
export type NutrientGoals = {
  readonly calciumMg?: number;
  readonly ironMg?: number;
  readonly potassiumMg?: number;
  readonly vitaminCMg?: number;
};

const GOAL_BY_NUTRIENT = {
  calcium: 'calciumMg',
  iron: 'ironMg',
  potassium: 'potassiumMg',
  'vitamin-c': 'vitaminCMg',
} as const;

export function nutrientGoals(profile: Profile): NutrientGoals {
  const { intakes } = referenceIntakes(profile);
  return Object.fromEntries(
    Object.entries(GOAL_BY_NUTRIENT).flatMap(([id, goal]) => {
      const reference = intakes.find((one) => one.id === id);
      return reference ? [[goal, reference.intake.value]] : [];
    }),
  );
}
