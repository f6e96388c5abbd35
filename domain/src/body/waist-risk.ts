import type { SourceKey } from '../evidence/sources.ts';
import type { Sex } from '../person/choices.ts';

/** Metabolic risk by waist alone. */
export const WAIST_RISKS = ['not_increased', 'increased', 'much_increased'] as const;
export type WaistRisk = (typeof WAIST_RISKS)[number];

export const WAIST_SOURCES = ['whowaist2011'] as const satisfies readonly SourceKey[];

/** WHO's cut-offs in cm; the risk starts above them. */
export const WAIST_LIMITS_CM: Readonly<
  Record<Sex, { readonly increased: number; readonly muchIncreased: number }>
> = {
  male: { increased: 94, muchIncreased: 102 },
  female: { increased: 80, muchIncreased: 88 },
};

export function waistRisk(sex: Sex, waistCm: number): WaistRisk {
  const above = WAIST_LIMITS_CM[sex];
  if (waistCm > above.muchIncreased) return 'much_increased';
  return waistCm > above.increased ? 'increased' : 'not_increased';
}
