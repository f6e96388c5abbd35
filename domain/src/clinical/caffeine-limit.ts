import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import type { ClinicalState } from './clinical-state.ts';
import type { Finding } from './findings.ts';
import { PREGNANCY_OR_BEFORE } from './medical-decisions.ts';

export type CaffeineLimit = {
  readonly mg: number;
  readonly isLowered: boolean;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};

/** mg, EFSA. */
export const ADULT_CAFFEINE = { intake: 200, day: 400 } as const;
/** mg, EFSA: one daily figure for pregnancy and lactation. */
const PREGNANCY_CAFFEINE = 200;
/** mg, Forja's rule. */
const HEART_DISEASE_CAFFEINE = 200;

export function caffeineLimit(findings: ClinicalState['findings']): CaffeineLimit {
  const has = (some: readonly Finding[]) => some.some((finding) => findings.has(finding));
  if (has(PREGNANCY_OR_BEFORE))
    return {
      mg: PREGNANCY_CAFFEINE,
      isLowered: true,
      basis: 'source',
      sources: ['efsa2015caffeine'],
    };
  if (has(['heart_disease']))
    return { mg: HEART_DISEASE_CAFFEINE, isLowered: true, basis: 'forja_rule', sources: [] };
  return {
    mg: ADULT_CAFFEINE.day,
    isLowered: false,
    basis: 'source',
    sources: ['efsa2015caffeine'],
  };
}
