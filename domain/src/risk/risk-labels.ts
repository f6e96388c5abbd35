import type { RiskLevel } from './risk-assessment.ts';

export const RISK_LABELS: Readonly<Record<RiskLevel, string>> = {
  low: 'Bajo',
  moderate: 'Medio',
  high: 'Alto',
  very_high: 'Muy Alto',
  unknown: 'Desconocido',
};
