import type { RiskLevel } from './risk-assessment.ts';

export const RISK_LABELS: Readonly<Record<RiskLevel, string>> = {
  low: 'Bajo',
  moderate: 'Medio',
  high: 'Alto',
  very_high: 'Muy Alto',
  unknown: 'Desconocido',
};

/** The label states that the level covers only substances. */
export const riskLabel = (level: RiskLevel, { isTreatment = false } = {}): string =>
  `Riesgo por sustancias: ${RISK_LABELS[level]}${isTreatment ? ', con un tratamiento indicado' : ''}`;
