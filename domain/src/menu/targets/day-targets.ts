import { traced } from '../../evidence/traced.ts';
import type { Traced } from '../../evidence/traced.ts';
import type { MenuTargets } from '../menu.ts';

export type WeekTargets = { readonly training: DayTargets; readonly rest: DayTargets };
export type DayTargets = {
  readonly targets: MenuTargets;
  readonly carbohydrate: Traced;
  readonly energy: Traced;
};

/** Share of daily carbohydrate moved from rest to training days. */
const CARBOHYDRATE_SWING = 0.1;

/** Training and rest days average the daily target; they are equal at the energy floor. */
export function weekTargets(
  daily: MenuTargets,
  {
    trainingDays,
    floorKcal,
    evenDays = false,
  }: { trainingDays: number; floorKcal: number; evenDays?: boolean },
): WeekTargets {
  const restEnergy =
    daily.energyKcal - 4 * daily.carbohydrateGrams * CARBOHYDRATE_SWING * (trainingDays / 7);
  const swing = evenDays || restEnergy < floorKcal ? 0 : CARBOHYDRATE_SWING;
  return {
    training: dayTargets(daily, trainingDays, swing, 'training'),
    rest: dayTargets(daily, trainingDays, swing, 'rest'),
  };
}

function dayTargets(
  daily: MenuTargets,
  trainingDays: number,
  swing: number,
  day: 'training' | 'rest',
): DayTargets {
  const [named, share] =
    day === 'training'
      ? ['con entrenamiento', 'cambio * (7 - diasDeEntrenamiento) / 7']
      : ['de descanso', '0 - cambio * diasDeEntrenamiento / 7'];
  const inputs = {
    carbohidratos: daily.carbohydrateGrams,
    energia: daily.energyKcal,
    diasDeEntrenamiento: trainingDays,
    cambio: swing,
  };
  const steps = [
    ['parte', share],
    ['carbohidratosDelDia', 'carbohidratos * (1 + parte)'],
  ] as const;
  const rule = {
    basis: 'forja_rule',
    sources: [],
    note: 'La semana promedia lo mismo que tu meta diaria.',
  } as const;
  const carbohydrate = traced(
    {
      ...rule,
      rule: `menu.carbohydrate.${day}`,
      title: `Carbohidratos del día ${named}`,
      unit: 'g',
    },
    inputs,
    steps,
  );
  const energy = traced(
    { ...rule, rule: `menu.energy.${day}`, title: `Energía del día ${named}`, unit: 'kcal' },
    inputs,
    [...steps, ['energiaDelDia', 'energia + 4 * (carbohidratosDelDia - carbohidratos)']],
  );
  return {
    targets: { ...daily, carbohydrateGrams: carbohydrate.value, energyKcal: energy.value },
    carbohydrate,
    energy,
  };
}
