import type { Profile } from '../person/profile.ts';
import { checkFactors } from './check-factors.ts';
import { declaredChemistry } from './declared-chemistry.ts';
import type { DeclaredChemistry } from './declared-chemistry.ts';
import { hardStops } from './hard-stops.ts';
import { personFactors } from './person-factors.ts';
import type { HardStop, RiskLevel } from './risk-assessment.ts';
import { riskLevel } from './risk-level.ts';
import { scoring, totalOf } from './scored-factor.ts';
import type { ScoredFactor } from './scored-factor.ts';
import { substanceFactors } from './substance-factors.ts';
import { isTreatment } from './treatment.ts';

export type ScoreOfUse = {
  factors: ScoredFactor[];
  hardStops: HardStop[];
  points: number;
  level: RiskLevel;
  chemistry: DeclaredChemistry;
  /** Prescribed and followed up, with no hard stop: the substance itself adds nothing. */
  isTreatment: boolean;
};

/** Whether what was declared is a treatment, which no hard stop forbids. */
export function followsTreatment(profile: Profile): boolean {
  const chemistry = declaredChemistry(profile);
  return isTreatment(profile, chemistry) && hardStops(profile, chemistry).length === 0;
}

/** The whole model for one person and what they declared. With legal supplements alone there is nothing to score. */
export function scoreOfUse(profile: Profile): ScoreOfUse {
  const chemistry = declaredChemistry(profile);
  const stops = hardStops(profile, chemistry);
  const usesCompounds = chemistry.compounds.length > 0;
  const treatment = stops.length === 0 && isTreatment(profile, chemistry);
  const ofSubstances = treatment ? [] : substanceFactors(profile, chemistry);
  const factors = usesCompounds ? scoring([...ofSubstances, ...personFactors(profile), ...checkFactors(profile)]) : [];
  const points = totalOf(factors);
  return {
    factors,
    hardStops: stops,
    points,
    chemistry,
    isTreatment: treatment,
    level: riskLevel({ points, usesCompounds: usesCompounds && !treatment, hardStops: stops.length }),
  };
}
