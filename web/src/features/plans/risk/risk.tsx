import type { RiskLevel as Level } from '@forja/domain/risk/risk-assessment';
import { RiskLevel } from '../../../design/evidence/risk-level.tsx';
import { riskLabels } from '../plans.messages.ts';

const plates = { low: 1, moderate: 2, high: 3, very_high: 4, unknown: undefined } as const;

export const Risk = ({ level, size }: { level: Level; size?: 'large' }) => (
  <RiskLevel level={plates[level]} size={size} unknownLabel={riskLabels.unknown} />
);
