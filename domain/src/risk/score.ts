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

export type ScoreOfUse = {
  factors: ScoredFactor[];
  hardStops: HardStop[];
  points: number;
  level: RiskLevel;
  chemistry: DeclaredChemistry;
};

/** The whole model for one person and what they declared. With legal supplements alone there is nothing to score. */
export function scoreOfUse(profile: Profile): ScoreOfUse {
  const chemistry = declaredChemistry(profile);
  const usesCompounds = chemistry.compounds.length > 0;
  const factors = usesCompounds
    ? scoring([...substanceFactors(profile, chemistry), ...personFactors(profile), ...checkFactors(profile)])
    : [];
  const stops = hardStops(profile, chemistry);
  const points = totalOf(factors);
  return {
    factors,
    hardStops: stops,
    points,
    chemistry,
    level: riskLevel({ points, usesCompounds, hardStops: stops.length }),
  };
}
