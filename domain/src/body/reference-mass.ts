import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';

/**
 * Kilos that grams per kilo refer to: weight above a body mass index of 27.5 does not count.
 * Ignores declared body fat, whose errors would change the protein, and never falls as weight
 * rises.
 */
export function referenceMass({
  weightKg,
  heightCm,
}: Pick<Profile, 'weightKg' | 'heightCm'>): Traced {
  const isWeight = weightKg <= 27.5 * (heightCm / 100) ** 2;
  return traced(
    {
      rule: 'reference-mass',
      title: 'Peso con el que calculamos',
      unit: 'kg',
      basis: 'forja_rule',
      sources: [],
      note: isWeight
        ? 'Es tu peso: hasta un índice de masa corporal de 27,5 contamos todo.'
        : 'Es el peso que tendrías con un índice de masa corporal de 27,5: los kilos de más no piden más proteína, sean de grasa o no, y declarar tu porcentaje de grasa no lo cambia.',
    },
    { pesoKg: weightKg, alturaCm: heightCm },
    [
      ['pesoLimite', '27.5 * (alturaCm / 100) ^ 2'],
      ['pesoDeCalculo', 'min(pesoKg, pesoLimite)'],
    ],
  );
}
