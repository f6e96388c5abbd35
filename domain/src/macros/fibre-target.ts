import { traced, type Traced } from '../evidence/traced.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';
import type { FoodPattern } from '../person/choices.ts';

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

/** Plant-based eaters tolerate more fibre and have fewer foods without it. */
const MARGIN: Readonly<Record<FoodPattern, number>> = { all: 20, vegetarian: 30, vegan: 30 };

export const fibreCeiling = (
  fibre: Traced,
  { target }: Pick<EnergyPlan, 'target'>,
  pattern: FoodPattern,
): Traced =>
  traced(
    {
      rule: 'fibre-ceiling',
      title: 'Fibra por día, como mucho',
      unit: 'g',
      basis: 'forja_rule',
      sources: [],
      note: 'No conocemos un límite publicado. Dejamos un margen sobre tu meta, más amplio si comés sobre todo vegetales o mucha energía: fibra de golpe da gases e hinchazón.',
    },
    { fibra: fibre.value, margen: MARGIN[pattern], energia: target.value },
    [['gramos', 'round(max(fibra + margen, 14 * energia / 1000))']],
  );
