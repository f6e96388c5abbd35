import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import { substanceKinetics, type CurveSubstance } from './curve-substances.data.ts';
import type { ReferenceRegimen } from './reference-regimens.data.ts';

type CurveCaveat = {
  readonly text: string;
  readonly title: string;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
  /** Oil depots only. */
  readonly isDepotOnly?: true;
};

const CURVE_CAVEATS: readonly CurveCaveat[] = [
  { text: 'De una persona a otra la eliminación sola ya varía un 44 %.', title: 'Variación entre personas', basis: 'source', sources: ['pk8'] },
  { text: 'El aceite, el volumen y el músculo donde se aplica cambian la curva.', title: 'Lugar y aceite', basis: 'source', sources: ['pk1'], isDepotOnly: true },
  { text: 'En un frasco sin registro nadie sabe cuánto hay.', title: 'Calidad de lo que se vende', basis: 'source', sources: ['s1'] },
  { text: 'También cuentan tu peso, tu hígado y tu edad.', title: 'Lo propio de cada uno', basis: 'expert_judgement', sources: [] },
];

export const curveCaveats = (substance: CurveSubstance): readonly CurveCaveat[] =>
  CURVE_CAVEATS.filter(({ isDepotOnly = false }) => !isDepotOnly || 'halfLives' in substanceKinetics(substance).absorption);

export const curveSources = ({ substance, sources }: ReferenceRegimen): SourceKey[] => [
  ...sources,
  ...substanceKinetics(substance).sources,
  ...curveCaveats(substance).flatMap((caveat) => caveat.sources),
];
