import type { CompoundSourceKey } from '../evidence/sources-compounds.data.ts';
import type { Compound } from './compound.ts';

export const NO_DOSE_TEXT = 'Sin dosis humana aprobada o verificada: no se muestra ninguna dosis.';
const NOT_A_GUIDE =
  'Es una dosis médica para esa enfermedad: no es una guía para ganar músculo ni para definirse.';

/** Prints indication, agency and amount together, and warns that it is not a guide. */
export function referenceDose(
  compound: Compound,
): { text: string; sources: CompoundSourceKey[] } | undefined {
  if (compound.refDose !== 'V') return undefined;
  const lines = compound.medicalDoses.map(
    ({ drug, indication, agency, amount }) => `${drug}, para ${indication} (${agency}): ${amount}.`,
  );
  return {
    text: `${lines.join(' ')} ${NOT_A_GUIDE}`,
    sources: [...new Set(compound.medicalDoses.flatMap(({ sources }) => sources))],
  };
}
