import { traced, type Rule, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { fatFreeMass } from './fat-free-mass.ts';

const RULE: Rule = {
  rule: 'reference-mass',
  title: 'Peso con el que calculamos',
  unit: 'kg',
  basis: 'forja_rule',
  sources: [],
  note: 'Con mucho peso graso no calculamos sobre el peso entero: usamos el que tendrías con un índice de masa corporal de 27,5. Si cargaste tu porcentaje de grasa y el peso es de músculo, vale el tuyo.',
};

/**
 * The kilos that grams per kilo are counted on. Fat tissue does not ask for protein, so weight above a body mass index
 * of 27.5 does not count unless the declared body fat says that it is muscle. It never falls when weight rises.
 */
export function referenceMass(profile: Profile): Traced {
  const { weightKg, heightCm, sex } = profile;
  const body = { pesoKg: weightKg, alturaCm: heightCm };
  const atLimit = ['pesoLimite', '27.5 * (alturaCm / 100) ^ 2'] as const;
  const lean = fatFreeMass(profile);
  if (!lean) return traced(RULE, body, [atLimit, ['pesoDeCalculo', 'min(pesoKg, pesoLimite)']]);
  return traced(
    RULE,
    { ...body, masaMagraKg: lean.value, grasaAltaPorcentaje: sex === 'male' ? 25 : 35 },
    [
      atLimit,
      ['pesoConGrasaAlta', 'masaMagraKg / (1 - grasaAltaPorcentaje / 100)'],
      ['pesoDeCalculo', 'min(pesoKg, max(pesoLimite, pesoConGrasaAlta))'],
    ],
  );
}
