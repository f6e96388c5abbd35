import { hasFinding } from '../clinical/clinical-state.ts';
import { fibreCeiling } from '../macros/fibre-target.ts';
import { weekTargets, type WeekTargets } from '../menu/targets/day-targets.ts';
import type { MenuTargets } from '../menu/menu.ts';
import { createProfile } from '../profile/profile.ts';
import type { Plan } from './plan.ts';

export const menuTargets = ({
  energy,
  macros,
  input,
}: Pick<Plan, 'energy' | 'macros' | 'input'>): MenuTargets => ({
  energyKcal: energy.target.value,
  proteinGrams: macros.protein.value,
  fatGrams: macros.fat.value,
  carbohydrateGrams: macros.carbohydrate.value,
  fibreGrams: macros.fibre.value,
  fibreCeilingGrams: (
    macros.fibreCeiling ?? fibreCeiling(macros.fibre, energy, input.foodPattern ?? 'all')
  ).value,
  sodiumMg: macros.sodium.value,
});

/** Lower limit in kcal of any day, or the target itself if unknown. */
export const energyFloor = ({ energy: { target } }: Pick<Plan, 'energy'>): number =>
  target.steps.find(({ name }) => name === 'piso')?.value ?? target.value;

export const planWeekTargets = (
  plan: Pick<Plan, 'energy' | 'macros' | 'input'> & {
    readonly training: { readonly days: readonly unknown[] };
  },
): WeekTargets =>
  weekTargets(menuTargets(plan), {
    trainingDays: plan.training.days.length,
    floorKcal: energyFloor(plan),
    evenDays: hasFinding(createProfile(plan.input), 'hypoglycaemia_risk'),
  });
