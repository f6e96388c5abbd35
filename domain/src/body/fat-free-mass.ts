import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';

/**
 * Kilos. Undefined without a declared body fat: an estimate from weight and height would only look
 * precise.
 */
export function fatFreeMass({ weightKg, bodyFatPercent }: Profile): Traced | undefined {
  if (bodyFatPercent === undefined) return undefined;
  return traced(
    {
      rule: 'fat-free-mass',
      title: 'Masa magra',
      unit: 'kg',
      basis: 'forja_rule',
      sources: [],
      note: 'Es tan buena como el porcentaje de grasa que cargaste: si fue a ojo, este número también.',
    },
    { pesoKg: weightKg, grasaPorcentaje: bodyFatPercent },
    [['masaMagraKg', 'pesoKg * (1 - grasaPorcentaje / 100)']],
  );
}
