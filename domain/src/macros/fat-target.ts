import { traced, type Traced } from '../evidence/traced.ts';
import type { Goal } from '../person/choices.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';

/** Percent of energy; goals that benefit from carbohydrate get less. */
const SHARE: Readonly<Record<Goal, number>> = {
  muscle_gain: 30,
  fat_loss: 25,
  strength: 30,
  performance: 25,
  maintenance: 30,
};

export function fatTarget({ goalApplied, target }: EnergyPlan, mass: Traced): Traced {
  return traced(
    {
      rule: 'fat',
      title: 'Grasa por día',
      unit: 'g',
      basis: 'forja_rule',
      sources: ['helms2014prep', 'iraki2019'],
      note: 'Nunca menos de 0,5 g por kilo ni del 20 % de la energía. En culturistas se usa de 15 a 30 % al definir y de 0,5 a 1,5 g por kilo fuera de temporada.',
    },
    { meta: target.value, grasaPorcentaje: SHARE[goalApplied], pesoDeCalculo: mass.value },
    [
      ['piso', 'max(0.5 * pesoDeCalculo, 0.2 * meta / 9)'],
      ['elegida', 'meta * grasaPorcentaje / 100 / 9'],
      ['gramos', 'ceil(max(piso, elegida))'],
    ],
  );
}
