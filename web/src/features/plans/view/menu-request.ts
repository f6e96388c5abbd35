import type { MenuTargets } from '@forja/domain/menu/menu';
import { profileOf } from '@forja/domain/person/profile';
import type { Plan } from '@forja/domain/plan/plan';
import type { MenuChoice, MenusCall } from '../workers/menu-calls.ts';

/** The targets of the plan as the kitchen takes them. */
const dailyTargets = ({ energy, macros }: Plan): MenuTargets => ({
  energyKcal: energy.target.value,
  proteinGrams: macros.protein.value,
  fatGrams: macros.fat.value,
  carbohydrateGrams: macros.carbohydrate.value,
  fibreGrams: macros.fibre.value,
  sodiumMg: macros.sodium.value,
});

/** The energy floor of the person, from the calculation of the target; unknown, nothing is taken from the day of rest. */
const floorOf = ({ energy: { target } }: Plan): number =>
  target.steps.find(({ name }) => name === 'piso')?.value ?? target.value;

export function menusCallOf(plan: Plan, choice: MenuChoice): MenusCall {
  const { foodPattern, foodsToAvoid, health } = profileOf(plan.input);
  return {
    eater: { foodPattern, foodsToAvoid, health },
    daily: dailyTargets(plan),
    floorKcal: floorOf(plan),
    trainingDays: plan.training.days.length,
    choice,
  };
}
