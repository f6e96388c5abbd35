import { hasFinding } from '../clinical/clinical-state.ts';
import { fibreCeiling } from '../macros/fibre-target.ts';
import { weekTargets, type WeekTargets } from '../menu/targets/day-targets.ts';
import type { MenuTargets } from '../menu/menu.ts';
import { profileOf } from '../person/profile.ts';
import type { Plan } from './plan.ts';

/** The day of the plan as the kitchen takes it. */
export const menuTargetsOf = ({ energy, macros, input }: Pick<Plan, 'energy' | 'macros' | 'input'>): MenuTargets => ({
  energyKcal: energy.target.value,
  proteinGrams: macros.protein.value,
  fatGrams: macros.fat.value,
  carbohydrateGrams: macros.carbohydrate.value,
  fibreGrams: macros.fibre.value,
  fibreCeilingGrams: (macros.fibreCeiling ?? fibreCeiling(macros.fibre, energy, input.foodPattern ?? 'all')).value,
  sodiumMg: macros.sodium.value,
});

/** kcal under which no day of this person goes, from the calculation of the target. Unknown, nothing is taken from any day. */
export const energyFloorOf = ({ energy: { target } }: Pick<Plan, 'energy'>): number =>
  target.steps.find(({ name }) => name === 'piso')?.value ?? target.value;

/** What the days with and without training give. */
export const weekTargetsOf = (
  plan: Pick<Plan, 'energy' | 'macros' | 'input'> & { readonly training: { readonly days: readonly unknown[] } },
): WeekTargets =>
  weekTargets(menuTargetsOf(plan), {
    trainingDays: plan.training.days.length,
    floorKcal: energyFloorOf(plan),
    evenDays: hasFinding(profileOf(plan.input), 'hypoglycaemia_risk'),
  });
