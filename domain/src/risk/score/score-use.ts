import type { Profile } from '../../profile/profile.ts';
import { checkFactors } from './check-factors.ts';
import { declaredChemistry } from './declared-chemistry.ts';
import type { DeclaredChemistry } from './declared-chemistry.ts';
import { hardStops } from './hard-stops.ts';
import { personFactors } from './person-factors.ts';
import type { HardStop, RiskLevel } from '../risk-assessment.ts';
import { riskLevel } from './risk-level.ts';
import { dropZeroFactors, totalPoints } from './scored-factor.ts';
import type { ScoredFactor } from './scored-factor.ts';
import { substanceFactors } from './substance-factors.ts';
import { isTreatment } from './treatment.ts';

export type UseScore = {
  factors: ScoredFactor[];
  hardStops: HardStop[];
  points: number;
  level: RiskLevel;
  chemistry: DeclaredChemistry;
  /** True if prescribed and followed up, without hard stops: scores 0. */
  isTreatment: boolean;
};

export function isFollowingTreatment(profile: Profile): boolean {
  const chemistry = declaredChemistry(profile);
  return isTreatment(profile, chemistry) && hardStops(profile, chemistry).length === 0;
}

/** Legal supplements alone score nothing. */
export function scoreUse(profile: Profile): UseScore {
  const chemistry = declaredChemistry(profile);
  const stops = hardStops(profile, chemistry);
  const usesCompounds = chemistry.compounds.length > 0;
  const treatment = stops.length === 0 && isTreatment(profile, chemistry);
  const fromSubstances = treatment ? [] : substanceFactors(profile, chemistry);
  const factors = usesCompounds
    ? dropZeroFactors([...fromSubstances, ...personFactors(profile), ...checkFactors(profile)])
    : [];
  const points = totalPoints(factors);
  return {
    factors,
    hardStops: stops,
    points,
    chemistry,
    isTreatment: treatment,
    level: riskLevel({
      points,
      usesCompounds: usesCompounds && !treatment,
      hardStops: stops.length,
    }),
  };
}
