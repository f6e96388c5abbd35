import type { RiskLevel } from '../risk-assessment.ts';
import { LEVEL_FLOORS } from './risk-weights.data.ts';

export type RiskScore = {
  points: number;
  /** True for any androgen, hormone or unapproved drug beyond a treatment: never Bajo. */
  usesCompounds: boolean;
  hardStops: number;
};

export function riskLevel({ points, usesCompounds, hardStops }: RiskScore): RiskLevel {
  if (hardStops > 0 || points >= LEVEL_FLOORS.very_high) return 'very_high';
  if (points >= LEVEL_FLOORS.high) return 'high';
  if (points >= LEVEL_FLOORS.moderate || usesCompounds) return 'moderate';
  return 'low';
}
