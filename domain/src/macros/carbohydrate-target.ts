import { traced, type Traced } from '../evidence/traced.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';

export function carbohydrateTarget({ target }: EnergyPlan, protein: Traced, fat: Traced): Traced {
  return traced(
    {
      rule: 'carbohydrate',
      title: 'Carbohidratos por día',
      unit: 'g',
      basis: 'forja_rule',
      sources: ['iraki2019'],
      note: 'Lo que queda de la energía después de la proteína y la grasa, contados sin la fibra.',
    },
    { meta: target.value, proteina: protein.value, grasa: fat.value },
    [['gramos', 'round((meta - 4 * proteina - 9 * grasa) / 4)']],
  );
}
