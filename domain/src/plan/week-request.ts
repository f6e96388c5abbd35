import { eaterAnswers, toEater } from '../menu/kitchen/eater.ts';
import { kitchenLimits } from '../menu/targets/kitchen-limits.ts';
import { nutrientGoals } from '../menu/targets/nutrient-goals.ts';
import type { WeekRequest } from '../menu/week/week.ts';
import { createProfile } from '../profile/profile.ts';
import { planWeekTargets } from './menu-targets.ts';
import type { Plan } from './plan.ts';

export type MenuPlan = Pick<Plan, 'input' | 'energy' | 'macros'> & {
  readonly training: { readonly days: readonly unknown[]; readonly week: Plan['training']['week'] };
};

/** `month` is 1 to 12, for foods in season. */
export function createWeekRequest(
  plan: MenuPlan,
  month?: number,
): Omit<WeekRequest, 'seed' | 'changes'> {
  const profile = createProfile(plan.input);
  const answers = eaterAnswers(profile, month);
  const { training, rest } = planWeekTargets(plan);
  return {
    ...toEater(answers),
    targets: { training: training.targets, rest: rest.targets },
    trains: plan.training.week.map((day) => typeof day === 'number'),
    cookingDays: profile.cookingDays,
    proteinPerMealGrams: plan.macros.proteinPerMeal.value,
    limits: kitchenLimits(answers.findings),
    goals: nutrientGoals(profile),
  };
}
