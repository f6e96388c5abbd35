import { hasFinding } from '../clinical/clinical-state.ts';
import { isOldestOrFrail } from '../clinical/medical-decisions.ts';
import { fatFreeMass } from '../body/fat-free-mass.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';

/** % below which no plan reduces weight. Forja's rules, above competition minimums. */
export const MIN_BODY_FAT = { male: 10, female: 18 } as const;
/** % below which a loss has a warning. */
export const LOW_BODY_FAT = { male: 12, female: 20 } as const;

type MinimumIndex = {
  readonly index: number;
  readonly why: string;
  readonly sources: readonly SourceKey[];
};

const UNDERWEIGHT = 18.5;

/** kg, rounded up. */
const kgOfIndex = (index: number, { heightCm }: Profile): number =>
  Math.ceil(index * (heightCm / 100) ** 2 * 100) / 100;

/** kg */
export const underweightKg = (profile: Profile): number => kgOfIndex(UNDERWEIGHT, profile);

/** kg, whatever the body fat. */
export const lowestByIndex = (profile: Profile): number =>
  kgOfIndex(minimumIndex(profile).index, profile);

function minimumIndex(profile: Profile): MinimumIndex {
  if (isOldestOrFrail(profile))
    return {
      index: 30,
      why: 'Desde los 70 años, o desde los 65 con caídas o apoyo para caminar, no bajamos de un índice de masa corporal de 30.',
      sources: ['volkert2018', 'winter2014'],
    };
  if (hasFinding(profile, 'aged_65_or_more'))
    return {
      index: 23,
      why: 'Desde los 65 años no bajamos de un índice de masa corporal de 23.',
      sources: ['winter2014'],
    };
  return {
    index: UNDERWEIGHT,
    why: 'Con un índice de masa corporal menor de 18,5 empieza el bajo peso.',
    sources: ['whonlis'],
  };
}

/** kg. Known body fat counts all loss as fat, so the floor is higher. */
export function weightFloor(profile: Profile): Traced {
  const { index, why, sources } = minimumIndex(profile);
  const lean = fatFreeMass(profile);
  return traced(
    {
      rule: 'weight-floor',
      title: 'Peso en el que la baja termina',
      unit: 'kg',
      basis: 'forja_rule',
      sources,
      note: lean
        ? `${why} Tampoco bajamos de ${MIN_BODY_FAT.male} % de grasa en varones ni de ${MIN_BODY_FAT.female} % en mujeres.`
        : why,
    },
    {
      imcMinimo: index,
      alturaCm: profile.heightCm,
      ...(lean && { masaMagraKg: lean.value, grasaMinimaPorcentaje: MIN_BODY_FAT[profile.sex] }),
    },
    [
      ['porIndice', 'imcMinimo * (alturaCm / 100) ^ 2'],
      ...(lean ? [['porGrasa', 'masaMagraKg / (1 - grasaMinimaPorcentaje / 100)'] as const] : []),
      // Rounding up never goes below the floor.
      ['piso', lean ? 'ceil(max(porIndice, porGrasa) * 100) / 100' : 'ceil(porIndice * 100) / 100'],
    ],
  );
}
