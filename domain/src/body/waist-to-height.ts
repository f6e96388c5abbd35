import { traced, type Traced } from '../evidence/traced.ts';

/** NICE's bands. It defines none under 0.40. */
export const WAIST_TO_HEIGHT_BANDS = ['under_the_bands', 'healthy', 'increased', 'high'] as const;
export type WaistToHeightBand = (typeof WAIST_TO_HEIGHT_BANDS)[number];

/** Ratios add nothing from this body mass index on: the risk is already high. */
const HOLDS_UNDER_BODY_MASS_INDEX = 35;

/** Waist over height. The bands are the same for both sexes and for muscular people. */
export const waistToHeight = ({
  waistCm,
  heightCm,
}: {
  waistCm: number;
  heightCm: number;
}): Traced =>
  traced(
    {
      rule: 'waist-to-height',
      title: 'Cintura sobre altura',
      unit: '',
      basis: 'source',
      sources: ['ng246', 'ashwell2012'],
      note: 'La cintura, menos de la mitad de la altura. Vale para los dos sexos y también con mucho músculo; no en el embarazo ni con un índice de masa corporal de 35 o más.',
    },
    { cinturaCm: waistCm, alturaCm: heightCm },
    [['cinturaSobreAltura', 'cinturaCm / alturaCm']],
  );

export function waistToHeightBand(ratio: number): WaistToHeightBand {
  if (ratio >= 0.6) return 'high';
  if (ratio >= 0.5) return 'increased';
  return ratio >= 0.4 ? 'healthy' : 'under_the_bands';
}

export const waistToHeightHolds = (who: { bodyMassIndex: number; isPregnant: boolean }): boolean =>
  !who.isPregnant && who.bodyMassIndex < HOLDS_UNDER_BODY_MASS_INDEX;
