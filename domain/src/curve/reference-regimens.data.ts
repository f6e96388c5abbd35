import type { SourceKey } from '../evidence/sources.ts';
import { substanceKinetics, type CurveSubstance } from './curve-substances.data.ts';

export type ReferenceRegimen = {
  readonly substance: CurveSubstance;
  readonly doseMg: number;
  readonly intervalDays: number;
  readonly doses: number;
  readonly text: string;
  readonly sources: readonly SourceKey[];
};

/** Label regimens for male hypogonadism; of a range, the end with less exposure. */
const REFERENCE_REGIMENS: Readonly<Record<string, ReferenceRegimen>> = {
  'testosterone-cypionate': {
    substance: 'testosterone-cypionate',
    doseMg: 200,
    intervalDays: 14,
    doses: 4,
    text: 'La pauta del prospecto de Canadá para el hipogonadismo del varón: 200 mg cada 2 semanas.',
    sources: ['l2b'],
  },
  'testosterone-undecanoate': {
    substance: 'testosterone-undecanoate-castor',
    doseMg: 1000,
    intervalDays: 14 * 7,
    doses: 3,
    text: 'La pauta de la ficha técnica del Reino Unido para el hipogonadismo del varón, en su intervalo más largo: 1.000 mg cada 14 semanas.',
    sources: ['l4'],
  },
  mesterolone: {
    substance: 'mesterolone',
    doseMg: 25,
    intervalDays: 1,
    doses: 1,
    text: 'La forma de una sola toma: cuándo llega al máximo y cuánto tarda en irse.',
    sources: ['l10'],
  },
};

export const referenceRegimen = (compoundId: string): ReferenceRegimen | undefined =>
  Object.hasOwn(REFERENCE_REGIMENS, compoundId) ? REFERENCE_REGIMENS[compoundId] : undefined;

/** Public pages need kinetics read in the source. */
export function publicRegimen(compoundId: string): ReferenceRegimen | undefined {
  const regimen = referenceRegimen(compoundId);
  return regimen && substanceKinetics(regimen.substance).verification === 'V' ? regimen : undefined;
}

/** Weight used to validate the model. */
export const REFERENCE_WEIGHT_KG = 75;
