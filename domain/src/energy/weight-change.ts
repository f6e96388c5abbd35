import { traced, type Traced } from '../evidence/traced.ts';

/** The current weight and the minimum weight of the plan, kg. */
type Floor = { readonly weightKg: number; readonly floor: Traced };

/**
 * Kilos gained (or lost, negative) after some weeks of eating a constant amount more or less than what is spent now.
 * A lighter body spends less, so the same deficit loses less each month. A loss ends at its floor,
 * where the energy goes back to what is spent.
 */
export function weightChange(
  expenditure: Traced,
  target: Traced,
  weeks: number,
  ends?: Floor,
): Traced {
  const loses = ends && target.value < expenditure.value;
  return traced(
    {
      rule: loses ? 'weight-change.loss' : 'weight-change',
      title:
        weeks === 1
          ? 'Cambio de peso por semana, al empezar'
          : `Cambio de peso en ${weeks} semanas`,
      unit: 'kg',
      basis: 'expert_judgement',
      sources: [],
      note: 'Modelo de adulto promedio, de uso general: cada 24 kcal por día que se sostienen cambian cerca de un kilo a la larga, la mitad en un año. El agua de los primeros días no está contada.',
    },
    {
      gastoTotal: expenditure.value,
      meta: target.value,
      semanas: weeks,
      ...(loses && { pesoKg: ends.weightKg, pesoPiso: ends.floor.value }),
    },
    [
      ['diferencia', 'meta - gastoTotal'],
      ['cambioFinal', 'diferencia / 24'],
      ...(loses
        ? ([
            ['sinPiso', 'cambioFinal * (1 - 2 ^ (-semanas * 7 / 365))'],
            ['cambio', 'round(max(sinPiso, min(pesoPiso - pesoKg, 0)), 2)'],
          ] as const)
        : [['cambio', 'round(cambioFinal * (1 - 2 ^ (-semanas * 7 / 365)), 2)'] as const]),
    ],
  );
}
