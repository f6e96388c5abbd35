import type { SourceKey } from '../evidence/sources.ts';
import type { Basis } from '../evidence/traced.ts';
import type { ClinicalState } from './clinical-state.ts';
import type { Finding } from './findings.ts';
import { PREGNANCY_OR_BEFORE } from './medical-decisions.ts';

/** Most caffeine of a day, from coffee, mate, tea, soft drinks and supplements together. */
export type CaffeineLimit = {
  readonly mg: number;
  /** Lower than for a healthy adult. */
  readonly isLowered: boolean;
  readonly basis: Basis;
  readonly sources: readonly SourceKey[];
};

/** mg, EFSA. */
export const ADULT_CAFFEINE = { intake: 200, day: 400 } as const;
/** mg, EFSA: one figure for the day in pregnancy and lactation. */
const CAFFEINE_OF_TWO = 200;
/** mg, Forja's rule: the usual coffee. */
const CAFFEINE_OF_THE_HEART = 200;

/** Every part of the product that speaks of caffeine asks here. */
export function caffeineLimit(findings: ClinicalState['findings']): CaffeineLimit {
  const has = (some: readonly Finding[]) => some.some((finding) => findings.has(finding));
  if (has(PREGNANCY_OR_BEFORE))
    return { mg: CAFFEINE_OF_TWO, isLowered: true, basis: 'source', sources: ['efsa2015caffeine'] };
  if (has(['heart_disease']))
    return { mg: CAFFEINE_OF_THE_HEART, isLowered: true, basis: 'forja_rule', sources: [] };
  return {
    mg: ADULT_CAFFEINE.day,
    isLowered: false,
    basis: 'source',
    sources: ['efsa2015caffeine'],
  };
}
