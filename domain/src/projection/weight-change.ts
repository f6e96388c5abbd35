import { traced, type Traced } from '../evidence/traced.ts';

/**
 * Kilos gained (or lost, negative) after some weeks of eating a constant amount more or less than what is spent now.
 * It bends: a lighter body spends less, so the same deficit takes away less each month.
 */
export function weightChange(expenditure: Traced, target: Traced, weeks: number): Traced {
  return traced(
    {
      rule: 'weight-change',
      title: weeks === 1 ? 'Cambio de peso por semana, al empezar' : `Cambio de peso en ${weeks} semanas`,
      unit: 'kg',
      basis: 'forja_rule',
      sources: ['thomas2013'],
      note: 'Modelo de adulto promedio: cada 24 kcal por día que se sostienen cambian cerca de un kilo a la larga, la mitad en un año. La cuenta de 7700 kcal por kilo exagera lo que se baja. El agua de los primeros días no está contada.',
    },
    { gastoTotal: expenditure.value, meta: target.value, semanas: weeks },
    [
      ['diferencia', 'meta - gastoTotal'],
      ['cambioFinal', 'diferencia / 24'],
      ['cambio', 'round(cambioFinal * (1 - 2 ^ (-semanas * 7 / 365)), 2)'],
    ],
  );
}
