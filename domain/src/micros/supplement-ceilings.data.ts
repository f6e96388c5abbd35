import type { SourceKey } from '../evidence/sources.ts';

export type SupplementCeiling = {
  /** Tolerable upper intake per day of the DRI, in the unit of the nutrient. */
  readonly american: number;
  /** The same of EFSA, or of the committee before it. */
  readonly european: number;
  /** Where the European one was read. Absent: on a page without an identifier, which is not cited. */
  readonly source?: SourceKey;
  /** In Spanish. */
  readonly note?: string;
};

/** Adults, where the European ceiling is the lower one. By id of the nutrient. */
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
