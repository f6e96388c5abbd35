import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import { spanishNumber } from '../units/spanish-number.ts';

/** The weight at which a loss ends before the plan does, and the week from which energy returns to expenditure. */
export type DeficitEnd = { weightKg: Traced; week: Traced };

/** Undefined when the weeks end first. */
export function deficitEnd(
  { expenditure, target }: { readonly expenditure: Traced; readonly target: Traced },
  {
    weightKg,
    weeks,
    floor,
  }: { readonly weightKg: number; readonly weeks: number; readonly floor: Traced },
): DeficitEnd | undefined {
  const kgToFloor = weightKg - floor.value;
  const expectedLossKg =
    ((expenditure.value - target.value) / 24) * (1 - 2 ** ((-weeks * 7) / 365));
  if (target.value >= expenditure.value || kgToFloor < 0 || expectedLossKg <= kgToFloor)
    return undefined;
  const week = traced(
    {
      rule: 'deficit-end',
      title: 'Semana en la que la baja termina',
      unit: 'semana',
      basis: 'expert_judgement',
      sources: [],
      note: 'Con el mismo modelo de la proyección: la primera semana en la que el camino del medio llega al peso más bajo del plan. Si llegás antes, termina antes.',
    },
    { gastoTotal: expenditure.value, meta: target.value, pesoKg: weightKg, pesoPiso: floor.value },
    [
      ['cambioFinal', '(meta - gastoTotal) / 24'],
      ['parte', '(pesoPiso - pesoKg) / cambioFinal'],
      ['semana', 'ceil(0 - 365 / 7 * ln(1 - parte) / ln(2))'],
    ],
  );
  return { weightKg: floor, week };
}

export const deficitEndNotice = ({ weightKg, week }: DeficitEnd): Notice => ({
  code: 'deficit-ends-at-floor',
  severity: 'warning',
  text: `La baja termina cerca de la semana ${week.value}, al llegar a ${spanishNumber(weightKg.value)} kg: no te llevamos más abajo. Desde ahí, o antes si llegás antes, comé lo que gastás y rehacé el plan con ese peso. ${weightKg.note ?? ''}`.trim(),
  basis: 'forja_rule',
  sources: weightKg.sources,
});
