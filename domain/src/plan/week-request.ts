import { eaterAnswers, toEater } from '../menu/kitchen/eater.ts';
import { kitchenLimits } from '../menu/targets/kitchen-limits.ts';
import { nutrientGoals } from '../menu/targets/nutrient-goals.ts';
import type { WeekRequest } from '../menu/week/week.ts';
import { profileOf } from '../person/profile.ts';
import { weekTargetsOf } from './menu-targets.ts';
import type { Plan } from './plan.ts';

/** What the kitchen needs of a plan, whichever engine made it. */
export type PlanForTheKitchen = Pick<Plan, 'input' | 'energy' | 'macros'> & {
  readonly training: { readonly days: readonly unknown[]; readonly week: Plan['training']['week'] };
};

/** The week that a plan asks of the kitchen. `month` is of the year, 1 to 12: fruit and vegetables have a season. */
export function weekRequestOf(plan: PlanForTheKitchen, month?: number): Omit<WeekRequest, 'seed' | 'changes'> {
  const profile = profileOf(plan.input);
  const answers = eaterAnswers(profile, month);
  const { training, rest } = weekTargetsOf(plan);
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
