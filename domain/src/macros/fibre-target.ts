import { traced, type Traced } from '../evidence/traced.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';

/** Grams of fibre per day, to aim at. */
export const fibreTarget = ({ target }: EnergyPlan): Traced =>
  traced(
    {
      rule: 'fibre',
      title: 'Fibra por día',
      unit: 'g',
      basis: 'forja_rule',
      sources: ['efsa2010fibre', 'reynolds2019'],
      note: 'Con 25 a 29 g por día se vio el menor riesgo. Más energía, más fibra, hasta 45 g. Si hoy comés poca, sumá de a 5 g por semana y tomá agua.',
    },
    { meta: target.value },
    [['gramos', 'round(min(max(25, 14 * meta / 1000), 45))']],
  );
