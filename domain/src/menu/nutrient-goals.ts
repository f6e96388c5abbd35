import { referenceIntakes } from '../micros/reference-intakes.ts';
import type { Profile } from '../person/profile.ts';
import type { NutrientGoals } from './day-aim.ts';

const GOAL_OF = { calcium: 'calciumMg', iron: 'ironMg', potassium: 'potassiumMg', 'vitamin-c': 'vitaminCMg' } as const;

/** What the days of a week are chosen to cover. Where the table is not for a person, or a clinician decides, there is no goal. */
export function nutrientGoals(profile: Profile): NutrientGoals {
  const { intakes } = referenceIntakes(profile);
  return Object.fromEntries(
    Object.entries(GOAL_OF).flatMap(([id, goal]) => {
      const found = intakes.find((one) => one.id === id);
      return found ? [[goal, found.intake.value]] : [];
    }),
  );
}
