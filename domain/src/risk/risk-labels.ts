import type { RiskLevel } from './risk-assessment.ts';

export const RISK_LABELS: Readonly<Record<RiskLevel, string>> = {
  low: 'Bajo',
  moderate: 'Medio',
  high: 'Alto',
  very_high: 'Muy Alto',
  unknown: 'Desconocido',
};

/** Names substances, because the level excludes health. */
export const riskLabel = (level: RiskLevel, { isTreatment = false } = {}): string =>
  `Riesgo por sustancias: ${RISK_LABELS[level]}${isTreatment ? ', con un tratamiento indicado' : ''}`;
