import type { SourceKey } from '../evidence/sources.ts';

export type SupplementCeiling = {
  /** DRI upper intake per day, in the unit of the nutrient. */
  readonly american: number;
  /** EFSA or its predecessor. */
  readonly european: number;
  /** Absent when the page has no identifier to cite. */
  readonly source?: SourceKey;
  readonly note?: string;
};

/** Adults, where the European ceiling is lower. */
export const SUPPLEMENT_CEILINGS: Readonly<Record<string, SupplementCeiling>> = {
  'vitamin-b6': { american: 100, european: 12, source: 'efsa2023b6' },
  'vitamin-e': { american: 1000, european: 300 },
  niacin: { american: 35, european: 10, note: 'Como ácido nicotínico.' },
  zinc: { american: 40, european: 25 },
  iodine: { american: 1100, european: 600 },
  magnesium: { american: 350, european: 250 },
  selenium: { american: 400, european: 255, note: 'El europeo es una cifra de uso general que todavía no leímos en el original.' },
  copper: { american: 10, european: 5 },
  iron: { american: 45, european: 40, note: 'El europeo es de fuente secundaria. Un suplemento, solo con análisis y receta.' },
};
