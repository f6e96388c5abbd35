import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';
import { spanishNumber } from '../units/spanish-number.ts';

export function floorNotice(target: Traced, expenditure: Traced): Notice {
  const surplus = Math.round(target.value - expenditure.value);
  return {
    code: 'energy-floor',
    severity: 'warning',
    text:
      surplus > 0
        ? `Subimos la meta hasta el piso: por debajo de esa energía no hacemos planes. La meta queda ${spanishNumber(surplus)} kcal por día por encima de tu gasto: es un excedente, y de a poco subirías de peso. Si no es lo que buscás, mostrale este número a tu médico o nutricionista.`
        : 'Subimos la meta hasta el piso: por debajo de esa energía no hacemos planes. Bajar más se hace con control médico.',
    basis: 'forja_rule',
    sources: [],
  };
}
