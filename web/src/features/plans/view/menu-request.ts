import { profileOf } from '@forja/domain/person/profile';
import { energyFloorOf, menuTargetsOf } from '@forja/domain/plan/menu-targets';
import type { Plan } from '@forja/domain/plan/plan';
import type { MenuChoice, MenusCall } from '../workers/menu-calls.ts';

/** What the kitchen must know of a plan, and nothing else of it. */
export function menusCallOf(plan: Plan, choice: MenuChoice): MenusCall {
  const { foodPattern, foodsToAvoid, health, conditions } = profileOf(plan.input);
  return {
    eater: { foodPattern, foodsToAvoid, health, conditions },
    daily: menuTargetsOf(plan),
    floorKcal: energyFloorOf(plan),
    trainingDays: plan.training.days.length,
    choice,
  };
}
