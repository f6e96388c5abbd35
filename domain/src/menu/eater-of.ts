import type { EaterAnswers } from './eater-answers.ts';
import { excludedFoods } from './excluded-foods.ts';
import type { Eater } from './kitchen.ts';

/** Who a menu is for: what they chose, and what their health leaves out. */
export const eaterOf = ({ foodPattern, foodsToAvoid, findings, month, foodBudget }: EaterAnswers): Eater => ({
  foodPattern,
  foodsToAvoid,
  excludedFoods: excludedFoods(findings),
  ...(month !== undefined && { month }),
  ...(foodBudget && { foodBudget }),
});
